import type { Measures } from '@tambour/stage';
import { useEffect, useState } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { Chart } from './chart.tsx';
import { RuleLink } from './rule-link.tsx';
import { Scores } from './tracks-panel.tsx';

interface EndProps {
  readonly battle: BattleStore;
  onLook(): void;
  onLeave(): void;
}

/** The verdict, and how it came to that. */
export function EndScreen({ battle, onLook, onLeave }: EndProps) {
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
  const { sides } = battle;
  const last = history.at(-1);
  const game = battle.opened.value.game.game;
  return (
    <section class="end" data-testid="end" aria-label={w.end.title}>
      <h2>{verdict.winner === undefined ? w.end.draw : w.end.won(say(sides[verdict.winner]!.name))}</h2>
      <p class="verdict">
        {say(verdict.why)} <RuleLink driver={battle.driver} game={game} rule={verdict.rule} />
      </p>
      <p class="final-points">
        {sides.map((side, s) => (
          <span key={side.id}>
            <span class={`pennon side-${s}`} aria-hidden="true" /> {w.side(say(side.name))}{' '}
            <strong>{verdict.points[s]}</strong>
          </span>
        ))}
      </p>
      <div class="commit-row">
        <button type="button" onClick={onLook}>
          {w.end.look}
        </button>
        <button type="button" class="commit" onClick={onLeave}>
          {w.back}
        </button>
      </div>
      {battle.live.value.moment.scene.tracks.map(
        (track) => track.kind === 'scores' && <Scores key={track.id} track={track} battle={battle} />,
      )}
      {last && (
        <>
          <h3>{w.end.course}</h3>
          <div class="charts">
            <Chart
              title={w.end.points}
              lines={sides.map((side, s) => ({
                name: w.side(say(side.name)),
                values: history.map((m) => m.points[s] ?? 0),
              }))}
            />
            <Chart
              title={w.end.strength}
              lines={sides.map((side, s) => ({
                name: w.side(say(side.name)),
                values: history.map((m) => m.strength[s] ?? 0),
              }))}
            />
          </div>
          <h3>{w.end.losses}</h3>
          <table class="losses">
            <thead>
              <tr>
                <th scope="col">{w.end.formation}</th>
                <th scope="col">{w.end.lostPoints}</th>
              </tr>
            </thead>
            <tbody>
              {last.losses.map((row) => (
                <tr key={row.side + row.formation.en}>
                  <th scope="row">
                    <span class={`pennon side-${row.side}`} aria-hidden="true" /> {say(row.formation)}
                  </th>
                  <td>
                    <span class="loss-bar" aria-hidden="true">
                      <span class="lost" style={{ inlineSize: `${row.of > 0 ? (100 * row.lost) / row.of : 0}%` }} />
                    </span>{' '}
                    {w.end.lost(row.lost, row.of)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
