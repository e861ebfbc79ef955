import { expectedAfter, itemAt, type World } from '@tambour/kernel';
import type { Answer, LuckRow, SideFigures } from '../match/protocol.ts';
import { trouble } from '../match/trouble.ts';
import type { MatchHistory } from './match-history.ts';

/**
 * What the dice gave against what was to be expected, for each command that threw any, until the time is up. Measured are
 * strength and victory points at the next decision: a plain figure that every game has, and one that a person can check.
 */
export function luckFrom<W extends World, Field>(
  history: MatchHistory<W, Field>,
  from: number,
  ms: number,
): Answer<'luck'> {
  // What was to be expected would tell what the other side keeps to itself.
  if (history.viewer !== 'all')
    throw trouble(
      'not-over',
      'Luck can only be measured once the battle is over.',
      'La chance de chaque camp ne se mesure qu’une fois la bataille terminée.',
    );
  const end = performance.now() + ms;
  const rows: LuckRow[] = [];
  for (let n = Math.max(1, from); n <= history.count; n++) {
    const command = history.rolledFor(n);
    // A standing order is no answer to a question: there is no one action whose dice they are.
    if (!command || command.type === 'standing') continue;
    if (rows.length > 0 && performance.now() >= end) return { rows, next: n };
    rows.push(luckOf(history, n, command));
  }
  return { rows };
}

function luckOf<W extends World, Field>(history: MatchHistory<W, Field>, n: number, command: unknown): LuckRow {
  const { stage } = history.game;
  const figures = (f: Field): readonly number[] => {
    const { strength, points } = stage.measures(f);
    return [...strength, ...points];
  };
  const after = figures(history.at(n).field);
  const before = history.at(n - 1);
  const was = figures(before.field);
  const { figures: mean, isExact } = expectedAfter(before, before.encode(command), figures);
  const sides = was.length / 2;
  const change = (to: readonly number[]): SideFigures => {
    const changes = was.map((x, i) => itemAt(to, i) - x);
    return { strength: changes.slice(0, sides), points: changes.slice(sides) };
  };
  return { n, got: change(after), expected: change(mean), isExact };
}
