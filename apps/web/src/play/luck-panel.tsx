import { itemAt } from '@tambour/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { LuckRow } from '../match/protocol.ts';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { Changes, plainFigure } from './changes.tsx';
import { changeOf, luckOf, luckSums } from './swings.ts';
import { Who } from './who.tsx';

/** Milliseconds of calculation before the rows found so far are shown. */
const SLICE = 200;
/** Luck worth less than this to either side is none to speak of. */
const EVEN = 1;
const SHOWN = 4;

interface LuckProps {
  readonly battle: BattleStore;
  onGo(n: number): void;
}

/** What the dice gave against what was to be expected, roll by roll; it grows while it is calculated. */
export function LuckPanel({ battle, onGo }: LuckProps) {
  const w = words.value.happened;
  const [rows, know] = useState<readonly LuckRow[]>([]);
  const [isDone, finish] = useState(false);
  useEffect(() => {
    let isStale = false;
    const calculate = async (): Promise<void> => {
      const found: LuckRow[] = [];
      for (let next: number | undefined = 1; next !== undefined; ) {
        const answer: { readonly rows: readonly LuckRow[]; readonly next?: number } = await battle.driver.query(
          'luck',
          {
            from: next,
            ms: SLICE,
          },
        );
        if (isStale) return;
        found.push(...answer.rows);
        know([...found]);
        next = answer.next;
      }
      finish(true);
    };
    calculate().catch((error) => battle.complain(error));
    return () => {
      isStale = true;
    };
  }, [battle]);
  const all = battle.log.value.filter(({ n, dice }) => n > 0 && dice.length > 0).length;
  const sums = luckSums(rows);
  const greatest = rows
    .filter((row) => Math.abs(luckOf(row)) >= EVEN / 2)
    .sort((a, b) => Math.abs(luckOf(b)) - Math.abs(luckOf(a)))
    .slice(0, SHOWN);
  return (
    <section class="luck" data-testid="luck" data-done={isDone}>
      <h3>{w.luck}</h3>
      <p role="status">
        {isDone ? (
          rows.length === 0 ? (
            w.luckNone
          ) : (
            <Verdict battle={battle} worth={sums.worth} />
          )
        ) : (
          w.luckCounting(rows.length, all)
        )}
      </p>
      {rows.length > 0 && (
        <>
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">{w.lostGot}</th>
                <th scope="col">{w.pointsGot}</th>
              </tr>
            </thead>
            <tbody>
              {battle.sides.map((side, s) => (
                <tr key={side.id} data-side={side.id}>
                  <th scope="row">
                    <Who battle={battle} side={s} />
                  </th>
                  <td>
                    {w.luckRow(
                      plainFigure(-(sums.got.strength[s] ?? 0)),
                      plainFigure(-(sums.expected.strength[s] ?? 0)),
                    )}
                  </td>
                  <td>{w.luckRow(plainFigure(sums.got.points[s] ?? 0), plainFigure(sums.expected.points[s] ?? 0))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {isDone && greatest.length > 0 && (
            <>
              <h4>{w.luckiest}</h4>
              <ul class="turning">
                {greatest.map((row) => (
                  <li key={row.n}>
                    <Order battle={battle} n={row.n} onGo={onGo} />
                    <Changes battle={battle} of={changeOf(row.got, row.expected)} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {isDone && <p class="hint">{w.luckMethod(rows.length, rows.filter((row) => row.isExact).length)}</p>}
        </>
      )}
    </section>
  );
}

/** Whom the dice favoured. */
function Verdict({ battle, worth }: { readonly battle: BattleStore; readonly worth: number }) {
  const w = words.value.happened;
  if (Math.abs(worth) < EVEN) return <>{w.luckEven}</>;
  const lucky = worth > 0 ? 0 : 1;
  const { viewpoint } = battle;
  if (viewpoint === undefined) return <>{w.luckFor(say(itemAt(battle.sides, lucky).name))}</>;
  return <>{lucky === viewpoint ? w.luckYou : w.luckThey}</>;
}

interface OrderProps extends LuckProps {
  readonly n: number;
  /** The command that ended it, where others answered it. */
  readonly at?: number;
}
/** An order by its turn and its words; a press shows the field as it left it. */
export function Order({ battle, n, at = n, onGo }: OrderProps) {
  const w = words.value;
  const entry = battle.log.value.find((e) => e.n === n);
  if (!entry) return null;
  return (
    <button type="button" class="link" data-go={at} title={w.log.at(at)} onClick={() => onGo(at)}>
      {w.happened.by(w.happened.turn(entry.turn, battle.opened.value.game.hasPeriods === true))}{' '}
      {entry.label && say(entry.label)}
    </button>
  );
}
