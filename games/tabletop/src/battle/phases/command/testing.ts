import { type Condition, type Refusal, whyNot } from '@tambour/kernel';
import { occasionApplies } from '../../../rules/morale/occasions.ts';
import { rallyRetreat, rallyRout } from '../../../rules/morale/rally.ts';
import { rallyDistances } from '../../../rules/table/rally-places.ts';
import { figureOf } from '../../beside.ts';
import { commands } from '../../chain.ts';
import { hasCarried } from '../../leaders.ts';
import { stateOf } from '../../model/columns.ts';
import type { LeaderId, UnitId } from '../../model/ids.ts';
import { mustFirst } from '../../model/refusal.ts';
import { type Field, has } from '../../model/state.ts';
import { kindOf, unitOf, unitsOf } from '../../model/views.ts';
import { WITH_UNIT } from './order.ts';
import { FREE } from './ride.ts';

/** A general or aide and the unit he is with. */
export interface ContactCase {
  readonly g: Field;
  readonly side: number;
  readonly l: LeaderId;
  readonly u: UnitId;
}
/** 1.1-07 1.1-07a 1.1-A4 R63 A unit may test when a commander it depends on has come into contact in this phase, once. */
export const ARRIVAL_TEST: readonly Condition<ContactCase>[] = [
  ...WITH_UNIT,
  mustFirst('1.1-07', 'noArrival', ({ g, l }) => g.s.leader.arrived[l] === 1),
  mustFirst('1.1-07', 'testsNoMore', ({ g, u }) =>
    occasionApplies({ arm: kindOf(g, u).arm, occasion: 'commandArrives', state: stateOf(g, u) }),
  ),
];
const runs = ({ g, u }: ContactCase): boolean => stateOf(g, u) === 'retreat' || stateOf(g, u) === 'rout';
const RALLY_FIRST: readonly Condition<ContactCase>[] = [
  ...WITH_UNIT,
  ...FREE,
  mustFirst('1.1-12', 'nothingToRally', runs),
  mustFirst('2.5-R3', 'triedAlready', ({ g, l, u }) => g.s.leader.triedFor[l] !== u + 1),
];
/** 1.1-12 1.1-12a 1.1-12e 2.4-R4 2.4-R8 2.5-R3 C11d R31 R58 R73 R80 Why one in contact cannot try to rally his unit; nothing if he can. */
export function whyNoRally(c: ContactCase): readonly Refusal[] {
  const first = whyNot(RALLY_FIRST, c);
  if (first.length > 0) return first;
  const { g, l, u } = c;
  const by = figureOf(g, l);
  const asked = { case: 'generalOrAide', dependsOn: commands(g, l, u), by, hasCarried: hasCarried(g, u) } as const;
  if (stateOf(g, u) === 'rout') return rallyRout(asked).refusals;
  const unit = unitOf(g, u);
  const { mayTest, refusals } = rallyRetreat({
    ...asked,
    ...rallyDistances(unit, unitsOf(g)),
    testedThisPeriod: has(g, u, 'triedRally'),
  });
  return mayTest ? [] : refusals;
}
