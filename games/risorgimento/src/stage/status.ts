import { itemAt } from '@tambour/kernel';
import type { Status, StatusChip } from '@tambour/stage';
import { sideName } from '../model/names.ts';
import {
  activeCorps,
  type Field,
  handMode,
  handSide,
  isOver,
  phaseOf,
  turnNow,
  turnOf,
  usesOf,
} from '../model/state.ts';
import { MODES, PHASES, SIDES, WEATHERS } from '../model/vocabulary.ts';
import { corpsOfSide, sideId } from '../model/world-lookup.ts';
import { isNight, isNormal, limitOf } from '../rules/4-corps.ts';
import { score } from '../rules/9-victory.ts';
import { say } from '../texts/say.ts';
import { sayStage } from '../texts/say-stage.ts';
import { acting } from './tracks.ts';

/** Turns that are left, the present one included. */
export const turnsLeft = (g: Field): number => g.w.data.turns.length - Math.max(1, turnOf(g)) + 1;

/** 4.43 4.44 Normal activations that a side still has in this turn. */
function activationsLeft(g: Field, side: number): number {
  let n = 0;
  for (const c of corpsOfSide(g, side)) if (isNormal(g, c)) n += limitOf(g, c) - usesOf(g, c);
  return n;
}

/** 4.52 4.53 4.55 SM1 Who has the hand and how. Where the hand goes to and fro there is no continuity to speak of. */
function hand(g: Field): StatusChip[] {
  const mode = itemAt(MODES, handMode(g));
  if (activeCorps(g) >= 0 || (g.w.effects.alternate && mode !== 'solo')) return [];
  const side = handSide(g);
  return [
    {
      text: sayStage(`status.hand.${mode}`, { side: sideName(sideId(side)) }),
      side,
      note: sayStage(`status.hand.${mode}.note`),
    },
  ];
}
/** 4.44 M6 What the weather or the night does to this turn. */
function weather(g: Field): StatusChip[] {
  if (isNight(g)) return [{ text: sayStage('status.night'), note: sayStage('status.night.note') }];
  const name = itemAt(WEATHERS, turnNow(g).weather);
  return name === 'fair' ? [] : [{ text: sayStage(`status.${name}`), note: sayStage(`status.${name}.note`) }];
}
/** M4 How many bridges are gone, once one is. */
function bridges(g: Field): StatusChip[] {
  const n = g.w.bridges.filter((_, i) => g.s.bridge.isDestroyed[i] === 1).length;
  return n === 0 ? [] : [{ text: sayStage('status.bridges', { n }) }];
}

function chips(g: Field): StatusChip[] {
  if (isOver(g) || g.s.battle.turn[0] === 0) return [];
  const isActivation = PHASES[phaseOf(g)] === 'activation';
  const left = SIDES.map(
    (id, side): StatusChip => ({
      text: sayStage('status.left', { side: sideName(id), left: activationsLeft(g, side) }),
      side,
      note: sayStage('status.left.note'),
    }),
  );
  return [...weather(g), ...(isActivation ? [...hand(g), ...left] : []), ...bridges(g)];
}

export function status(g: Field): Status {
  const turn = Math.max(1, turnOf(g));
  const phase = itemAt(PHASES, phaseOf(g));
  return {
    time: sayStage('status.time', { turn, turns: g.w.data.turns.length, hour: turnNow(g).time }),
    phase: isOver(g) ? sayStage('status.over') : (acting(g) ?? say(`phase.${phase}.title`)),
    scores: SIDES.map((_, side) => score(g, side).total),
    chips: chips(g),
  };
}
