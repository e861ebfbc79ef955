import { itemAt } from '@tambour/kernel';
import type { Measures } from '@tambour/stage';
import { useEffect, useState } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { Changes } from './changes.tsx';
import { Chart } from './chart.tsx';
import { Losses } from './losses.tsx';
import { LuckPanel, Order } from './luck-panel.tsx';
import type { Review } from './review.ts';
import { RuleLink } from './rule-link.tsx';
import { swingsOf } from './swings.ts';
import { Scores } from './tracks-panel.tsx';
import { WorstDecisions } from './worst-decisions.tsx';

interface EndProps {
  readonly battle: BattleStore;
  readonly review: Review;
  onLook(): void;
  onLeave(): void;
  /** The same battle again, or with the seats exchanged. Absent where it is not kept. */
  readonly onRematch: ((isSwapped: boolean) => void) | undefined;
  onLink(): Promise<boolean>;
}
const TURNING_POINTS = 5;

/** The verdict, and how it came to that. */
export function EndScreen({ battle, review, onLook, onLeave, onRematch, onLink }: EndProps) {
  const w = words.value;
  const { verdict } = battle.live.value.moment;
  const [history, recall] = useState<readonly Measures[]>([]);
  useEffect(() => {
    battle.driver
      .query('history', {})
      .then(recall)
      .catch((error) => battle.complain(error));
  }, [battle]);
  if (!verdict) return null;
  const game = battle.opened.value.game.game;
  const go = (n: number): void => {
    onLook();
    void battle.look(n);
  };
  return (
    <section class="end" data-testid="end" aria-label={w.end.title}>
      <h2>{titleOf(battle, verdict.winner)}</h2>
      <p class="verdict">
        {say(verdict.why)} <RuleLink driver={battle.driver} game={game} rule={verdict.rule} />
      </p>
      {battle.live.value.moment.scene.tracks.map(
        (track) => track.kind === 'scores' && <Scores key={track.id} track={track} battle={battle} />,
      )}
      <EndButtons battle={battle} onLook={onLook} onLeave={onLeave} onRematch={onRematch} onLink={onLink} />
      {history.length > 0 && <Course battle={battle} history={history} onGo={go} />}
      {battle.opened.value.record && <WorstDecisions review={review} onLook={onLook} />}
      {history.length > 0 && <LuckPanel battle={battle} onGo={go} />}
      {history.length > 0 && <Losses losses={history.at(-1)?.losses ?? []} lossesBy={history.at(-1)?.lossesBy} />}
    </section>
  );
}

/** Who has won, to the one who played or by name. */
function titleOf({ viewpoint, sides }: BattleStore, winner: number | undefined): string {
  const w = words.value;
  if (winner === undefined) return w.end.draw;
  if (viewpoint === undefined) return w.end.won(say(itemAt(sides, winner).name));
  return winner === viewpoint ? w.happened.youWin : w.happened.youLose;
}

function EndButtons({ battle, onLook, onLeave, onRematch, onLink }: Omit<EndProps, 'review'>) {
  const w = words.value;
  const [said, speak] = useState('');
  const isOneSided = new Set(battle.seats).size > 1;
  return (
    <>
      <div class="commit-row">
        {onRematch && (
          <>
            <button type="button" class="commit" data-testid="rematch" onClick={() => onRematch(false)}>
              {w.happened.rematch}
            </button>
            {isOneSided && (
              <button type="button" data-testid="swap" onClick={() => onRematch(true)}>
                {w.happened.swap}
              </button>
            )}
            <button
              type="button"
              data-testid="share"
              onClick={() =>
                void onLink()
                  .then((isDone) => speak(isDone ? w.keep.copied : w.keep.tooLong))
                  // The browser may forbid the clipboard.
                  .catch((error) => battle.complain(error))
              }
            >
              {w.happened.share}
            </button>
          </>
        )}
        <button type="button" data-testid="end-look" onClick={onLook}>
          {w.end.look}
        </button>
        <button type="button" onClick={onLeave}>
          {w.back}
        </button>
      </div>
      <p class="hint" role="status">
        {said}
      </p>
    </>
  );
}

interface CourseProps {
  readonly battle: BattleStore;
  readonly history: readonly Measures[];
  onGo(n: number): void;
}
/** The orders that turned the battle, and its figures turn by turn. */
function Course({ battle, history, onGo }: CourseProps) {
  const w = words.value;
  const swings = swingsOf(history, battle.combats.value, TURNING_POINTS);
  const log = battle.log.value;
  const turns = log.flatMap(({ n, turn }, i) => (turn !== log[i - 1]?.turn ? [{ at: n, turn }] : []));
  const chart = (title: string, of: (m: Measures) => readonly number[]) => (
    <Chart
      title={title}
      turns={turns}
      turnsTitle={w.happened.turns(battle.opened.value.game.hasPeriods === true)}
      marks={swings.map(({ combat }) => combat.last.n)}
      lines={battle.sides.map((side, s) => ({
        name: w.side(say(side.name)),
        values: history.map((m) => of(m)[s] ?? 0),
      }))}
    />
  );
  return (
    <>
      <h3>{w.happened.turningPoints}</h3>
      {swings.length === 0 ? (
        <p>{w.happened.noTurning}</p>
      ) : (
        <>
          <p class="hint">{w.happened.turningHint}</p>
          <ol class="turning" data-testid="turning">
            {swings.map((swing) => (
              <li key={swing.combat.from}>
                <Order battle={battle} n={swing.combat.from} at={swing.combat.last.n} onGo={onGo} />
                <Changes battle={battle} of={swing} />
              </li>
            ))}
          </ol>
        </>
      )}
      <div class="charts">
        {chart(w.end.points, (m) => m.points)}
        {chart(w.end.strength, (m) => m.strength)}
      </div>
    </>
  );
}
