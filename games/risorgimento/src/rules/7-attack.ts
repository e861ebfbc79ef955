import { type HexId, hexId } from '@tambour/boards';
import { type Action, type ActionList, EVERY, itemAt, NO_PIECE, present, type Question } from '@tambour/kernel';
import { WITH_LEADERS } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type FormationId, formationId, type UnitId, unitId } from '../model/ids.ts';
import { orElse, refusal, wrongMoment } from '../model/refusal.ts';
import { ATTACKED, BOUND, type Field, hexOf, isOnMap, note, push, stackOf } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ATTACK, CHARGE, FIGHT_KINDS, isFoot, isHorse, JAGER } from '../model/vocabulary.ts';
import { hexLabel, idOf, sideOf, typeOf } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import {
  actingAmong,
  actingUnits,
  attackSets,
  attackTargets,
  bitsOf,
  mayAttackTogether,
  poolActing,
  unitsOfBits,
  whyNotTogether,
} from './7-attackers.ts';
import { admitsCharge, canCharge, chargersOf, listCharges, mustCharge, whyNotCharge } from './7-charge.ts';
import { hexesOfPath } from './7-charge-path.ts';
import { poolGuns } from './7-combined-fire.ts';
import { type Attacker, addAttacker, brigadiersAt, openFight, sideTowards } from './7-fight.ts';
import { activeSide } from './7-fire-sum.ts';
import { admitsGuns, countOutOfTown, fireGuns, isGunOrder, listGuns, whyNotGuns } from './7-small-arms.ts';

/** Bits by direction from the target: hexes of attackers in which a brigadier stands. R92 */
export function ledSides(g: Field, units: readonly UnitId[], hex: HexId): number {
  let bits = 0;
  for (const u of units) {
    const from = hexOf(g, u);
    if (brigadiersAt(g, from, sideOf(g, u)).length > 0) bits |= 1 << sideTowards(g, hex, from);
  }
  return bits;
}
const isLed = (g: Field, units: readonly UnitId[], hex: HexId, bits: number): boolean =>
  bits >= 0 && (bits & ~ledSides(g, units, hex)) === 0;

/** R92 7.41a The brigadiers of a hex go with a unit of it. */
export function follow(g: Field, u: UnitId): void {
  const side = sideOf(g, u);
  for (const l of brigadiersAt(g, hexOf(g, u), side)) if (!g.s.leader.follows[l]) g.s.leader.follows[l] = u + 1;
}

/** 7.3c Those left behind in the hexes of attackers attack nothing any more, unless they say so now. */
function bindMates(g: Field, units: readonly UnitId[]): void {
  for (const u of units)
    for (const v of stackOf(g, hexOf(g, u))) {
      const type = typeOf(g, v);
      const isAttacker = isHorse(type) || (isFoot(type) && type !== JAGER);
      if (isAttacker && !units.includes(v) && g.s.unit.pledge[v] === 0) g.s.unit.pledge[v] = BOUND;
    }
}
/** What declaring an attack does to those who make it. */
function declare(g: Field, units: readonly UnitId[], path: number): void {
  for (const u of units) {
    if (isFoot(typeOf(g, u))) countOutOfTown(g, u);
    note(g, u, ATTACKED);
    const start = hexOf(g, u);
    addAttacker(g, { unit: u, start, from: start, path });
  }
  bindMates(g, units);
}
const announce = (g: Field, kind: number, units: readonly UnitId[], hex: HexId): void =>
  emit(g, {
    type: 'attack-declared',
    rule: kind === CHARGE ? '7.5a' : '7.3a',
    kind: itemAt(FIGHT_KINDS, kind),
    pieces: units.map((u) => idOf(g, u)),
    hex: hexLabel(g, hex),
  });

/** 7.3a 7.31a 7.44b One attack: who else of a stack attacks elsewhere, reaction fire, surprise, engagement, and what follows. */
export function pushAttack(g: Field, f: FormationId, units: readonly UnitId[], hex: HexId, leaders: number): void {
  openFight(g, ATTACK, hex);
  declare(g, units, 0);
  for (const u of units) if (leaders & (1 << sideTowards(g, hex, hexOf(g, u)))) follow(g, u);
  announce(g, ATTACK, units, hex);
  pushFight(g, f);
}
/** 7.5a 7.31a The same for a charge; others may join it. */
function pushCharge(g: Field, f: FormationId, o: Action): void {
  openFight(g, CHARGE, hexId(o.b));
  joinCharge(g, f, o);
  pushFight(g, f);
}
export function joinCharge(g: Field, f: FormationId, o: Action): void {
  const units = chargersOf(g, f, o);
  declare(g, units, o.c);
  if (o.d & WITH_LEADERS) follow(g, itemAt(units, 0));
  announce(g, CHARGE, units, hexId(o.b));
}
function pushFight(g: Field, f: FormationId): void {
  push(g, STEP.engage);
  push(g, STEP.surprise);
  push(g, STEP['before-attack']);
  push(g, STEP.join, f);
}

