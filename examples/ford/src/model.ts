import * as kernel from '@tambour/kernel';
import { plainVerbs } from '@tambour/stage';
import { FRONT } from './front.ts';
import { FORDS, HEXES, UNITS } from './map.ts';
import { say } from './texts/say.ts';

/** Where a unit is that is lost. */
export const NOWHERE = 255;
export const { turns: TURNS } = kernel.itemAt(FRONT.scenarios, 0);
/** The most each column holds. `half` counts the turns of both sides; `staked` is the number of a ford, from 1. */
export const STATE = kernel.plainState(
  { unit: { hex: NOWHERE, strength: 4, done: 1 }, battle: { half: 2 * TURNS, staked: FORDS.length, isShown: 1 } },
  { unit: UNITS.map(({ id }) => id) },
);
export type Field = kernel.PlainField<kernel.StateOf<typeof STATE>>;
export const STEP = kernel.numbered(['turn', 'stake', 'act', 'reply']);

const UNIT = kernel.pieceKind<Field>();
/** What can be done, in the order of the numbers: how a page takes hold of it, and the fields of the command. */
export const VERBS = plainVerbs<Field>()({
  stake: { kind: 'choose', fields: { ford: kernel.choiceKind<Field, (typeof FORDS)[number]>(FORDS) } },
  move: { kind: 'move', fields: { unit: UNIT, to: kernel.placeKind<Field>(HEXES) } },
  fire: {
    kind: 'attack',
    fields: { unit: UNIT, at: kernel.targetKind<Field>((g, u) => g.s.unit.hex[u]) },
    sums: (g, o) =>
      kernel.asTarget([{ rule: '3a', value: kernel.itemAt(g.s.unit.strength, o.a), what: say('strength') }]),
  },
  done: { kind: 'decline', fields: {} },
  reply: { kind: 'attack', fields: {} },
  hold: { kind: 'decline', fields: {} },
});
