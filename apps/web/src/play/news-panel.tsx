import { say, words } from '../words/settings.ts';
import { type BattleStore, PERSON } from './battle-store.ts';
import { Dice } from './dice.tsx';
import { Icon } from './icon.tsx';

interface NewsProps {
  readonly battle: BattleStore;
  onLocate(place: string): void;
}

/** What the computer did since the person last decided: fights, losses, retreats; where nothing of the kind, its orders, folded. */
export function NewsPanel({ battle, onLocate }: NewsProps) {
  const w = words.value;
  const log = battle.log.value;
  const isOwn = (side: number | undefined) => side !== undefined && battle.seats[side] === PERSON;
  const last = log.findLastIndex((entry) => isOwn(entry.side));
  const since = log.slice(last + 1).filter((entry) => entry.side !== undefined);
  if (!battle.isAsked.value || since.length === 0 || last < 0) return null;
  const told = since.flatMap((entry) => entry.events.filter((t) => t.weight === 'major'));
  return (
    <details class="news" open={told.length > 0} data-testid="news">
      <summary>{w.play.since(since.length)}</summary>
      <ul>
        {told.length === 0 && since.map(({ n, label }) => label && <li key={n}>{say(label)}</li>)}
        {told.map((telling, i) => (
          <li key={i}>
            {telling.dice && telling.dice.length > 0 && <Dice faces={telling.dice} />} {say(telling.text)}{' '}
            {telling.places[0] !== undefined && (
              <button
                type="button"
                class="locate"
                aria-label={`${w.log.show}: ${telling.places[0]}`}
                onClick={() => onLocate(telling.places[0]!)}
              >
                <Icon name="locate" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
