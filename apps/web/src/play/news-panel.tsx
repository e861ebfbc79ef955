import { say, words } from '../words/settings.ts';
import { type BattleStore, PERSON } from './battle-store.ts';
import { type Combat, isFought, placesOf } from './combats.ts';
import { pointAt } from './point-at.ts';
import { ResultCard } from './result-card.tsx';

interface NewsProps {
  readonly battle: BattleStore;
  onLocate(place: string): void;
}

/** The combats since the reader's last order, that order's own among them. */
function recentOf({ combats, recent, viewpoint }: BattleStore): readonly Combat[] {
  const all = combats.value;
  const own = viewpoint === undefined ? -1 : all.findLastIndex(({ first }) => first.side === viewpoint);
  const since = recent.value[0]?.n ?? Number.POSITIVE_INFINITY;
  return all.filter(({ first, last }, i) => first.side !== undefined && (i === own || last.n >= since));
}

/** What happened since the reader last decided: each combat as one card, newest first; orders without dice folded. */
export function NewsPanel({ battle, onLocate }: NewsProps) {
  const w = words.value.happened;
  // The end has a screen of its own, and the verdict is told once.
  if (!battle.isLive.value || battle.live.value.moment.verdict) return null;
  const since = recentOf(battle);
  // While the computer plays, its latest order is seen whole, dice or not.
  const decider = battle.live.value.moment.decision?.side;
  const latest = decider === undefined || battle.seats[decider] === PERSON ? undefined : since.at(-1);
  const isOnCard = (combat: Combat): boolean => combat === latest || isFought(combat);
  const fought = since.filter(isOnCard).toReversed();
  const { viewpoint } = battle;
  const others = since.filter((c) => !isOnCard(c) && (viewpoint === undefined || c.first.side !== viewpoint));
  if (fought.length === 0 && others.length === 0) return null;
  return (
    <section class="news" aria-label={w.latest} data-testid="news">
      {fought.map((combat, i) => (
        <ResultCard key={combat.from} battle={battle} combat={combat} isNewest={i === 0} onLocate={onLocate} />
      ))}
      {others.length > 0 && (
        <details data-testid="news-orders">
          <summary>
            {viewpoint !== undefined && fought.length === 0 ? w.theirs(others.length) : w.others(others.length)}
          </summary>
          <ul>
            {others.map((combat) => (
              <li key={combat.from} {...pointAt(battle, placesOf(combat))}>
                {combat.first.label && say(combat.first.label)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
