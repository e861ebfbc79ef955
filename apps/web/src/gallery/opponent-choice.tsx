import { hasTemperament, type OpponentId, opponentId, opponentOf, TEMPERAMENTS } from '@tambour/ai/level';
import { OFFERED_LEVELS } from '../play/opponents.ts';
import { words } from '../words/settings.ts';

interface OpponentChoiceProps {
  /** Who commands for the computer; undefined where its two sides have different players. */
  readonly chosen: OpponentId | undefined;
  onChoose(id: OpponentId): void;
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** How well the computer plays, and what it likes: each in a line. */
export function OpponentChoice({ chosen, onChoose }: OpponentChoiceProps) {
  const w = words.value.opponent;
  const now = chosen && opponentOf(chosen);
  const temperament = now?.temperament ?? 'steady';
  return (
    <>
      <fieldset class="opponents" data-testid="opponent">
        <legend>{w.title}</legend>
        {OFFERED_LEVELS.map((level) => (
          <label key={level} class="radio">
            <input
              type="radio"
              name="opponent"
              data-level={level}
              checked={now?.level === level}
              onChange={() => onChoose(opponentId({ level, temperament }))}
            />{' '}
            <span>
              {capital(w.level[level])}
              <span class="hint">{w.line(w.says[level])}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {now && hasTemperament(now.level) && (
        <fieldset class="opponents" data-testid="temperament">
          <legend>{w.temperamentTitle}</legend>
          {TEMPERAMENTS.map((id) => (
            <label key={id} class="radio">
              <input
                type="radio"
                name="temperament"
                data-temperament={id}
                checked={temperament === id}
                onChange={() => onChoose(opponentId({ level: now.level, temperament: id }))}
              />{' '}
              <span>
                {capital(w.temperament[id])}
                <span class="hint">{w.line(w.temperamentSays[id])}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
