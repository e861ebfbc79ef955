import type { StandingAnswer, StandingInfo } from '@tambour/kernel';
import { itemAt } from '@tambour/kernel';
import { say, words } from '../words/settings.ts';
import { type BattleStore, PERSON } from './battle-store.ts';

const USUAL_PERCENT = 50;

/** What a side answers beforehand, heading by heading. */
export function StandingPanel({ battle }: { readonly battle: BattleStore }) {
  const w = words.value;
  const { game } = battle.opened.value;
  return (
    <section class="standing" data-testid="standing">
      <p>{w.standing.intro}</p>
      {battle.sides.map((side, s) => (
        <fieldset key={side.id}>
          <legend>
            <span class={`pennon side-${s}`} aria-hidden="true" /> {w.side(say(side.name))}
          </legend>
          {battle.commands(s)
            ? game.standing.map((info) => <Heading key={info.id} battle={battle} side={s} info={info} />)
            : battle.seats[s] !== PERSON && <p class="hint">{w.standing.locked}</p>}
        </fieldset>
      ))}
    </section>
  );
}

interface HeadingProps {
  readonly battle: BattleStore;
  readonly side: number;
  readonly info: StandingInfo;
}
function Heading({ battle, side, info }: HeadingProps) {
  const w = words.value;
  const sideId = itemAt(battle.sides, side).id;
  const now = battle.live.value.standing[side]?.[info.id] ?? { answer: 'ask', percent: 0 };
  const set = (answer: string, percent: number): void =>
    void battle.stand(
      { type: 'standing', side: sideId, on: info.id, answer, ...(answer === 'chance' ? { percent } : {}) },
      sideId,
    );
  const isOver = battle.live.value.moment.decision === undefined;
  return (
    <div class="heading">
      <label>
        {say(info.title)}
        <select
          value={now.answer}
          disabled={isOver}
          data-standing={`${sideId}.${info.id}`}
          onChange={(e) => set(e.currentTarget.value, now.percent || USUAL_PERCENT)}
        >
          {[...new Set<StandingAnswer>(['ask', ...info.answers])].map((answer) => (
            <option key={answer} value={answer}>
              {w.standing[answer]}
            </option>
          ))}
        </select>
      </label>
      {now.answer === 'chance' && (
        <label>
          <input
            type="number"
            min={1}
            max={100}
            value={now.percent}
            onChange={(e) => {
              const percent = Math.round(Number(e.currentTarget.value));
              if (percent >= 1 && percent <= 100) set('chance', percent);
              else e.currentTarget.value = String(now.percent);
            }}
          />{' '}
          {w.standing.percent}
        </label>
      )}
    </div>
  );
}
