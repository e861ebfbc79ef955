import { distance, turns } from '@tambour/boards';
import type { Action, GameSpec, Modifier } from '@tambour/kernel';
import { FRONT } from './front.ts';
import { codecs } from './model/codecs.ts';
import { denainShape, type Field, field, unitAt } from './model/state.ts';
import { VERB } from './model/verb.ts';
import { COALITION, FRENCH, PHASES } from './model/vocabulary.ts';
import { type DenainWorld, denainWorld } from './model/world.ts';
import { audit, derive } from './protocol/audit/audit.ts';
import { decode, encode, pieceOf } from './protocol/command.ts';
import { DECLINES, HABITS, habit } from './protocol/habit.ts';
import { judge } from './protocol/judge.ts';
import { harms, outcome } from './protocol/outcome.ts';
import { breachModifiers } from './rules/7-breach.ts';
import { fireModifiers } from './rules/11-fire.ts';
import { attackersOf, hexesAround } from './rules/11-shock.ts';
import { shockItems, sumShock } from './rules/11-shock-sum.ts';
import { setUp } from './rules/13-set-up.ts';
import { score, verdict } from './rules/13-victory.ts';
import { STEPS } from './rules/steps.ts';

/** The sum behind an order that rolls a die, item by item. */
function modifiers(g: Field, o: Action): readonly Modifier[] {
  switch (o.verb) {
    case VERB.fire:
      return fireModifiers(g, o.a, o.b);
    case VERB.react:
      return fireModifiers(g, o.a, g.s.unit.hex[o.b]!);
    case VERB.breach:
      return breachModifiers(g, o.a, o.b);
    case VERB.shock:
    case VERB.sweep: {
      const attackers = o.verb === VERB.shock ? attackersOf(g, o.a, o.b) : [o.a];
      const hexes = o.verb === VERB.shock ? [o.a] : hexesAround(g, g.s.unit.hex[o.a]!, o.b);
      const targets = hexes.map((h) => unitAt(g, h)).filter((u) => u >= 0);
      return targets.length > 0 ? shockItems(sumShock(g, attackers, targets)) : [];
    }
    default:
      return [];
  }
}

/** How far apart two orders are: another thing done, by another piece, elsewhere, facing another way. */
function actionDistance(g: Field, o: Action, other: Action): number {
  let far = 0;
  const isShock = (x: Action) => x.verb === VERB.shock || x.verb === VERB.sweep;
  if (o.verb !== other.verb && !(isShock(o) && isShock(other))) far += 1000;
  if (pieceOf(g, o) !== pieceOf(g, other)) far += 100;
  const size = g.w.grid.size;
  const place = (x: Action) =>
    x.verb === VERB.shock || x.verb === VERB.haul ? x.a : x.verb === VERB.sweep || x.verb === VERB.face ? -1 : x.b;
  const [p, q] = [place(o), place(other)];
  if (p >= 0 && q >= 0 && p < size && q < size) far += 4 * distance(g.w.grid, p, q);
  if (o.verb === other.verb && (o.verb === VERB.move || o.verb === VERB.enter)) far += turns(o.c & 7, other.c & 7);
  if (o.verb === VERB.shock && other.verb === VERB.shock && o.b !== other.b) far += 1;
  return far;
}

const { id, version, title, sides, options, scenarios, standing } = FRONT;
const facts = { id, version, title, sides, options, scenarios, standing };

/** Denain 1712, both editions. */
export const denain: GameSpec<DenainWorld, Field> = {
  ...facts,
  steps: STEPS,
  world: denainWorld,
  shape: denainShape,
  field,
  begin: setUp,
  codecs,
  derive,
  audit,
  encode,
  decode,
  pieceOf,
  concerns: (g, o, piece) =>
    o.verb === VERB.shock ? attackersOf(g, o.a, o.b & 63).includes(piece) : pieceOf(g, o) === piece,
  status: (g) => ({ turn: g.s.battle.turn[0]!, phase: PHASES[g.s.battle.phase[0]!]! }),
  verdict,
  modifiers,
  outcome: (_g, events) => outcome(events),
  harms,
  distance: actionDistance,
  habit: (g, question, _side, orders) => habit(g, question, orders),
  habits: HABITS,
  declines: (_g, o) => DECLINES.includes(o.verb),
  judge,
  tally(g) {
    const { battle } = g.s;
    return {
      lostF: battle.lostF[0]!,
      lostC: battle.lostC[0]!,
      pointsF: score(g, FRENCH).total,
      pointsC: score(g, COALITION).total,
    };
  },
};
