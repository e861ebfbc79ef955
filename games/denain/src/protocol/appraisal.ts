import { type Appraisal, readWeights } from '@tambour/kernel';
import weightsFile from '../../data/weights.json' with { type: 'json' };
import { formationId } from '../model/ids.ts';
import { type Field, isOver, phaseNumber, turnOf } from '../model/state.ts';
import { PHASES } from '../model/vocabulary.ts';
import { measure } from './appraisal-measure.hot.ts';
import { TERMS } from './terms.ts';

const { hand, fitted } = readWeights(weightsFile, TERMS, 'denain.weights');
const OPERATIONS = PHASES.indexOf('C');

/** Activations that are over in this turn: those under way are not. */
function activationsOver({ w, s }: Field): number {
  let n = 0;
  for (let f = formationId(0); f < w.formations; f++) if (s.formation.isActivated[f] && !s.formation.isActing[f]) n++;
  return n;
}

/** How computer players see Denain. */
export const appraisal: Appraisal<Field> = {
  terms: TERMS,
  hand,
  weights: fitted,
  measure,
  timeLeft(g) {
    if (isOver(g)) return 0;
    const turn = turnOf(g);
    if (turn === 0) return 1;
    const phase = phaseNumber(g);
    const before = phase < OPERATIONS ? 0 : phase > OPERATIONS ? 1 : activationsOver(g) / g.w.formations;
    return 1 - (turn - 1 + before) / g.w.data.turns;
  },
  moment(g) {
    const turn = turnOf(g);
    if (turn === 0) return -1;
    const phase = phaseNumber(g);
    const over = phase === OPERATIONS ? activationsOver(g) : 0;
    return (turn * PHASES.length + phase) * (g.w.formations + 1) + over;
  },
  horizon: 8,
  winning: 25,
  looks: 12_000,
};
