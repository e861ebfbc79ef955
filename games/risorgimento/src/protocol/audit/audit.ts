import { auditInStages, checkedWhere, type Fault, type Report } from '@tambour/kernel';
import { type Field, isOver } from '../../model/state.ts';
import { auditActivation, auditEnding, auditPoints, auditShaken } from './battle.ts';
import { auditFight } from './fight.ts';
import { auditFrames } from './frames.ts';
import { auditMarches, auditVolley } from './march.ts';
import { auditLeaders, auditSides, auditStacks, auditUnits } from './pieces.ts';

const whileFought = (check: (g: Field, bad: Report) => void) => checkedWhere((g: Field) => !isOver(g), check);

/** Pieces come first: the later parts take for granted that they are where the rules can have put them. */
const STAGES = [
  [auditUnits],
  [auditStacks],
  [auditPoints, auditEnding, auditActivation, auditShaken],
  [auditFight],
  [auditMarches, auditVolley],
  [auditSides, auditLeaders],
  [whileFought(auditFrames)],
];

/** What must hold of every position that waits at a question. */
export const audit = (g: Field): readonly Fault[] => auditInStages(STAGES, g);
