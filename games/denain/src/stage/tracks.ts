import type { Text } from '@tambour/kernel';
import {
  pluses,
  type Status,
  type StatusChip,
  scoresTrack,
  stepsTrack,
  type TokenState,
  type TokensTrack,
  type Track,
  tokensTrack,
} from '@tambour/stage';
import { formationSide, formationsOf } from '../model/formation.ts';
import { type FormationId, formationId } from '../model/ids.ts';
import { formationName, sideName } from '../model/names.ts';
import { activeSide, type Field, isOver, phaseNumber, phaseOf, segmentOf, turnOf } from '../model/state.ts';
import { PHASES, SIDES } from '../model/vocabulary.ts';
import { canAct } from '../rules/4-sequence.ts';
import { score, totals } from '../rules/13-victory.ts';
import { say } from '../texts/say.ts';
import { half } from './question.ts';
import { scoreParts } from './victory.ts';

/** The hour at which a turn begins, where the scenario has a clock. */
export const hourOf = (g: Field, turn: number): string => g.w.data.hours[turn - 1] ?? '';

const formationState = (g: Field, f: FormationId): TokenState => {
  if (!canAct(g, f)) return 'out';
  if (g.s.formation.isActing[f]) return 'now';
  return g.s.formation.isActivated[f] ? 'done' : 'waiting';
};

/** 4 Whether a segment of the operations phase is under way: someone has won its roll. */
const isUnderWay = (g: Field): boolean => phaseOf(g) === 'C' && segmentOf(g) > 0 && !isOver(g);
const waiting = (g: Field, side: number): number =>
  [...formationsOf(g, side)].filter((f) => formationState(g, f) === 'waiting').length;
const hasWon = (g: Field, side: number): boolean => isUnderWay(g) && g.s.battle.first[0] === side;
const hasDouble = (g: Field): boolean => g.s.battle.canDouble[0] === 1;

/** Who has won the roll of this segment, and who has the hand. */
const initiative = (g: Field): TokensTrack['tokens'] =>
  SIDES.map((id, side) => {
    const isNow = isUnderWay(g) && activeSide(g) === side;
    const state = isNow ? 'now' : isUnderWay(g) && waiting(g, side) === 0 ? 'done' : 'waiting';
    const name = sideName(id);
    if (!hasWon(g, side)) return { name, side, state };
    return { name: say(hasDouble(g) ? 'track.wonDouble' : 'track.wonRoll', { side: name }), side, state };
  });
/** 4 Who has the initiative of this segment, and how many formations each side has yet to activate. */
function chips(g: Field): StatusChip[] {
  if (!isUnderWay(g)) return [];
  const note = say(hasDouble(g) ? 'status.double' : 'status.single');
  const sides = SIDES.map((id, side) => ({ side, name: sideName(id) }));
  const won = sides.filter(({ side }) => hasWon(g, side));
  return [
    ...won.map(({ side, name }) => ({ text: say('status.initiative', { side: name }), side, note })),
    ...sides.map(({ side, name }) => {
      const text = say('status.toAct', { side: name, left: waiting(g, side) });
      return { text, side, note: say('status.toActNote') };
    }),
  ];
}
export function status(g: Field): Status {
  const turn = Math.max(1, turnOf(g));
  return {
    time: say('status.time', { turn, turns: g.w.data.turns, hour: hourOf(g, turn) }),
    phase: isOver(g) ? say('status.over') : acting(g) || say(`status.${phaseOf(g)}`),
    scores: totals(g),
    chips: chips(g),
  };
}

export function tracks(g: Field): Track[] {
  const { w } = g;
  const turns = Array.from({ length: w.data.turns }, (_, i) => say('track.turn', { n: i + 1, hour: hourOf(g, i + 1) }));
  const formations = w.formationIds.map((id, f) => ({
    name: formationName(w, id),
    side: formationSide(g, formationId(f)),
    state: formationState(g, formationId(f)),
  }));
  return [
    stepsTrack('turns', say('track.turns'), turns, Math.max(0, turnOf(g) - 1)),
    stepsTrack(
      'phases',
      say('track.phases'),
      PHASES.map((phase) => say(`phase.${phase}`)),
      phaseNumber(g),
    ),
    scoresTrack('points', say('track.points'), '13.3a', (side) => ({
      value: score(g, side).total,
      parts: scoreParts(g, side),
    })),
    tokensTrack('initiative', say('track.initiative'), initiative(g)),
    tokensTrack('activations', say('track.formations'), formations),
  ];
}

/** Who acts and what with: "Right wing, movement". */
export function acting(g: Field): Text | '' {
  const now = half(g);
  const formations = g.w.formationIds.filter((_, f) => g.s.formation.isActing[f]).map((id) => formationName(g.w, id));
  return now === undefined || formations.length === 0 ? '' : say(`headline.${now}`, { who: pluses(formations) });
}

/** Turn, hour, phase and who acts, in a line. */
export function headline(g: Field): Text {
  const turn = turnOf(g);
  const id = phaseOf(g);
  const phase = say(`phase.${id}.title`);
  if (isOver(g)) return say('headline.over', { turn });
  return id === 'set-up' ? phase : say('headline.now', { turn, hour: hourOf(g, turn), phase, acting: acting(g) });
}
