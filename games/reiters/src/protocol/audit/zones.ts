import { allIds, type ZoneId, zoneId } from '@tambour/boards';
import type { Report } from '@tambour/kernel';
import type { LeaderId } from '../../model/ids.ts';
import { leaderArmy, leaderZone } from '../../model/leader.ts';
import { pieceId, zoneLabel } from '../../model/lookup.ts';
import { leaderPiece } from '../../model/piece.ts';
import { NOWHERE, ZONE_MARK } from '../../model/state.ts';
import { FORBIDDEN, SIDES, WAITING } from '../../model/vocabulary.ts';
import { baggageSide, baggageZone, hasZone, recount, stackIn, stackLimit, unitsIn } from '../../model/zone.ts';
import type { Moment } from './moment.ts';

export function auditZones(m: Moment, bad: Report): void {
  const { g } = m;
  const { w, s } = g;
  const kept = Object.fromEntries(Object.entries(s.at).map(([name, column]) => [name, column.slice()]));
  recount(m.g);
  for (const [name, column] of Object.entries(s.at))
    if (column.some((v, z) => v !== kept[name]?.[z])) bad(`at.${name}`, 'is not what lies there');
  for (let z = zoneId(0); z < w.zones; z++) {
    const at = `zone.${zoneLabel(g, z)}`;
    if (SIDES.every((_, side) => unitsIn(g, z, side) > 0)) bad(at, 'holds units of both sides');
    if (stackIn(g, z) > stackLimit(g, z)) bad(at, `holds more than ${stackLimit(g, z)}`);
    auditMarks(m, z, bad);
  }
  // 4.2b 4.3c Nobody stays with the enemy: units take whoever is alone, leaders keep away.
  const others = SIDES.map(() => new Set<ZoneId>());
  const lies = (zone: ZoneId, side: number, at: string) => {
    if (zone >= w.zones) return;
    if (unitsIn(g, zone, 1 - side) > 0 || others[1 - side]?.has(zone)) bad(at, 'is among enemies');
    others[side]?.add(zone);
  };
  for (const [b, id] of w.baggageIds.entries()) lies(baggageZone(g, b), baggageSide(g, b), `baggage.${id}.zone`);
  for (const l of allIds<LeaderId>(w.leaders))
    lies(leaderZone(g, l), leaderArmy(g, l), `leader.${pieceId(g, leaderPiece(g, l))}.zone`);
  if (w.baggage === 0 && (s.baggage.zone[0] !== NOWHERE || s.baggage.place[0] !== WAITING))
    bad('baggage', 'must be as the battle begins: there is none');
}

/** 6.1b 7.1m Marks last a phase at most. */
function auditMarks(m: Moment, z: ZoneId, bad: Report): void {
  const { g, sequence } = m;
  const isHeld = hasZone(g, z, ZONE_MARK.held);
  const say = (reason: string) => bad(`zone.${zoneLabel(g, z)}.marks`, reason);
  // At the start of a phase they are where the active units are.
  if (sequence === 'orders' && isHeld !== unitsIn(g, z, m.active) > 0)
    say(isHeld ? 'has held, but the active side has no unit there' : 'must have held: the active side is there');
  if (g.s.zone.marks[z] === 0) return;
  if (sequence === 'set-up' || g.w.type[z] === FORBIDDEN) say('must be empty');
  if (hasZone(g, z, ZONE_MARK.reaction) && (sequence !== 'reaction' || isHeld))
    say('has reaction, but that is for zones entered in this phase, in the reaction sequence');
  if (hasZone(g, z, ZONE_MARK.attacked) && !m.since('combat')) say('has attacked before the combats');
}
