import { type Appraisal, readWeights, type Term, type TermKind } from '@tambour/kernel';
import file from '../../../data/weights.json' with { type: 'json' };
import { PHASES } from '../../model/vocabulary.ts';
import { sayTerm } from '../../texts/say-terms.ts';
import { type Field, isOver, periodOf } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { measure } from './appraisal-pass.hot.ts';
import { TERMS, type TermName } from './appraisal-terms.ts';

const KIND: Readonly<Record<TermName, TermKind>> = {
  points: 'points',
  hold: 'goal',
  reach: 'goal',
  mass: 'goal',
  strength: 'force',
  worn: 'force',
  army: 'force',
  order: 'order',
  morale: 'order',
  charge: 'chance',
  fire: 'chance',
  guns: 'guns',
  support: 'order',
  flank: 'order',
  command: 'command',
  chief: 'chief',
};
const terms: readonly Term[] = TERMS.map((id) => ({ id, kind: KIND[id], name: sayTerm(`term.${id}`) }));
const { hand, fitted } = readWeights(file, terms);

/** C14a Phases from the first of the battle. */
const phasesSoFar = (g: Field): number => Math.max(0, periodOf(g) - 1) * PHASES.length + (g.s.battle.phase[0] ?? 0);

/** C14c What a side does alone in a phase: as long as such a step waits below the question, the other side's part is still to come. */
const PARTS: readonly number[] = [STEP.command, STEP.charges, STEP.half, STEP.allocate];
function isOtherToCome({ s: { stack, kernel } }: Field): boolean {
  const below = (kernel.depth[0] ?? 0) - 1;
  for (let i = 0; i < below; i++) if (PARTS.includes(stack.step[i] ?? -1)) return true;
  return false;
}

/** How computer players see the table: points, troops and their morale, what they can charge and shoot at, where there are points to be had. */
export const appraisal: Appraisal<Field> = {
  terms,
  hand,
  weights: fitted,
  measure,
  timeLeft: (g) => (isOver(g) ? 0 : Math.max(0, 1 - phasesSoFar(g) / (PHASES.length * g.w.periods))),
  moment: (g) => 2 * phasesSoFar(g) + Number(!isOtherToCome(g)),
  horizon: 3,
  winning: 3,
  looks: 500,
};
