import { type HexId, hexId } from '@tambour/boards';
import {
  type Action,
  itemAt,
  type Modifier,
  NO_PIECE,
  ofNoPiece,
  type Question,
  type Refusal,
  totalOf,
  type Work,
} from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import {
  activationKind,
  adjustedCohesion,
  attackerCount,
  attackerOf,
  CONTINUED,
  DISORDERED,
  did,
  type Field,
  face,
  fightHex,
  fightKind,
  has,
  hitsOnAttackers,
  hitsOnDefenders,
  isEnemyHeld,
  isOnMap,
  note,
  push,
  stackOf,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ATTACK, CHARGE, CONTINUED_ATTACK, isHorse } from '../model/vocabulary.ts';
import { hexLabel, idOf, neighbourOf, sideOf, typeOf } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { rollDie } from './0-dice.ts';
import { isNight } from './4-corps.ts';
import { isExtendedKind } from './4-kinds.ts';
import { mayChargeOver } from './5-charge-ground.ts';
import { battleBar } from './5-mover.ts';
import { isAttackable } from './6-zone-of-control.ts';
import { follow } from './7-attack.ts';
import { pathCode } from './7-charge-path.ts';
import { unreliableItem } from './7-engagement.ts';
import {
  addAttacker,
  attackersThere,
  attackingSide,
  brigadiersAt,
  closeFight,
  openFight,
  sideTowards,
} from './7-fight.ts';
import { activeSide } from './7-fire-sum.ts';
import { takeHits } from './8-losses.ts';

const CLOSE = 1;
/** 4.43d 4.43e 7.47a 7.47e M6 R45 A fight is settled: it costs those who fought in an extended activation, and those who continued; others may continue. */
export const fightOver: Work<Field> = {
  name: 'fight-over',
  run(g, phase) {
    if (phase === CLOSE) {
      closeFight(g);
      return;
    }
    const { s } = g;
    push(g, STEP['fight-over'], CLOSE);
    const kind = fightKind(g);
    const isExtended = isExtendedKind(activationKind(g)) && attackingSide(g) === activeSide(g);
    const price =
      kind === CONTINUED_ATTACK ? '7.47e' : isExtended && (kind === ATTACK || kind === CHARGE) ? '4.43d' : undefined;
    // M6 Nobody continues by night.
    if (s.fight.mayContinue[0] && kind !== CONTINUED_ATTACK && !isNight(g)) push(g, STEP.continue);
    if (price === undefined) return;
    for (let row = 0; row < attackerCount(g); row++)
      if (!s.attacker.isOut[row] || s.attacker.isIn[row]) takeHits(g, attackerOf(g, row), 1, price);
  },
};

/** 7.47a 7.47f Who of the winners in the hex may still continue, top first. */
export const continuers = (g: Field): UnitId[] =>
  stackOf(g, fightHex(g)).filter(
    (u) => attackersThere(g).includes(u) && !did(g, u, CONTINUED) && !has(g, u, DISORDERED),
  );
/** 7.47c 7.52 R91 Where a unit may continue to: an enemy hex next to the battle, over a side it can cross; it turns as it likes. */
export function continuedTargets(g: Field, u: UnitId): HexId[] {
  const from = fightHex(g);
  const side = sideOf(g, u);
  const out: HexId[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = neighbourOf(g, from, d);
    if (hex < 0 || !isEnemyHeld(g, hex, side) || !isAttackable(g, from, d)) continue;
    if (isHorse(typeOf(g, u)) && !mayChargeOver(g, from, d)) continue;
    if (battleBar(g, { side, unit: u }, from, d, hex) === undefined) out.push(hex);
  }
  return out;
}
/** 7.47b M8 What is added to the die of a continued attack. */
export function continuedModifiers(g: Field, u: UnitId): Modifier[] {
  const edge = hitsOnAttackers(g) - hitsOnDefenders(g);
  return [...(edge === 0 ? [] : [modifier('7.47b', edge, 'hitsCompared')]), ...unreliableItem(g, u)];
}
const mayContinue = (g: Field): boolean => continuers(g).some((u) => continuedTargets(g, u).length > 0);

