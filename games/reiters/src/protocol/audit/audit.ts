import { auditInStages, type Fault, type Report } from '@tambour/kernel';
import type { Field } from '../../model/state.ts';
import { auditClock, auditCourse } from './clock.ts';
import { auditCaracoles, auditFight } from './fight.ts';
import { auditFallen, auditFrames } from './frames.ts';
import { auditMarch } from './march.ts';
import { type Moment, momentOf } from './moment.ts';
import { auditBaggage, auditColumns, auditLeaders, auditUnits } from './pieces.ts';
import { auditPoints } from './points.ts';
import { auditSetUp } from './set-up.ts';
import { auditZones } from './zones.ts';

type Audit = (m: Moment, bad: Report) => void;
/** Each stage may rely on those before it. */
const STAGES: readonly (readonly Audit[])[] = [
  [auditUnits, auditLeaders, auditBaggage],
  [auditZones, auditColumns, (m, bad) => auditPoints(m.g, bad), auditClock],
  [auditFrames, auditCourse],
  [auditMarch, auditFallen, auditFight, auditCaracoles, (m, bad) => m.sequence === 'set-up' && auditSetUp(m, bad)],
];

/**
 * What play cannot come to in a battle of this scenario, as far as the rules can tell: used on loading and after every command in
 * tests. All it asks for stays true whatever is done next, and whatever a side may imagine of what is hidden from it.
 */
export const audit = (g: Field): readonly Fault[] => auditInStages(STAGES, momentOf(g));