/** The attackers of an order of attack or charge, as its sums are made from them: for odds and page. */
export function attackersOf(g: Field, f: FormationId, o: Action): Attacker[] {
  if (o.verb !== VERB.attack)
    return chargersOf(g, f, o).map((unit) => {
      const start = hexOf(g, unit);
      return { unit, start, from: hexesOfPath(g, start, o.c).at(-2) ?? start, path: o.c };
    });
  return (unitsOfBits(g, hexId(o.a), o.b) ?? []).map((unit) => {
    const start = hexOf(g, unit);
    return { unit, start, from: start, path: 0 };
  });
}

/** Every attack and charge that a unit, or anyone of the step, can make. */
function listAttacks(g: Field, out: ActionList, piece: number, f: FormationId): void {
  const units = actingAmong(g, f, piece);
  for (const hex of attackTargets(g, f, units))
    for (const set of attackSets(g, f, hex)) {
      if (piece !== EVERY && !set.includes(unitId(piece))) continue;
      const bits = bitsOf(g, set, hex);
      out.add(VERB.attack, hex, bits);
      const led = ledSides(g, set, hex);
      if (led > 0) out.add(VERB.attack, hex, bits, led);
    }
  for (const u of units) if (isHorse(typeOf(g, u))) listCharges(g, out, f, u, VERB.charge);
}
const hasAttacks = (g: Field, f: FormationId): boolean => {
  const units = actingUnits(g, f);
  return attackTargets(g, f, units).length > 0 || units.some((u) => isHorse(typeOf(g, u)) && canCharge(g, f, u));
};
const admitsAttack = (g: Field, f: FormationId, o: Action): boolean => {
  const units = o.a >= 0 && o.a < g.w.grid.size ? unitsOfBits(g, hexId(o.a), o.b) : undefined;
  return (
    units !== undefined &&
    o.d === 0 &&
    isLed(g, units, hexId(o.a), o.c) &&
    mayAttackTogether({ g, f, units, hex: hexId(o.a) })
  );
};

/**
 * 7.4a 7.44b 7.32a 7.3a 7.5c 4.16b F5 of our specification: after all movement and fire of its formation it attacks, one target at a time in
 * the order it likes; guns may still fire between two attacks. Cavalry of a massed attack that has moved must charge.
 */
export const assault: Question<Field> = {
  name: 'assault',
  rule: '7.4a',
  side: (g) => activeSide(g),
  list(g, out, piece, f) {
    const before = out.count;
    if (piece !== NO_PIECE) listAttacks(g, out, piece, formationId(f));
    // Where nobody can attack nothing is asked: guns have their moment before and after.
    if (out.count > before || (piece !== EVERY && hasAttacks(g, formationId(f)))) listGuns(g, out, piece, 'reserve');
    if (piece < 0 && !mustCharge(g, formationId(f))) out.add(VERB.done);
  },
  pieces(g, pool, f) {
    poolActing(g, pool, formationId(f));
    poolGuns(g, pool);
  },
  admits: (g, o, f) =>
    (o.verb === VERB.attack && admitsAttack(g, formationId(f), o)) ||
    (o.verb === VERB.charge && admitsCharge(g, formationId(f), o)) ||
    admitsGuns(g, o, 'reserve'),
  act(g, o, f) {
    if (o.verb === VERB.done) {
      g.s.unit.pledge.fill(0);
      return;
    }
    push(g, STEP.assault, f);
    if (isGunOrder(o)) fireGuns(g, o);
    else if (o.verb === VERB.charge) pushCharge(g, formationId(f), o);
    else pushAttack(g, formationId(f), present(unitsOfBits(g, hexId(o.a), o.b)), hexId(o.a), o.c);
  },
  refuse(g, o, f) {
    if (isGunOrder(o)) return whyNotGuns(g, o, 'reserve');
    if (o.verb === VERB.done) return [refusal('4.16b', 'massedMustCharge')];
    if (o.verb === VERB.charge) return whyNotCharge(g, formationId(f), o);
    if (o.verb !== VERB.attack) return [wrongMoment('7.4a', o.verb)];
    const units = unitsOfBits(g, hexId(o.a), o.b);
    if (!units || units.some((u) => !isOnMap(g, u))) return [refusal('7.3a', 'nobodyThere')];
    return orElse(
      whyNotTogether({ g, f: formationId(f), units, hex: hexId(o.a) }),
      refusal('7.41a', 'noBrigadierThere'),
    );
  },
  prompt: () => say('prompt.assault'),
};
