import type { Text } from '@tambour/kernel';
import {
  pluses,
  scoresTrack,
  stepsTrack,
  type TokenState,
  type TokensTrack,
  type Track,
  tokensTrack,
} from '@tambour/stage';
import { type FormationId, formationId } from '../model/ids.ts';
import { formationName, sideName } from '../model/names.ts';
import { type Field, isOver } from '../model/state.ts';
import { BAGGAGE, LOST, PHASES, SIDES } from '../model/vocabulary.ts';
import { score } from '../rules/13-victory.ts';
import { say } from '../texts/say.ts';
import { half } from './question.ts';
import { scoreParts } from './victory.ts';

/** The hour at which a turn begins, where the scenario has a clock. */
export const hourOf = (g: Field, turn: number): string => g.w.data.hours[turn - 1] ?? '';

const isSpent = (g: Field, f: FormationId): boolean =>
  g.s.formation.isLost[f] === 1 ||
  !g.w.formationUnits[f]!.some((u) => g.s.unit.place[u] !== LOST && g.w.unitClass[u] !== BAGGAGE);
export const formationState = (g: Field, f: FormationId): TokenState => {
  if (isSpent(g, f)) return 'out';
  if (g.s.formation.isActing[f]) return 'now';
  return g.s.formation.isActivated[f] ? 'done' : 'waiting';
};

/** Who has won the roll of this segment, and who has the hand. */
function initiative(g: Field): TokensTrack['tokens'] {
  const { battle } = g.s;
  const isUnderWay = PHASES[battle.phase[0]!] === 'C' && battle.segment[0]! > 0 && !isOver(g);
  const stateOf = (side: number): TokenState => {
    if (!isUnderWay) return 'waiting';
    if (battle.active[0] === side) return 'now';
    return [...g.w.sideFormations[side]!].some((f) => formationState(g, formationId(f)) === 'waiting')
      ? 'waiting'
      : 'done';
  };
  return SIDES.map((id, side) => {
    const name = sideName(id);
    const state = stateOf(side);
    if (!isUnderWay || battle.first[0] !== side) return { name, side, state };
    return { name: say(battle.canDouble[0] === 1 ? 'track.wonDouble' : 'track.wonRoll', { side: name }), side, state };
  });
}

export function tracks(g: Field): Track[] {
  const { w, s } = g;
  const turns = Array.from({ length: w.data.turns }, (_, i) => say('track.turn', { n: i + 1, hour: hourOf(g, i + 1) }));
  const formations = w.formationIds.map((id, f) => ({
    name: formationName(w, id),
    side: w.formationSide[f]!,
    state: formationState(g, formationId(f)),
  }));
  return [
    stepsTrack('turns', say('track.turns'), turns, Math.max(0, s.battle.turn[0]! - 1)),
    stepsTrack(
      'phases',
      say('track.phases'),
      PHASES.map((phase) => say(`phase.${phase}`)),
      s.battle.phase[0]!,
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
  const turn = g.s.battle.turn[0]!;
  const id = PHASES[g.s.battle.phase[0]!]!;
  const phase = say(`phase.${id}.title`);
  if (isOver(g)) return say('headline.over', { turn });
  return id === 'set-up' ? phase : say('headline.now', { turn, hour: hourOf(g, turn), phase, acting: acting(g) });
}
