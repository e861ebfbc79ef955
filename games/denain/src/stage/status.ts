import type { Status, StatusChip } from '@tambour/stage';
import { sideName } from '../model/names.ts';
import { type Field, isOver } from '../model/state.ts';
import { PHASES, SIDES } from '../model/vocabulary.ts';
import { score } from '../rules/13-victory.ts';
import { say } from '../texts/say.ts';
import { acting, formationState, hourOf } from './tracks.ts';

/** 4 Who has the initiative of this segment, and how many formations each side has yet to activate. */
function chips(g: Field): StatusChip[] {
  const { battle } = g.s;
  if (PHASES[battle.phase[0]!] !== 'C' || battle.segment[0]! === 0 || isOver(g)) return [];
  const first = battle.first[0]!;
  const won: StatusChip = {
    text: say('status.initiative', { side: sideName(SIDES[first]!) }),
    side: first,
    note: say(battle.canDouble[0] === 1 ? 'status.double' : 'status.single'),
  };
  const waiting = SIDES.map((id, side): StatusChip => {
    const left = [...g.w.sideFormations[side]!].filter((f) => formationState(g, f) === 'waiting').length;
    return { text: say('status.toAct', { side: sideName(id), left }), side, note: say('status.toActNote') };
  });
  return [won, ...waiting];
}

export function status(g: Field): Status {
  const turn = Math.max(1, g.s.battle.turn[0]!);
  const phase = PHASES[g.s.battle.phase[0]!]!;
  return {
    time: say('status.time', { turn, turns: g.w.data.turns, hour: hourOf(g, turn) }),
    phase: isOver(g) ? say('status.over') : acting(g) || say(`status.${phase}`),
    scores: SIDES.map((_, side) => score(g, side).total),
    chips: chips(g),
  };
}
