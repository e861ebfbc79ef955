import { type HexId, hexId } from '@tambour/boards';
import { type Action, EVERY, itemAt, type Question, type Refusal } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import { type FormationId, formationId, type UnitId, unitId } from '../model/ids.ts';
import { doers, placeName } from '../model/names.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import { attackerOf, BOUND, type Field, fightHex, hexOf, isOnMap, MOST_FIGHTERS, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { CHARGE, enemyOf, isFoot } from '../model/vocabulary.ts';
import { hexLabel, idOf, typeOf } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { joinCharge } from './7-attack.ts';
import { actingUnits, areChained, attackTargets, couldAttack, poolActing } from './7-attackers.ts';
import {
  admitsCharge,
  areOneForce,
  canChargeAt,
  chargeableBy,
  chargersOf,
  listCharges,
  whyNotCharge,
} from './7-charge.ts';
import { attackingSide, dropShaken, rowsIn } from './7-fight.ts';
import { activeSide } from './7-fire-sum.ts';
import { type Cause, listReactions, react, whyNotReact } from './7-reaction-fire.ts';
import { poolStack } from './pieces.ts';

const inFight = (g: Field): UnitId[] => rowsIn(g).map((row) => attackerOf(g, row));
/** 7.31a R94 Whether units could charge with those who already do: of one force, from hexes that hang together. */
function mayJoin(g: Field, units: readonly UnitId[]): boolean {
  const others = inFight(g);
  if (others.length + units.length > MOST_FIGHTERS) return false;
  return units.every((u) => areOneForce(g, u, itemAt(others, 0))) && areChained(g, [...others, ...units]);
}
const isCharge = (g: Field): boolean => g.s.fight.kind[0] === CHARGE;

/** 7.3c R73 Where a unit whose stack has split may say that it attacks: another hex than the others. */
function splitTargets(g: Field, f: FormationId, u: UnitId): HexId[] {
  if (!isOnMap(g, u) || g.s.unit.pledge[u] !== BOUND) return [];
  if (!inFight(g).some((v) => g.s.unit.hex[v] === g.s.unit.hex[u])) return [];
  const targets = isFoot(typeOf(g, u)) ? attackTargets(g, f, [u], couldAttack) : chargeableBy(g, f, u);
  return targets.filter((hex) => hex !== fightHex(g));
}
/** Whoever is bound may still join the charge of its own stack's other half only by having been named with it: R72. */
const admitsJoin = (g: Field, f: FormationId, o: Action): boolean =>
  isCharge(g) && o.b === fightHex(g) && admitsCharge(g, f, o) && mayJoin(g, chargersOf(g, f, o));

/** 7.31a 7.3c R73 R94 Right after the declaration: others join a charge, and those left behind in a stack say what else they attack. */
export const join: Question<Field> = {
  name: 'join',
  rule: '7.31a',
  inside: true,
  side: (g) => activeSide(g),
  list(g, out, piece, f) {
    for (const u of actingUnits(g, formationId(f))) {
      if (piece !== EVERY && piece !== u) continue;
      if (isCharge(g) && canChargeAt(g, formationId(f), u, fightHex(g)) && mayJoin(g, [u]))
        listCharges(g, out, formationId(f), u, VERB.join, fightHex(g));
      for (const hex of splitTargets(g, formationId(f), u)) out.add(VERB.split, u, hex);
    }
    if (piece < 0) out.add(VERB.go);
  },
  pieces: (g, pool, f) => poolActing(g, pool, formationId(f)),
  act(g, o, f) {
    if (o.verb === VERB.go) return;
    push(g, STEP.join, f);
    if (o.verb === VERB.join) {
      joinCharge(g, formationId(f), o);
      return;
    }
    g.s.unit.pledge[o.a] = o.b + 1;
    emit(g, { type: 'attack-pledged', rule: '7.3c', piece: idOf(g, unitId(o.a)), hex: hexLabel(g, hexId(o.b)) });
  },
  admits: (g, o, f) => o.verb === VERB.join && admitsJoin(g, formationId(f), o),
  refuse(g, o, f): readonly Refusal[] {
    if (o.verb === VERB.split) return [refusal('7.3c', 'noSplit')];
    if (o.verb !== VERB.join) return [wrongMoment('7.31a', o.verb)];
    if (!isCharge(g) || o.b !== fightHex(g)) return [refusal('7.31a', 'otherTarget')];
    if (!admitsCharge(g, formationId(f), o)) return whyNotCharge(g, formationId(f), o);
    return [refusal('7.31b', 'notChained')];
  },
  prompt: (g) => say(isCharge(g) ? 'prompt.join' : 'prompt.split'),
};

const attackCause = (g: Field): Cause => ({
  type: 'attack',
  hex: fightHex(g),
  from: [...new Set(inFight(g).map((u) => hexOf(g, u)))],
});
/** 7.17c 7.24 R57 R59 After the declaration and before engagement those who are attacked may fire. */
export const beforeAttack: Question<Field> = {
  name: 'before-attack',
  rule: '7.17c',
  inside: true,
  standing: 'defensive-fire',
  side: (g) => enemyOf(attackingSide(g)),
  list(g, out, piece) {
    listReactions(g, out, piece, enemyOf(attackingSide(g)), attackCause(g));
    if (piece < 0) out.add(VERB.hold);
  },
  pieces: (g, pool) => poolStack(g, pool, fightHex(g)),
  act(g, o) {
    dropShaken(g);
    if (o.verb === VERB.hold) return;
    push(g, STEP['before-attack']);
    react(g, o);
  },
  refuse(g, o) {
    if (o.verb !== VERB.react) return [wrongMoment('7.17c', o.verb)];
    return whyNotReact(g, o, enemyOf(attackingSide(g)), attackCause(g));
  },
  prompt: (g) =>
    say('prompt.beforeAttack', { ...doers(g.w, inFight(g)), hex: placeName(g.w, hexLabel(g, fightHex(g))) }),
};
