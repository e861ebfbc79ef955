import type { Text } from '@tambour/kernel';
import type { ScoresTrack, StepsTrack, TokenState, TokensTrack, Track } from '@tambour/stage';
import { columnName, sideName } from '../model/names.ts';
import { type Field, isHope, isLeaderOnMap, isOnMap, isOver, turnOf } from '../model/state.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import { CATHOLIC, ORDERS, PROTESTANT, SEQUENCES, type Sequence, SIDES, WAITING } from '../model/vocabulary.ts';
import { pointsOf } from '../rules/9-victory.ts';
import { scoreParts } from './score-parts.ts';
import { hourOf } from './sequence-words.ts';

const say = (en: string, fr: string): Text => ({ en, fr });

const turns = (g: Field): StepsTrack => ({
  kind: 'steps',
  id: 'turns',
  title: say('Turn', 'Tour'),
  steps: Array.from({ length: g.w.data.turns }, (_, i) => {
    const hour = hourOf(g.w, i + 1);
    return say(`${i + 1} · ${hour.en}`, `${i + 1} · ${hour.fr}`);
  }),
  at: Math.max(0, turnOf(g) - 1),
});

const SEQUENCE_WORDS: Readonly<Record<Sequence, Text>> = {
  'set-up': say('Set-up', 'Mise en place'),
  command: say('Command', 'Commandement'),
  orders: say('Orders', 'Ordres'),
  movement: say('Movement', 'Mouvement'),
  reaction: say('Reactions', 'Réactions'),
  combat: say('Combats', 'Combats'),
  reorganisation: say('Reorganisation', 'Réorganisation'),
  closing: say('Closing', 'Clôture'),
};
/** 3.0c The sequences of a phase; without the advanced rules there are no orders. */
function sequences(g: Field): StepsTrack {
  const all = SEQUENCES.filter((sequence) => sequence !== 'orders' || g.w.switches.advanced);
  return {
    kind: 'steps',
    id: 'sequences',
    title: say('Sequence', 'Séquence'),
    steps: all.map((sequence) => SEQUENCE_WORDS[sequence]),
    at: all.indexOf(SEQUENCES[g.s.battle.sequence[0]!]!),
  };
}

const points = (g: Field): ScoresTrack => ({
  kind: 'scores',
  id: 'points',
  title: say('Victory points', 'Points de victoire'),
  rule: '9.0a',
  scores: [CATHOLIC, PROTESTANT].map((side) => ({
    side,
    value: pointsOf(g, side).total,
    parts: scoreParts(g, side),
  })),
});

/** 3.0a 10.3a Whose phase comes first this turn, and whose it is. */
function initiative(g: Field): TokensTrack {
  const { battle } = g.s;
  const first = battle.first[0]!;
  const isUnderWay = turnOf(g) > 0 && !isOver(g);
  const stateOf = (side: number): TokenState => {
    if (!isUnderWay) return 'waiting';
    if (SEQUENCES[battle.sequence[0]!] === 'closing') return 'done';
    if (battle.active[0] === side) return 'now';
    return side === first ? 'done' : 'waiting';
  };
  return {
    kind: 'tokens',
    id: 'initiative',
    title: say('Initiative', 'Initiative'),
    tokens: [first, 1 - first].map((side) => {
      const { en, fr } = sideName(SIDES[side]!);
      return {
        name: side === first ? say(`${en}, first to act`, `${fr}, agissent d’abord`) : say(en, fr),
        side,
        state: stateOf(side),
      };
    }),
  };
}

const isSpent = (g: Field, column: number): boolean =>
  ![...g.w.columnUnits[column]!].some((u) => !isHope(g, u) && (isOnMap(g, u) || g.s.unit.place[u] === WAITING));
const isToCome = (g: Field, column: number): boolean =>
  g.w.data.columns[column]!.reinforcement !== undefined && g.s.column.entered[column] === 0;

/** 10.1f R85 An order as whoever looks may know it: shown, his own and kept to himself, or the enemy's and unknown. */
function orderWords(g: Field, column: number): Text {
  const known = g.s.column.known[column]!;
  if (known > 0) return ORDER_WORDS[ORDERS[known - 1]!];
  if (g.s.guess.isOrder[column]) return say('order unknown', 'ordre inconnu');
  const order = ORDER_WORDS[ORDERS[g.s.column.order[column]!]!];
  return say(`${order.en}, not shown yet`, `${order.fr}, non révélé`);
}
function orderState(g: Field, column: number): TokenState {
  if (isSpent(g, column)) return 'out';
  if (isToCome(g, column) || g.w.columnSide[column] !== g.s.battle.active[0]) return 'waiting';
  if (g.s.column.tried[column]) return 'done';
  const isAsked = SEQUENCES[g.s.battle.sequence[0]!] === 'orders' && isLeaderOnMap(g, g.w.columnLeader[column]!);
  return isAsked ? 'now' : 'waiting';
}
const orders = (g: Field): TokensTrack => ({
  kind: 'tokens',
  id: 'orders',
  title: say('Orders', 'Ordres'),
  tokens: g.w.columnIds.map((id, column) => {
    const name = columnName(g.w, id);
    const order = orderWords(g, column);
    return {
      name: say(`${name.en}: ${order.en}`, `${name.fr} : ${order.fr}`),
      side: g.w.columnSide[column]!,
      state: orderState(g, column),
    };
  }),
});

export const tracks = (g: Field): Track[] => [
  turns(g),
  sequences(g),
  points(g),
  initiative(g),
  ...(g.w.switches.advanced ? [orders(g)] : []),
];
