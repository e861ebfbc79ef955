import { type Report, reportOf } from '@tambour/kernel';
import { leaderId, unitId } from '../../model/ids.ts';
import { MARK } from '../../model/state.ts';
import { ON_MAP, WAITING } from '../../model/vocabulary.ts';
import type { Moment } from './moment.ts';

/** 2.1a 2.1c 11.4.3d Before the battle everyone is fit, in a zone of his column or yet to come. */
export function auditSetUp(m: Moment, bad: Report): void {
  const { w, s } = m.g;
  const isToCome = (side: number) => m.frames.length > 2 && side === w.data.initiative;
  let posted = 0;
  for (let u = unitId(0); u < w.units; u++) {
    const say = reportOf(bad, 'unit', w.unitIds[u]!);
    const { place, zone, marks, steps } = s.unit;
    const { zones, reinforcement } = w.data.columns[w.unitColumn[u]!]!;
    const parent = w.unitParent[u]!;
    if (parent >= 0) {
      if (place[u] === WAITING) continue;
      posted++;
      const isBeside = place[parent] === ON_MAP && w.steps[s.unit.zone[parent]! * w.zones + zone[u]!]! <= 1;
      if (place[u] !== ON_MAP || marks[u] !== MARK.created || isToCome(w.unitSide[u]!))
        say('place', 'cannot be so before the battle');
      else if (!w.data.enfantsPerdus.zones.includes(zone[u]!) || !isBeside)
        say('zone', 'is not where its parent may post it');
      continue;
    }
    if (place[u] !== (reinforcement ? WAITING : ON_MAP)) say('place', 'cannot be so before the battle');
    else if (place[u] === ON_MAP && !zones.includes(zone[u]!)) say('zone', 'is not of its column');
    const marked = marks[u]! & ~(MARK.lent | (isToCome(w.unitSide[u]!) ? 0 : MARK.placed));
    if (marked !== (w.unit[u]!.hasCharge ? MARK.charge : 0)) say('marks', 'cannot be so before the battle');
    if (steps[u] !== w.unit[u]!.steps - (marks[u]! & MARK.lent ? 1 : 0)) say('steps', 'cannot be so before the battle');
  }
  for (let l = leaderId(0); l < w.leaders; l++) {
    const say = reportOf(bad, 'leader', w.leaderIds[l]!);
    const { zones, reinforcement } = w.data.columns[w.leaderColumn[l]!]!;
    if (s.leader.place[l] !== (reinforcement ? WAITING : ON_MAP)) say('place', 'cannot be so before the battle');
    else if (!reinforcement && !zones.includes(s.leader.zone[l]!)) say('zone', 'is not of his column');
    if (s.leader.marks[l] !== 0 && isToCome(w.leaderSide[l]!)) say('marks', 'must be empty: his side is yet to set up');
  }
  for (let b = 0; b < w.baggage; b++)
    if (s.baggage.place[b] !== ON_MAP) bad(`baggage.${w.baggageIds[b]}.place`, 'cannot be so before the battle');
  for (let c = 0; c < w.columns; c++)
    if (s.column.known[c] !== 0) bad(`column.${w.columnIds[c]}.known`, 'must be unknown before the battle');
  if (s.battle.hopesSetUp[0] !== posted) bad('battle.hopesSetUp', `must be ${posted}, as many as are out`);
}
