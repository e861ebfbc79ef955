import { auditInStages, checkedWhere, type Fault, type Report } from '@tambour/kernel';
import { type Field, isOver } from '../../model/state.ts';
import { auditAims } from './aims.ts';
import { auditClock, auditEnding, auditPeriod } from './clock.ts';
import { auditCharges, auditMelees } from './fights.ts';
import { auditFrames } from './frames.ts';
import { auditGuns } from './guns.ts';
import { auditLeaders } from './leaders.ts';
import { auditLogs, auditSight } from './logs.ts';
import { auditPlaces } from './places.ts';
import { auditQueue, auditTest } from './queue.ts';
import { auditKinds, auditUnits } from './units.ts';

const whileFought = (check: (g: Field, bad: Report) => void) => checkedWhere((g: Field) => !isOver(g), check);

/**
 * What a unit is comes first, then its strength, formation and marks: all views of the table are made of them, and the later parts take for granted
 * that they can be made.
 */
const STAGES = [
  [auditPeriod],
  [auditKinds],
  [auditUnits, auditGuns],
  [auditPlaces, auditLeaders],
  [auditClock, auditEnding, auditMelees, auditLogs, auditSight],
  [auditCharges, auditQueue],
  [whileFought(auditFrames)],
  [whileFought(auditTest), auditAims],
];

/** What must hold of every position that waits at a question. */
export const audit = (g: Field): readonly Fault[] => auditInStages(STAGES, g);
