import type { Text } from '@tambour/kernel';
import {
  type Status,
  type StatusChip,
  scoresTrack,
  stepsTrack,
  type TokenState,
  type TokensTrack,
  type Track,
  tokensTrack,
} from '@tambour/stage';
import { isLeaderOnMap } from '../model/leader.ts';
import {
  columnLeader,
  columnSide,
  columnUnits,
  firstSide,
  orderName,
  revealedOrder,
  sequenceOf,
  writtenFor,
} from '../model/lookup.ts';
import { columnName, sideName } from '../model/names.ts';
import { active, type Field, isOver, turnOf } from '../model/state.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import { isHope, isOnMap, unitPlace } from '../model/unit.ts';
import { SEQUENCES, WAITING } from '../model/vocabulary.ts';
import { isInPlay } from '../rules/3-sequence.ts';
import { pointsOf, standing } from '../rules/9-victory.ts';
import { reworded } from '../texts/reworded.ts';
import { say } from '../texts/say.ts';
import { hourOf, sequenceNow } from './sequence-words.ts';
import { scoreParts } from './victory.ts';

/** 3.0a 10.3a Whose phase comes first this turn, and whose it is. */
function initiative(g: Field): TokensTrack['tokens'] {
  const first = firstSide(g);
  const isUnderWay = turnOf(g) > 0 && !isOver(g);
  const stateOf = (side: number): TokenState => {
    if (!isUnderWay) return 'waiting';
    if (sequenceOf(g) === 'closing') return 'done';
    if (active(g) === side) return 'now';
    return side === first ? 'done' : 'waiting';
  };
  return [first, 1 - first].map((side) => {
    const name = sideName(side);
    return { name: side === first ? say('track.first', { side: name }) : name, side, state: stateOf(side) };
  });
}

const isSpent = (g: Field, column: number): boolean =>
  !columnUnits(g, column).some((u) => !isHope(g, u) && (isOnMap(g, u) || unitPlace(g, u) === WAITING));

/** 10.1f R85 An order as whoever looks may know it: shown, his own and kept to himself, or the enemy's and unknown. */
function orderWords(g: Field, column: number): Text {
  const known = revealedOrder(g, column);
  if (known) return ORDER_WORDS[known];
  if (g.s.guess.isOrder[column]) return say('track.orderUnknown');
  return say('track.orderHidden', { order: ORDER_WORDS[orderName(writtenFor(g, column))] });
}
function orderState(g: Field, column: number): TokenState {
  if (isSpent(g, column)) return 'out';
  if (!isInPlay(g, column) || columnSide(g, column) !== active(g)) return 'waiting';
  if (g.s.column.tried[column]) return 'done';
  const isAsked = sequenceOf(g) === 'orders' && isLeaderOnMap(g, columnLeader(g, column));
  return isAsked ? 'now' : 'waiting';
}

/** The written orders, column by column, as whoever looks may know them. */
const orderTokens = (g: Field): TokensTrack['tokens'] =>
  g.w.columnIds.map((id, column) => ({
    name: say('track.order', { column: columnName(g.w, id), order: orderWords(g, column) }),
    side: columnSide(g, column),
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
      sequences.indexOf(sequenceOf(g)),
    ),
    scoresTrack('points', say('track.points'), '9.0a', (side) => ({
      value: pointsOf(g, side).total,
      parts: scoreParts(g, side),
    })),
    tokensTrack('initiative', say('track.initiative'), initiative(g)),
    ...(w.switches.advanced ? [tokensTrack('orders', say('track.orders'), orderTokens(g))] : []),
  ];
}

/** 2.2a 10.3a Who goes first this turn; 3 the special rules that hold on it; 10.1f the orders as far as they are known. */
function chips(g: Field): StatusChip[] {
  if (isOver(g)) return [];
  const turn = turnOf(g);
  const first = firstSide(g);
  const initiative: StatusChip = {
    text: say('status.initiative', { side: sideName(first) }),
    side: first,
    note: say('status.initiativeNote'),
  };
  const special = g.w.data.special
    .filter(({ effects }) => effects.some((e) => 'turns' in e && e.turns.includes(Math.max(1, turn))))
    .map(({ id, title }): StatusChip => ({ text: reworded(title), rule: id }));
  const orders = g.w.switches.advanced
    ? orderTokens(g)
        .filter(({ state }) => state !== 'out')
        .map(({ name, side }): StatusChip => ({ text: name, side }))
    : [];
  return [initiative, ...special, ...orders];
}

export function status(g: Field): Status {
  const turn = Math.max(1, turnOf(g));
  return {
    time: say('status.time', { turn, turns: g.w.data.turns, hour: hourOf(g.w, turn) }),
    phase: isOver(g) ? say('status.over') : sequenceNow(g),
    scores: standing(g).points,
    chips: chips(g),
  };
}
