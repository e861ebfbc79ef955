import { type ZoneId, zoneId } from '@tambour/boards';
import type { Report } from '@tambour/kernel';
import { leaderId } from '../../model/ids.ts';
import { NOWHERE, ZONE_MARK } from '../../model/state.ts';
import { CATHOLIC, FORBIDDEN, PROTESTANT, SIDES, WAITING } from '../../model/vocabulary.ts';
import { recount, unitsIn } from '../../model/zone.ts';
import type { Moment } from './moment.ts';

/** Bits of what a zone holds, by side. */
const UNITS = 1;
const OTHERS = 2;

export function auditZones(m: Moment, bad: Report): void {
  const { w, s } = m.g;
  const kept = Object.fromEntries(Object.entries(s.at).map(([name, column]) => [name, column.slice()]));
  recount(m.g);
  for (const [name, column] of Object.entries(s.at))
    if (column.some((v, z) => v !== kept[name]![z])) bad(`at.${name}`, 'is not what lies there');
  const held = SIDES.map(() => new Uint8Array(w.zones));
  for (let z = zoneId(0); z < w.zones; z++) {
    if (s.at.unitsC[z]! > 0) held[CATHOLIC]![z] = UNITS;
    if (s.at.unitsP[z]! > 0) held[PROTESTANT]![z] = UNITS;
    if (s.at.unitsC[z]! > 0 && s.at.unitsP[z]! > 0) bad(`zone.${w.zoneNames[z]}`, 'holds units of both sides');
    if (s.at.stack[z]! > w.limit[z]!) bad(`zone.${w.zoneNames[z]}`, `holds more than ${w.limit[z]}`);
    auditMarks(m, z, bad);
  }
  // 4.2b 4.3c Nobody stays with the enemy: units take whoever is alone, leaders keep away.
  const lies = (zone: ZoneId, side: number, at: string) => {
    if (zone >= w.zones) return;
    if (held[1 - side]![zone]) bad(at, 'is among enemies');
    held[side]![zone]! |= OTHERS;
  };
  for (let b = 0; b < w.baggage; b++) lies(s.baggage.zone[b]!, w.baggageSide[b]!, `baggage.${w.baggageIds[b]}.zone`);
  for (let l = leaderId(0); l < w.leaders; l++)
    lies(s.leader.zone[l]!, w.leaderSide[l]!, `leader.${w.leaderIds[l]}.zone`);
  if (w.baggage === 0 && (s.baggage.zone[0] !== NOWHERE || s.baggage.place[0] !== WAITING))
    bad('baggage', 'must be as the battle begins: there is none');
}

/** 6.1b 7.1m Marks last a phase at most. */
function auditMarks(m: Moment, z: ZoneId, bad: Report): void {
  const marks = m.g.s.zone.marks[z]!;
  const say = (reason: string) => bad(`zone.${m.g.w.zoneNames[z]}.marks`, reason);
  // At the start of a phase they are where the active units are.
  if (m.sequence === 'orders' && ((marks & ZONE_MARK.held) !== 0) !== unitsIn(m.g, z, m.active) > 0)
    say(
      marks & ZONE_MARK.held
        ? 'has held, but the active side has no unit there'
        : 'must have held: the active side is there',
    );
  if (marks === 0) return;
  if (m.sequence === 'set-up' || m.g.w.type[z] === FORBIDDEN) say('must be empty');
  if (marks & ZONE_MARK.reaction && (m.sequence !== 'reaction' || marks & ZONE_MARK.held))
    say('has reaction, but that is for zones entered in this phase, in the reaction sequence');
  if (marks & ZONE_MARK.attacked && !m.since('combat')) say('has attacked before the combats');
}
