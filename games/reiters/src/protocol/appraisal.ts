import { type Appraisal, readWeights, type Term, type Way } from '@tambour/kernel';
import file from '../../data/weights.json' with { type: 'json' };
import { actionPiece, actionZone } from '../model/action-view.ts';
import { standsAt } from '../model/piece.ts';
import { type Field, isOver, turnOf } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { SEQUENCES } from '../model/vocabulary.ts';
import { sayTerm } from '../texts/say-terms.ts';
import { measure } from './appraisal-pass.hot.ts';
import { TERM_KINDS, TERMS } from './appraisal-terms.ts';

const terms: readonly Term[] = TERMS.map((id) => ({ id, kind: TERM_KINDS[id], name: sayTerm(`term.${id}`) }));
const { hand, fitted } = readWeights(file, terms);

const CLOSING = SEQUENCES.indexOf('closing');
/** 3.0a The phases of both sides, from the first of the battle. Before it there is the set-up; a turn closes with the phases it had. */
function phaseOf(g: Field): number {
  const { active, first, sequence } = g.s.battle;
  const turn = turnOf(g);
  if (turn === 0) return -1;
  return sequence[0] === CLOSING ? 2 * turn : 2 * (turn - 1) + Number(active[0] !== first[0]);
}

/** Turns that are still to come, each phase by the sequences it has left. */
function timeLeft(g: Field): number {
  if (isOver(g)) return 0;
  if (turnOf(g) === 0) return 1;
  const sequence = g.s.battle.sequence[0] ?? 0;
  const phases = phaseOf(g) + (sequence === CLOSING ? 0 : sequence / SEQUENCES.length);
  return 1 - phases / (2 * g.w.data.turns);
}

/** Where a march takes a piece from and to. */
const PLACES = 256;
const way: Way<Field> = {
  from: (g, o) => (o.verb === VERB.move ? actionPiece(o) * PLACES + standsAt(g, actionPiece(o)) : -1),
  to: (_g, o) => (o.verb === VERB.move ? actionPiece(o) * PLACES + actionZone(o) : -1),
};

/** How computer players see these battles: points, troops, their order, what can be struck, where there are points to be had. */
export const appraisal: Appraisal<Field> = {
  terms,
  hand,
  weights: fitted,
  measure,
  timeLeft,
  moment: phaseOf,
  way,
  horizon: 1,
  closing: 0.25,
  winning: 8,
  looks: 20_000,
};
