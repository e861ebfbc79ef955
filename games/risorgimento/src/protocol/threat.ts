import type { HexId } from '@tambour/boards';
import { climbClass, frontMask } from '../model/ground.ts';
import type { UnitId } from '../model/ids.ts';
import {
  ATTACKED,
  activeFormation,
  COMMANDED,
  DISORDERED,
  did,
  type Field,
  facingOf,
  has,
  hexOf,
  hitsOf,
  IN_RESERVE,
  isOnMap,
  SQUARE,
  topOf,
  underOf,
} from '../model/state.ts';
import { ARTILLERY, isFoot, isHorse, JAGER } from '../model/vocabulary.ts';
import {
  attackDrmOf,
  cohesionOf,
  formationOf,
  neighbourOf,
  slopeData,
  typeOf,
  unitsOfSide,
} from '../model/world-lookup.ts';
import { attackSidesOf, isAllRound, isNextToEnemy } from '../rules/6-zone-of-control.ts';

/** How an attack that is still to come weighs: in the step at hand, and in some other. */
const NOW = 0.8;
const LATER = 0.3;
/** What a unit is worth that is driven from where it stands, and what a point of the sums is worth to either side. */
const DRIVEN = 0.4;
const PER_POINT = 0.2;
const GUNS_LOST = 1.4;
const REPULSE = 0.45;

/** Whether a unit could take part in an attack at some time, as it stands. */
function mayAttackAtAll(g: Field, u: UnitId): boolean {
  const type = typeOf(g, u);
  if (!isFoot(type) || type === JAGER || has(g, u, DISORDERED | SQUARE | IN_RESERVE)) return false;
  return !g.s.formation.isHorsDeCombat[formationOf(g, u)];
}
/** Who stands in a hex. */
interface Garrison {
  fighters: number;
  guns: number;
  best: number;
  isShaken: boolean;
}
const here: Garrison = { fighters: 0, guns: 0, best: 0, isShaken: false };
function readGarrison(g: Field, top: UnitId): Garrison {
  here.fighters = 0;
  here.guns = 0;
  here.best = 0;
  here.isShaken = false;
  for (let u = top; u >= 0; u = underOf(g, u)) {
    if (g.w.unitType[u] === ARTILLERY) {
      here.guns++;
      continue;
    }
    here.fighters++;
    here.best = Math.max(here.best, cohesionOf(g, u));
    if (has(g, u, DISORDERED)) here.isShaken = true;
  }
  return here;
}

/** What the side that holds a hex stands to lose there by an attack of those next to it: 7.45 in rough figures. */
function threatTo(g: Field, hex: HexId, side: number, worth: number): number {
  const { w } = g;
  const top = topOf(g, hex);
  if (!isNextToEnemy(g, hex, side)) return 0;
  let attackers = 0;
  let best = 0;
  let ground = 0;
  let rears = 0;
  let weight = LATER;
  const isOpen = !isAllRound(g, top);
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x < 0) continue;
    const other = topOf(g, x);
    if (other < 0 || w.unitSide[other] === side) continue;
    const back = (d + 3) % 6;
    let isFrom = false;
    for (let u = other; u >= 0; u = underOf(g, u)) {
      if (!mayAttackAtAll(g, u) || !(attackSidesOf(g, u) & (1 << back))) continue;
      isFrom = true;
      attackers++;
      best = Math.max(best, cohesionOf(g, u) - hitsOf(g, u));
      if (did(g, u, COMMANDED) && !did(g, u, ATTACKED) && activeFormation(g) === w.unitFormation[u]) weight = NOW;
    }
    if (!isFrom) continue;
    const cls = climbClass(w, x, back, hex);
    ground = Math.min(ground, cls > 0 ? slopeData(g, cls).attack : 0);
    if (isOpen && !(frontMask(facingOf(g, top)) & (1 << d))) rears++;
  }
  if (attackers === 0) return 0;
  const { fighters, guns, best: held, isShaken } = readGarrison(g, top);
  const engage = Math.min(0.95, (best + 1) / 10);
  if (fighters === 0) return weight * engage * (GUNS_LOST * guns + worth);
  const edge =
    Math.min(attackers, 4) -
    fighters +
    (best > held ? 1 : best < held ? -1 : 0) +
    attackDrmOf(g, hex) +
    ground +
    (rears > 0 ? 1 : 0) +
    (isShaken ? 1 : 0);
  const driven = Math.min(0.95, Math.max(0.05, 0.5 + 0.13 * edge));
  const gain = driven * (DRIVEN * fighters + worth + guns * 0.5) - (1 - driven) * REPULSE + PER_POINT * edge;
  return gain > 0 ? weight * engage * gain : 0;
}

/** The sum of what a side may lose next by being attacked. `worth` is what else the loss of a hex costs it. */
export function threats(g: Field, side: number, worth: (hex: HexId) => number): number {
  let total = 0;
  for (const u of unitsOfSide(g, side)) {
    if (!isOnMap(g, u)) continue;
    const hex = hexOf(g, u);
    if (topOf(g, hex) === u) total += threatTo(g, hex, side, worth(hex));
  }
  return total;
}
/** Whether enemy cavalry is near enough to charge a hex. */
export function isNearCavalry(g: Field, side: number, isNear: (hex: HexId) => boolean): boolean {
  for (const u of unitsOfSide(g, 1 - side)) {
    if (isHorse(typeOf(g, u)) && isOnMap(g, u) && !has(g, u, DISORDERED) && isNear(hexOf(g, u))) return true;
  }
  return false;
}
