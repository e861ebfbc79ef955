import type { Text } from '@tambour/kernel';
import { scoresTrack, stepsTrack, type TokenState, type TokensTrack, type Track, tokensTrack } from '@tambour/stage';
import { isLeaderOnMap } from '../model/leader.ts';
import { columnName, sideName } from '../model/names.ts';
import { type Field, isOver, turnOf } from '../model/state.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import { isHope, isOnMap } from '../model/unit.ts';
import { ORDERS, SEQUENCES, SIDES, WAITING } from '../model/vocabulary.ts';
import { pointsOf } from '../rules/9-victory.ts';
import { say } from '../texts/say.ts';
import { hourOf } from './sequence-words.ts';
import { scoreParts } from './victory.ts';

/** 3.0a 10.3a Whose phase comes first this turn, and whose it is. */
function initiative(g: Field): TokensTrack['tokens'] {
  const { battle } = g.s;
  const first = battle.first[0]!;
  const isUnderWay = turnOf(g) > 0 && !isOver(g);
  const stateOf = (side: number): TokenState => {
    if (!isUnderWay) return 'waiting';
    if (SEQUENCES[battle.sequence[0]!] === 'closing') return 'done';
    if (battle.active[0] === side) return 'now';
    return side === first ? 'done' : 'waiting';
  };
  return [first, 1 - first].map((side) => {
    const name = sideName(SIDES[side]!);
    return { name: side === first ? say('track.first', { side: name }) : name, side, state: stateOf(side) };
  });
}

const isSpent = (g: Field, column: number): boolean =>
  ![...g.w.columnUnits[column]!].some((u) => !isHope(g, u) && (isOnMap(g, u) || g.s.unit.place[u] === WAITING));
const isToCome = (g: Field, column: number): boolean =>
  g.w.data.columns[column]!.reinforcement !== undefined && g.s.column.entered[column] === 0;

/** 10.1f R85 An order as whoever looks may know it: shown, his own and kept to himself, or the enemy's and unknown. */
function orderWords(g: Field, column: number): Text {
  const known = g.s.column.known[column]!;
  if (known > 0) return ORDER_WORDS[ORDERS[known - 1]!];
  if (g.s.guess.isOrder[column]) return say('track.orderUnknown');
  return say('track.orderHidden', { order: ORDER_WORDS[ORDERS[g.s.column.order[column]!]!] });
}
function orderState(g: Field, column: number): TokenState {
  if (isSpent(g, column)) return 'out';
  if (isToCome(g, column) || g.w.columnSide[column] !== g.s.battle.active[0]) return 'waiting';
  if (g.s.column.tried[column]) return 'done';
  const isAsked = SEQUENCES[g.s.battle.sequence[0]!] === 'orders' && isLeaderOnMap(g, g.w.columnLeader[column]!);
  return isAsked ? 'now' : 'waiting';
}

/** The written orders, column by column, as whoever looks may know them. */
export const orderTokens = (g: Field): TokensTrack['tokens'] =>
  g.w.columnIds.map((id, column) => ({
    name: say('track.order', { column: columnName(g.w, id), order: orderWords(g, column) }),
    side: g.w.columnSide[column]!,
    state: orderState(g, column),
  }));

export function tracks(g: Field): Track[] {
  const { w } = g;
  const turns = Array.from({ length: w.data.turns }, (_, i) =>
    say('track.turn', { turn: i + 1, hour: hourOf(w, i + 1) }),
  );
  // 3.0c The sequences of a phase; without the advanced rules there are no orders.
  const sequences = SEQUENCES.filter((sequence) => sequence !== 'orders' || w.switches.advanced);
  return [
    stepsTrack('turns', say('track.turns'), turns, Math.max(0, turnOf(g) - 1)),
    stepsTrack(
      'sequences',
      say('track.sequences'),
      sequences.map((sequence) => say(`sequence.${sequence}`)),
      sequences.indexOf(SEQUENCES[g.s.battle.sequence[0]!]!),
    ),
    scoresTrack('points', say('track.points'), '9.0a', (side) => ({
      value: pointsOf(g, side).total,
      parts: scoreParts(g, side),
    })),
    tokensTrack('initiative', say('track.initiative'), initiative(g)),
    ...(w.switches.advanced ? [tokensTrack('orders', say('track.orders'), orderTokens(g))] : []),
  ];
}
