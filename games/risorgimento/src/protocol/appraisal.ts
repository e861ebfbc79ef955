import { type Appraisal, readWeights } from '@tambour/kernel';
import weightsFile from '../../data/weights.json' with { type: 'json' };
import { corpsId } from '../model/ids.ts';
import { activeCorps, activeFormation, type Field, isOver } from '../model/state.ts';
import { PHASES } from '../model/vocabulary.ts';
import { measure } from './appraisal-measure.hot.ts';
import { TERMS } from './terms.ts';

const { hand, fitted } = readWeights(weightsFile, TERMS, 'risorgimento.weights');
const ACTIVATION = PHASES.indexOf('activation');
/** Normal activations of a corps in a turn of fair weather. */
const USUAL = 2;

/** Activations of corps that are over in this turn. */
function activationsOver({ w, s }: Field): number {
  let n = 0;
  for (let corps = corpsId(0); corps < w.corps; corps++) n += s.corps.used[corps]!;
  return n;
}
/** Steps of formations that are over in the activation at hand. */
function stepsOver(g: Field): number {
  const corps = activeCorps(g);
  if (corps < 0) return 0;
  let n = activeFormation(g) >= 0 ? -1 : 0;
  for (const f of g.w.corpsFormations[corps]!) n += g.s.formation.hasActed[f]!;
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
    const { turn, phase } = g.s.battle;
    if (turn[0] === 0) return 1;
    const over = activationsOver(g) / (USUAL * g.w.corps);
    const done = phase[0]! < ACTIVATION ? 0 : phase[0]! > ACTIVATION ? 1 : Math.min(1, over);
    return 1 - (turn[0]! - 1 + done) / g.w.data.turns.length;
  },
  moment(g) {
    const { turn, phase } = g.s.battle;
    if (turn[0] === 0) return -1;
    const inTurn = phase[0] === ACTIVATION ? (activationsOver(g) * 2 + g.s.hand.side[0]!) * 64 + stepsOver(g) : 0;
    return (turn[0]! * PHASES.length + phase[0]!) * 8192 + inTurn;
  },
  horizon: 6,
  winning: 10,
  looks: 6000,
};
