import type { HexId } from '@tambour/boards';
import { type Modifier, present, totalOf, type Work } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import {
  activationKind,
  adjustedCohesion,
  attackerOf,
  brigadeOf,
  brigadierOf,
  enteredFrom,
  type Field,
  fightHex,
  has,
  hitsOf,
  massedLeader,
  push,
  SQUARE,
  startOf,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { CHARGE, isFoot, isHorse, TERRAINS } from '../model/vocabulary.ts';
import { hexLabel, idOf, leaderData, terrainOf, typeOf } from '../model/world-lookup.ts';
import { rollDie } from './0-dice.ts';
import { isInRange } from './4-command.ts';
import { isMassedKind } from './4-kinds.ts';
import { isCut, isInEnemyZone } from './6-zone-of-control.ts';
import { attackingSide, defendingSide, dropShaken, rowsIn, sideTowards, unitsOf } from './7-fight.ts';

/** 4.16c 7.41b R71 Who leads a unit into an attack: its brigadier, or the leader of a massed attack. */
export const leaderInto = (g: Field, u: UnitId): LeaderId =>
  isMassedKind(activationKind(g)) ? massedLeader(g) : brigadierOf(g, brigadeOf(g, u));

/** 7.41b 6.14e 4.16c M8 R70 R71 What is added to the die of an engagement roll. */
export function engagementModifiers(g: Field, u: UnitId, isSquare: boolean): Modifier[] {
  const { w } = g;
  const out: Modifier[] = [];
  if (w.rules.hitsTwice && hitsOf(g, u) > 0) out.push(modifier('7.41b', hitsOf(g, u), 'hits'));
  const leader = leaderInto(g, u);
  const drm = leader >= 0 ? leaderData(g, leader).engagement : 0;
  if (drm !== 0 && isInRange(g, leader, u)) out.push(modifier('7.41b', drm, 'engagedBrigadier'));
  if (isSquare && isHorse(typeOf(g, u))) out.push(modifier('6.14e', w.charts.square.engagement, 'square'));
  out.push(...unreliableItem(g, u));
  return out;
}
/** M8 Unreliable battalions engage and continue badly. */
export const unreliableItem = (g: Field, u: UnitId): Modifier[] =>
  g.w.isUnreliable[u] && g.w.effects.unreliable
    ? [modifier('M8', g.w.effects.unreliable.engagement, 'unreliable')]
    : [];

/** M2 Whether an attack may come as a surprise: foot out of thick ground into thick ground, off every way, in no enemy zone of control. */
export function maySurprise(g: Field): boolean {
  const { w } = g;
  const { surprise: rule } = w.effects;
  const rows = rowsIn(g);
  const isThick = (hex: HexId): boolean => TERRAINS[terrainOf(g, hex)] === rule?.terrain;
  if (!rule || rows.length === 0 || !isThick(fightHex(g))) return false;
  return rows.every((row) => {
    const u = attackerOf(g, row);
    const from = enteredFrom(g, row);
    const d = sideTowards(g, from, fightHex(g));
    const isOffWay = d >= 0 && (w.ways[from * 6 + d] === 0 || isCut(g, from, d));
    return isFoot(typeOf(g, u)) && isThick(from) && isOffWay && !isInEnemyZone(g, from, attackingSide(g));
  });
}
/** M2 7.45k R57 After reaction fire and before engagement a die may give the attack surprise. */
export const surprise: Work<Field> = {
  name: 'surprise',
  run(g) {
    dropShaken(g);
    if (!maySurprise(g)) return;
    const die = rollDie(g);
    const made = die <= present(g.w.effects.surprise).most;
    emit(g, { type: 'surprise-rolled', rule: 'M2', die, made, hex: hexLabel(g, fightHex(g)) });
    g.s.fight.isSurprise[0] = made ? 1 : 0;
  },
};

/** 7.41a 7.41b 7.41c 7.41d 7.42 7.31a 7.5d R72 Each attacking hex rolls, in the order named: its top attacker for all of it. */
export const engage: Work<Field> = {
  name: 'engage',
  run(g) {
    const { s } = g;
    dropShaken(g);
    const isSquare = unitsOf(g, fightHex(g), defendingSide(g)).some((u) => has(g, u, SQUARE));
    const rolled = new Map<number, boolean>();
    for (const row of rowsIn(g)) {
      const start = startOf(g, row);
      const isEngaged = rolled.get(start) ?? rollEngagement(g, attackerOf(g, row), isSquare);
      rolled.set(start, isEngaged);
      if (!isEngaged) s.attacker.isOut[row] = 1;
    }
    if (rowsIn(g).length === 0) push(g, STEP['fight-over']);
    else if (s.fight.kind[0] === CHARGE) push(g, STEP.charge);
    else push(g, STEP.resolve);
  },
};
function rollEngagement(g: Field, u: UnitId, isSquare: boolean): boolean {
  const modifiers = engagementModifiers(g, u, isSquare);
  const die = rollDie(g);
  const total = die + totalOf(modifiers);
  const cohesion = adjustedCohesion(g, u);
  const engaged = total <= cohesion;
  const rule = engaged ? '7.41c' : '7.41d';
  emit(g, { type: 'engagement-rolled', rule, piece: idOf(g, u), die, modifiers, total, cohesion, engaged });
  return engaged;
}
