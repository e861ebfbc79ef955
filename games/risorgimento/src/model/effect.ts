import { read } from '@tambour/kernel';
import { SIDES, TERRAINS, WATERS } from './vocabulary.ts';

const name = read.string(40);
const names = read.list(name, 400);
const side = read.oneOf(...SIDES);
const small = read.integer(-9, 9);
const note = { rule: read.string(20) };
const why = { source: read.string(40), why: read.string(400) };

/** What the rules of a battle can do, each kind with its figures. A battle has those its file lists; no rule asks which battle it is. */
const KINDS = {
  /** M1 Facing matters for leaving and turning in such ground. */
  perception: { terrain: read.oneOf(...TERRAINS), turnCost: read.integer(0, 9) },
  /** M2 Attacks from such ground into such ground may surprise. */
  surprise: { terrain: read.oneOf(...TERRAINS), most: small },
  /** M4 A side may try to blow up bridges at the end of an activation. */
  demolition: { side, bridges: names, most: small },
  /** M5 Protected hexsides of fortified hexes. */
  fortification: { attack: small, artillery: small, smallArms: small },
  /** M6 A night turn. */
  night: { activations: read.integer(0, 9), artilleryRange: read.integer(0, 12) },
  /** M7 A water that a side never crosses. */
  'no-crossing': { side, water: read.oneOf(...WATERS) },
  /** M7 Ground that some corps of a side do not enter before a turn has ended: what a flood from a hex reaches within a water. */
  'closed-ground': {
    side,
    corps: names,
    untilTurn: read.integer(1, 99),
    floodFrom: name,
    within: read.oneOf(...WATERS),
    except: names,
  },
  /** M8 Battalions that engage badly and may walk away. */
  unreliable: { units: names, engagement: small, leavesFrom: small },
  /** M9 Corps that never roll for demoralisation. */
  steadfast: { corps: names },
  /** SM1 The hand goes to and fro, without continuity. */
  alternate: {},
  /** SM2 Columns that a side does not enter. */
  'first-column': { side, column: read.integer(1, 400) },
  /** SM3 Divisions of a corps are rolled for one by one. */
  divisions: { corps: name, divisions: names, continuity: read.integer(0, 9), armyFrom: read.integer(1, 9) },
  /** SM4 Rain weakens all fire. */
  rain: { fire: small },
} as const;
export type EffectKind = keyof typeof KINDS;
export type Effect = read.OfKinds<typeof KINDS> & { readonly rule: string };
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly kind: K }>;

/** One rule of a battle as its file states it. Throws `BadInput` that names the field. */
export const readEffect = read.mapped(
  read.parts({ effect: read.ofKind(KINDS, { ...note, ...why }), rule: read.at('rule', note.rule) }),
  ({ effect, rule }): Effect => ({ ...effect, rule }),
);

/** The effect of a kind that a battle has, if it has it. */
export const effectOf = <K extends EffectKind>(effects: readonly Effect[], kind: K): EffectOf<K> | undefined =>
  effects.find((e): e is EffectOf<K> => e.kind === kind);
