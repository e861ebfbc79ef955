import { FAR, type ZoneId } from '@tambour/boards';
import { oncePer, packed } from '@tambour/kernel';
import { type Field, MARK, NOWHERE } from '../model/state.ts';
import { faceOf, has } from '../model/unit.ts';
import { ARTILLERY, CAVALRY, CAVALRY_GROUP, FOOT_SHOCK, OPEN, WEAPONS } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { attackWorth } from './appraisal-tables.ts';

/** Best foot and horse of a zone as attackers, best unit as defender, support at hand; by side and zone. */
const roomFor = (zones: number) => ({
  horse: new Float64Array(zones),
  lance: new Float64Array(zones),
  foot: new Float64Array(zones),
  defence: new Float64Array(zones),
  weapons: new Uint8Array(zones * WEAPONS.length),
  held: packed<ZoneId>(new Int32Array(zones)),
  count: 0,
});
type Strengths = ReturnType<typeof roomFor>;
const roomsOf = oncePer(({ w }: Field) => [roomFor(w.zones), roomFor(w.zones)] as const);

function fill(g: Field, side: number, of: Strengths): Strengths {
  const { horse, lance, foot, defence, weapons, held } = of;
  horse.fill(0);
  lance.fill(0);
  foot.fill(0);
  defence.fill(-9);
  weapons.fill(0);
  of.count = 0;
  const units = g.w.sideUnits[side]!;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    const z = g.s.unit.zone[u]!;
    if (z === NOWHERE) continue;
    if (defence[z] === -9) held[of.count++] = z;
    const face = faceOf(g, u);
    const isFit = !has(g, u, MARK.disorganised);
    const fc = face.fc - (isFit ? 0 : 1);
    if (isFit && !has(g, u, MARK.isolated)) weapons[z * WEAPONS.length + g.w.unit[u]!.weapon] = 1;
    if (fc > defence[z]!) defence[z] = fc;
    if (face.arm === ARTILLERY || has(g, u, MARK.isolated)) continue;
    if (face.arm === CAVALRY) {
      if (fc > horse[z]!) horse[z] = fc;
      const charging = fc + (isFit && has(g, u, MARK.charge) ? g.w.charts.charge : 0);
      if (charging > lance[z]!) lance[z] = charging;
    } else if (fc > foot[z]!) foot[z] = fc;
  }
  for (let i = 0; i < of.count; i++) {
    const z = held[i]!;
    if (!weapons[z * 2] || !weapons[z * 2 + 1]) continue;
    defence[z]! += 1;
    if (horse[z]! > 0) horse[z]! += 1;
    if (lance[z]! > 0) lance[z]! += 1;
    if (foot[z]! > 0) foot[z]! += 1;
  }
  return of;
}

/** How far horse and foot strike in their next move, in zones. */
const HORSE_REACH = 3;
const FOOT_REACH = 2;
/** An attack that must first be marched to is worth less than one at hand. */
const MARCHED_TO = 0.55;

/** What each side can do to the other in its next attacks, in steps: the best attack on each zone held, summed. */
export function threats(g: Field): readonly [number, number] {
  const rooms = roomsOf(g);
  const [first, second] = [fill(g, 0, rooms[0]), fill(g, 1, rooms[1])];
  return [against(g, first, second), against(g, second, first)];
}
function against(g: Field, own: Strengths, enemy: Strengths): number {
  const { charts, zones, steps, type } = g.w;
  const worth = attackWorth(charts);
  const { leastDifferential: low, greatestDifferential: high } = charts;
  let total = 0;
  for (let i = 0; i < enemy.count; i++) {
    const z = enemy.held[i]!;
    const ground = charts.zones[type[z]!]!.terrain;
    const isOpen = type[z] === OPEN;
    let best = 0;
    for (let j = 0; j < own.count; j++) {
      const y = own.held[j]!;
      const far = steps[y * zones + z]!;
      if (far === FAR || far > HORSE_REACH) continue;
      const horse = (isOpen ? own.lance[y]! : own.horse[y]!) - (ground?.[CAVALRY_GROUP] ?? 0);
      const foot = far <= FOOT_REACH && own.foot[y]! > 0 ? own.foot[y]! - (ground?.[FOOT_SHOCK] ?? 0) : -9;
      let power = own.horse[y]! > 0 && horse > foot ? horse : foot;
      if (power < -8) continue;
      if (far === 1) {
        const link = linkOf(g.w, y, z);
        if (link >= 0) power -= charts.borders[g.w.linkKind[link]!]!.terrain[CAVALRY_GROUP] ?? 0;
      }
      const differential = Math.round(power - enemy.defence[z]!);
      const value = worth[Math.min(high, Math.max(low, differential)) - low]! * (far === 1 ? 1 : MARCHED_TO);
      if (value > best) best = value;
    }
    total += best;
  }
  return total;
}
