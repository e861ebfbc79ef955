import { type Appraisal, readWeights } from '@tambour/kernel';
import weightsFile from '../../data/weights.json' with { type: 'json' };
import { activeCorps, activeFormation, type Field, handSide, isOver, phaseOf, turnOf } from '../model/state.ts';
import { PHASES } from '../model/vocabulary.ts';
import { formationsOfCorps } from '../model/world-lookup.ts';
import { measure } from './appraisal-measure.hot.ts';
import { TERMS } from './terms.ts';

const { hand, fitted } = readWeights(weightsFile, TERMS, 'risorgimento.weights');
const ACTIVATION = PHASES.indexOf('activation');
/** Normal activations of a corps in a turn of fair weather. */
const USUAL = 2;

/** Activations of corps that are over in this turn. */
const activationsOver = (g: Field): number => g.s.corps.used.reduce((all, n) => all + n, 0);
/** Steps of formations that are over in the activation at hand. */
function stepsOver(g: Field): number {
  const corps = activeCorps(g);
  if (corps < 0) return 0;
  let n = activeFormation(g) >= 0 ? -1 : 0;
  for (const f of formationsOfCorps(g, corps)) if (g.s.formation.hasActed[f]) n++;
  return Math.max(0, n);
}

/** How computer players see Risorgimento. */
export const appraisal: Appraisal<Field> = {
  terms: TERMS,
  hand,
  weights: fitted,
  measure,
  timeLeft(g) {
    if (isOver(g)) return 0;
    const { turn } = g.s.battle;
    if (turn[0] === 0) return 1;
    const over = activationsOver(g) / (USUAL * g.w.corps);
    const done = phaseOf(g) < ACTIVATION ? 0 : phaseOf(g) > ACTIVATION ? 1 : Math.min(1, over);
    return 1 - (turnOf(g) - 1 + done) / g.w.data.turns.length;
  },
  moment(g) {
    const { turn, phase } = g.s.battle;
    if (turn[0] === 0) return -1;
    const inTurn = phase[0] === ACTIVATION ? (activationsOver(g) * 2 + handSide(g)) * 64 + stepsOver(g) : 0;
    return (turnOf(g) * PHASES.length + phaseOf(g)) * 8192 + inTurn;
  },
  horizon: 6,
  winning: 10,
  looks: 6000,
};
