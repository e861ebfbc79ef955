import { distance, hexId } from '@tambour/boards';
import { type Check, hiddenColumn, itemAt, plainGame } from '@tambour/kernel';
import { active, alive, halfOf, hexOf, stakedFord, strengthOf, turnOf } from './field.ts';
import { FRONT } from './front.ts';
import { DEEP, FORDS, GRID, GUARDS, HEXES, RAIDERS, UNITS } from './map.ts';
import { type Field, NOWHERE, STATE, STEP, VERBS } from './model.ts';
import { hasCrossed, STEPS } from './rules.ts';
import { say } from './texts/say.ts';

/** 2a A unit stands alone on ground that bears it, or is gone: whatever passes can be played on from. */
const PLACED: Check<Field> = {
  field: 'unit.hex',
  reason: 'is no place for it',
  holds({ s: { unit } }, u) {
    if (unit.strength[u] === 0) return unit.hex[u] === NOWHERE;
    const hex = itemAt(unit.hex, u);
    return hex < HEXES.length && hex !== DEEP && unit.hex.filter((other) => other === hex).length === 1;
  },
};
/** 1c 4a While anything is left to do nobody has crossed, and turns are taken once a ford is staked. */
const isUnderWay = (g: Field): boolean =>
  g.s.kernel.depth[0] === 0 || (!hasCrossed(g) && (stakedFord(g) >= 0 || halfOf(g) === 0));
const points = (g: Field, side: number): number => alive(g, side).reduce((n, u) => n + strengthOf(g, u), 0);

/** A raid over a river: the smallest game that uses the whole house. */
export const ford = plainGame<Field>({
  ...FRONT,
  verbs: VERBS,
  steps: STEPS,
  state: STATE,
  pieces: UNITS,
  begin(g) {
    g.s.unit.hex.set(UNITS.map(({ hex }) => hex));
    g.s.unit.strength.set(UNITS.map(({ strength }) => strength));
    g.pen.push(STEP.turn);
    g.pen.push(STEP.stake);
  },
  checks: [PLACED, { field: 'battle.half', reason: 'has nothing to be played', holds: isUnderWay }],
  status: (g) => ({ turn: turnOf(g), phase: itemAt(FRONT.sides, active(g)).id }),
  verdict(g) {
    const winner = hasCrossed(g) || points(g, GUARDS) === 0 ? RAIDERS : GUARDS;
    return { winner, rule: '1c', why: say(winner === RAIDERS ? 'end.raiders' : 'end.guards') };
  },
  points,
  harms: ['lost', 'gone'],
  distance: (hex, other) => distance(GRID, hexId(hex), hexId(other)),
  judge: (g, side) =>
    (points(g, side) - points(g, 1 - side)) * 2 +
    (side === RAIDERS ? 1 : -1) * Math.max(0, ...alive(g, RAIDERS).map((u) => itemAt(GRID.column, hexOf(g, u)))),
  // 4a The raiders learn of the stakes when they are in them.
  ...hiddenColumn<Field>({
    owner: GUARDS,
    verb: 'stake',
    group: 'battle',
    column: 'staked',
    in: (g) => g.s.battle.staked,
    values: FORDS,
    says: say('assumed.staked'),
    isShown: (g) => g.s.battle.isShown[0] === 1,
  }),
});
