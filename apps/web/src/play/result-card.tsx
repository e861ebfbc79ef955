import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { type Combat, isRoll, placesOf, storyOf } from './combats.ts';
import { Dice } from './dice.tsx';
import { Icon } from './icon.tsx';
import { Locate } from './locate.tsx';
import { pointAt } from './point-at.ts';
import { resultOf } from './result.ts';
import { Told } from './roll.tsx';
import { Who } from './who.tsx';

interface ResultProps {
  readonly battle: BattleStore;
  readonly combat: Combat;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a combat came to, in one line; good and bad are told apart by a sign as well as by colour. */
export function ResultLine({ battle, combat }: ResultProps) {
  const w = words.value.happened;
  const items = resultOf(combat.last, battle.viewpoint);
  // Dice that nobody's order threw, for the first move say: what they came to is what is told of them.
  const told = combat.first.label ? undefined : storyOf(combat).findLast(isRoll);
  if (items.length === 0 && told) return <p class="result-line">{say(told.text)}</p>;
  if (items.length === 0)
    return <p class="result-line">{combat.last.goesOn ? <em>{w.goesOn}</em> : <span>{w.noEffect}</span>}</p>;
  return (
    <p class="result-line" data-testid="result">
      {items.map(({ text, isGood }) => (
        <span key={text.en} class={isGood === undefined ? 'plain' : isGood ? 'good' : 'bad'}>
          {isGood !== undefined && (
            <>
              <Icon name={isGood ? 'good' : 'bad'} />
              <span class="visually-hidden">{isGood ? w.good : w.bad}</span>{' '}
            </>
          )}
          {capital(say(text))}
        </span>
      ))}
    </p>
  );
}

/** The order that began it, and by whom. */
export const ResultTitle = ({ battle, combat: { first } }: ResultProps) => (
  <>
    {first.side !== undefined && <Who battle={battle} side={first.side} isSpeaking />} {first.label && say(first.label)}
  </>
);

/** So many rolls of the newest combat are seen at once; all others are one press away. */
const FEW = 3;

interface CardProps extends ResultProps {
  readonly isNewest: boolean;
  onLocate(place: string): void;
}

/** One combat as one thing: the order, what came of it, and every roll with its modifiers and rules. */
export function ResultCard({ battle, combat, isNewest, onLocate }: CardProps) {
  const w = words.value;
  const rolls = storyOf(combat).filter(isRoll);
  const places = placesOf(combat);
  const why = battle.whys.value.get(combat.from);
  const list = (
    <ul class="rolls">
      {rolls.map((told, i) => (
        <li key={i} {...pointAt(battle, told.places)}>
          <Told battle={battle} told={told} />
        </li>
      ))}
    </ul>
  );
  return (
    <article class="result-card" data-testid="result-card" data-from={combat.from} {...pointAt(battle, places)}>
      <h3>
        <ResultTitle battle={battle} combat={combat} /> <Locate place={places[0]} onLocate={onLocate} />
      </h3>
      {rolls.length > 0 && <ResultLine battle={battle} combat={combat} />}
      {why && (
        <p class="hint">
          {w.happened.why} {say(why)}
        </p>
      )}
      {rolls.length > FEW || (rolls.length > 0 && !isNewest) ? (
        <details>
          <summary>
            {w.happened.rolls(rolls.length)} <Dice faces={rolls.flatMap(({ dice = [] }) => dice)} />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </article>
  );
}