/** 7.47a 7.47f R90 R91 Whoever took fewer hits and holds the hex may try to go on at once. */
export const continueAttack: Question<Field> = {
  name: 'continue',
  rule: '7.47a',
  inside: true,
  standing: 'continue',
  side: (g) => attackingSide(g),
  list(g, out, piece) {
    if (piece >= 0) return;
    if (mayContinue(g)) out.add(VERB.continue);
    out.add(VERB.stay);
  },
  pieces: ofNoPiece,
  act(g, o) {
    if (o.verb === VERB.stay) return;
    const u = itemAt(continuers(g), 0);
    const modifiers = continuedModifiers(g, u);
    const die = rollDie(g);
    const total = die + totalOf(modifiers);
    const cohesion = adjustedCohesion(g, u);
    const made = total <= cohesion;
    const rule = made ? '7.47b' : '7.47d';
    emit(g, { type: 'continuation-rolled', rule, piece: idOf(g, u), die, modifiers, total, cohesion, made });
    if (made) push(g, STEP.continued);
  },
  refuse: (_g, o) => [o.verb === VERB.continue ? refusal('7.47a', 'nothingToContinue') : wrongMoment('7.47a', o.verb)],
  prompt: () => say('prompt.continue'),
};

/** The continuers whom bits name by their place among them. */
const chosenOf = (g: Field, bits: number): UnitId[] => continuers(g).filter((_, i) => bits & (1 << i));
const isLegal = (g: Field, o: Action): boolean => {
  const units = chosenOf(g, o.b);
  // 7.47b R91 Who rolled for the stack is of those who go.
  if (!(o.b & 1) || o.b >= 1 << continuers(g).length || o.c < 0 || o.c > 1 || o.d !== 0) return false;
  const isLed = o.c === 0 || brigadiersAt(g, fightHex(g), attackingSide(g)).length > 0;
  return isLed && units.every((u) => continuedTargets(g, u).includes(hexId(o.a)));
};
/** 7.47c 7.47e R91 The unit or stack goes on to a hex next to the battle, without an engagement roll, or stays after all. */
export const continued: Question<Field> = {
  name: 'continued',
  rule: '7.47c',
  inside: true,
  side: (g) => attackingSide(g),
  list(g, out, piece) {
    const units = continuers(g);
    const hasLeader = brigadiersAt(g, fightHex(g), attackingSide(g)).length > 0;
    const targets = new Set(units.flatMap((u) => continuedTargets(g, u)));
    for (const hex of targets)
      for (let bits = 1; bits < 1 << units.length; bits++)
        for (const led of hasLeader ? [0, 1] : [0]) {
          const o = { verb: VERB.continue, a: hex, b: bits, c: led, d: 0 };
          const isHis = piece < 0 || chosenOf(g, bits).includes(unitId(piece));
          if (isHis && piece !== NO_PIECE && isLegal(g, o)) out.add(o.verb, hex, bits, led);
        }
    if (piece < 0) out.add(VERB.stay);
  },
  pieces(g, pool) {
    for (const u of continuers(g)) pool.add(u);
  },
  act(g, o) {
    if (o.verb === VERB.stay) return;
    const units = chosenOf(g, o.b);
    const from = fightHex(g);
    openFight(g, CONTINUED_ATTACK, hexId(o.a));
    g.s.leader.follows.fill(0);
    const d = sideTowards(g, from, hexId(o.a));
    for (const u of units) {
      note(g, u, CONTINUED);
      face(g, u, d);
      addAttacker(g, { unit: u, start: from, from, path: isHorse(typeOf(g, u)) ? pathCode([d]) : 0 });
    }
    if (o.c === 1) follow(g, itemAt(units, 0));
    emit(g, {
      type: 'attack-declared',
      rule: '7.47c',
      kind: 'continued',
      pieces: units.filter((u) => isOnMap(g, u)).map((u) => idOf(g, u)),
      hex: hexLabel(g, hexId(o.a)),
    });
    push(g, STEP.resolve);
    push(g, STEP['before-attack']);
  },
  refuse(g, o): readonly Refusal[] {
    if (o.verb !== VERB.continue) return [wrongMoment('7.47c', o.verb)];
    if (chosenOf(g, o.b).length === 0) return [refusal('7.47f', 'notContinuing')];
    return [o.b & 1 ? refusal('7.47c', 'notContinuedThere') : refusal('7.47b', 'rollerGoes')];
  },
  prompt: () => say('prompt.continued'),
};
