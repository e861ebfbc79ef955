import { OFF } from './rules/7-retreat.ts';
import { type Field, isOnMap, LENT, NOWHERE, RETREATS, recount } from './state.ts';
import { STEP_NAMES, type StepName } from './step-id.ts';
import { CATHOLIC, FORBIDDEN, LOST, ON_MAP, PROTESTANT } from './vocabulary.ts';
import { linkOf } from './world.ts';

/** Rebuilds what is derived. */
export const settle = (g: Field): void => recount(g);

type Fault = { readonly field: string; readonly reason: string };

/** What cannot be in a battle of this scenario: used on loading and after every command in tests. */
export function audit(g: Field): readonly Fault[] {
  const out: Fault[] = [];
  const bad = (field: string, reason: string) => out.push({ field, reason });
  const { w, s } = g;
  for (let u = 0; u < w.units; u++) {
    const at = `unit.${w.unitIds[u]}`;
    const zone = s.unit.zone[u]!;
    if ((zone !== NOWHERE) !== (s.unit.place[u] === ON_MAP)) bad(`${at}.zone`, 'does not agree with its place');
    if (isOnMap(g, u) && (s.unit.steps[u] === 0 || s.unit.steps[u]! > w.unit[u]!.steps))
      bad(`${at}.steps`, `must be 1 to ${w.unit[u]!.steps}`);
    if (zone !== NOWHERE && w.type[zone] === FORBIDDEN) bad(`${at}.zone`, 'nobody can stand there');
    if (s.unit.marks[u]! & LENT && w.hopes[u]!.length === 0) bad(`${at}.marks`, 'has no detachments to lend to');
    const parent = w.unitParent[u]!;
    // A parent that has left the map leaves its detachments to the end of the sequence.
    if (parent >= 0 && isOnMap(g, u) && s.unit.place[parent] === LOST) bad(`${at}.zone`, 'its parent unit is gone');
  }
  for (let l = 0; l < w.leaders; l++) {
    const zone = s.leader.zone[l]!;
    if ((zone !== NOWHERE) !== (s.leader.place[l] === ON_MAP))
      bad(`leader.${w.leaderIds[l]}.zone`, 'does not agree with its place');
    if (zone !== NOWHERE && w.type[zone] === FORBIDDEN) bad(`leader.${w.leaderIds[l]}.zone`, 'nobody can stand there');
  }
  for (let b = 0; b < w.baggage; b++)
    if ((s.baggage.zone[b] !== NOWHERE) !== (s.baggage.place[b] === ON_MAP))
      bad(`baggage.${w.baggageIds[b]}.zone`, 'does not agree with its place');
  auditZones(g, bad);
  auditSteps(g, bad);
  return out;
}

function auditZones(g: Field, bad: (field: string, reason: string) => void): void {
  const { w, s } = g;
  const kept = Object.fromEntries(Object.entries(s.at).map(([name, column]) => [name, column.slice()]));
  recount(g);
  for (const [name, column] of Object.entries(s.at))
    if (column.some((v, z) => v !== kept[name]![z])) bad(`at.${name}`, 'is not what lies there');
  for (let z = 0; z < w.zones; z++) {
    const at = `zone.${w.zoneNames[z]}`;
    if (s.at.unitsC[z]! > 0 && s.at.unitsP[z]! > 0) bad(at, 'holds units of both sides');
    if (s.at.stack[z]! > w.limit[z]!) bad(at, 'holds more than it may');
    for (const side of [CATHOLIC, PROTESTANT]) {
      const enemies = side === CATHOLIC ? s.at.unitsP[z]! : s.at.unitsC[z]!;
      if (enemies === 0) continue;
      for (let l = 0; l < w.leaders; l++)
        if (s.leader.zone[l] === z && w.leaderSide[l] === side)
          bad(`leader.${w.leaderIds[l]}.zone`, 'is among enemies');
      for (let b = 0; b < w.baggage; b++)
        if (s.baggage.zone[b] === z && w.baggageSide[b] === side)
          bad(`baggage.${w.baggageIds[b]}.zone`, 'is among enemies');
    }
  }
}

/** The frames of the course of the battle; all others are of something under way, and lie on top of these. */
const COURSE: readonly StepName[] = [
  'set-up',
  'set-up-over',
  'turn',
  'phase',
  'orders',
  'movement',
  'movement-over',
  'reaction',
  'after-reaction',
  'combat',
  'reorganisation',
  'phase-over',
  'closing',
];

/** Frames that a loaded position may not hold: they would be asked of pieces that are not there, or long after. */
function auditSteps(g: Field, bad: (field: string, reason: string) => void): void {
  const { w, s } = g;
  const isUnit = (v: number) => v >= 0 && v < w.units && isOnMap(g, v);
  const isZone = (v: number) => v >= 0 && v < w.zones;
  const fight = s.fight;
  let isUnderWay = false;
  for (let i = 0; i < s.kernel.depth[0]!; i++) {
    const name = STEP_NAMES[s.stack.step[i]!]!;
    const [a, b, c] = [s.stack.a[i]!, s.stack.b[i]!, s.stack.c[i]!];
    const isSide = a === 0 || a === 1;
    const is = (ok: boolean) => {
      if (!ok) bad(`steps.${i}.with`, `cannot stand in ${name}`);
    };
    // A round begins with nothing else of the fight left to do.
    const under = STEP_NAMES[s.stack.step[i - 1] ?? -1];
    const begins = under === 'combat' || under === 'reaction';
    is(!isUnderWay || !COURSE.includes(name));
    isUnderWay ||= !COURSE.includes(name);
    switch (name) {
      case 'set-up':
        is(isSide && s.battle.turn[0] === 0);
        break;
      case 'phase':
      case 'after-reaction':
        is(isSide);
        break;
      case 'march':
        is(a >= 0 && a < w.units + w.leaders);
        break;
      case 'give-way':
        is(isUnit(a) && isZone(b));
        break;
      case 'advance':
        is(isSide && isZone(b) && isZone(c));
        break;
      case 'leader-test':
      case 'replacement':
        is(a >= 0 && a < w.leaders && (name === 'leader-test' || isZone(b)));
        break;
      case 'defender':
        is(isSide && begins && isUnit(fight.attacker[0]!) && isUnitIn(g, fight.to[0]!));
        break;
      case 'engagement':
      case 'resolve':
      case 'second-attack':
        is(fight.kind[0]! > 0 && begins && isUnit(fight.attacker[0]!));
        break;
      case 'substitution':
      case 'defender-suffers':
        is(fight.kind[0]! > 0 && isUnit(fight.defender[0]!) && fight.die[0]! > 0);
        break;
      case 'retreats':
        is((fight.flags[0]! & RETREATS) === 0 || canLeave(g, fight.defender[0]!, fight.retreatTo[0]!));
        break;
      default:
    }
  }
}
const isUnitIn = (g: Field, z: number): boolean =>
  (g.s.battle.active[0] === CATHOLIC ? g.s.at.unitsP[z]! : g.s.at.unitsC[z]!) > 0;
/** A retreat that has been chosen and not yet made goes next door or off the map. */
const canLeave = (g: Field, u: number, to: number): boolean =>
  !isOnMap(g, u) || to === OFF || linkOf(g.w, g.s.unit.zone[u]!, to) >= 0;
