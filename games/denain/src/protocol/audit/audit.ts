import { auditInStages, checkedWhere, type Fault, type Report } from '@tambour/kernel';
import { type Field, isOver } from '../../model/state.ts';
import { auditBridges, auditEnding, auditFormations, auditPoints, auditWorks } from './battle.ts';
import { auditFight } from './fight.ts';
import { auditFrames } from './frames.ts';
import { auditLeaders, auditUnits } from './pieces.ts';

/** An instant ending leaves a fight where it was: nothing of it is asked any more. */
const whileFought = (check: (g: Field, bad: Report) => void) => checkedWhere((g: Field) => !isOver(g), check);

/** Pieces come first: the later parts take for granted that they are where the rules can have put them. */
export const WITHOUT_STEPS = [
  [auditUnits, auditLeaders],
  [auditFormations, auditWorks, auditBridges, auditPoints, auditEnding],
];
const STAGES = [...WITHOUT_STEPS, [whileFought(auditFight)], [whileFought(auditFrames)]];

/** What must hold of every position that waits at a question. */
export const audit = (g: Field): readonly Fault[] => auditInStages(STAGES, g);
