import type { HexId } from '@tambour/boards';
import { itemAt, type Text } from '@tambour/kernel';
import { type Goal, heldSources, type Objective, type PointSource, type Victory } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import { placeName, saidSide } from '../model/names.ts';
import { type Field, ownerOf } from '../model/state.ts';
import { ALLIED, AUSTRIAN, enemyOf, SIDES } from '../model/vocabulary.ts';
import { hexLabel, levelData, sideId } from '../model/world-lookup.ts';
import { levelNow, score } from '../rules/9-victory.ts';
import { sayStage } from '../texts/say-stage.ts';
import { turnsLeft } from './status.ts';

const placeOf = (g: Field, hex: HexId): Text => placeName(g.w, hexLabel(g, hex));

/** What can be held for points, and who has it: it counts for one side alone. */
export const objectives = (g: Field): Objective[] =>
  g.w.data.objectives.map(({ hex, points }, i) => ({
    place: hexLabel(g, hex),
    title: placeOf(g, hex),
    points,
    side: g.w.data.scoresObjectives,
    holder: ownerOf(g, i),
  }));

const both = (side: number, points: number): readonly number[] => SIDES.map((_, i) => (i === side ? points : 0));

/** M8 M9 SM3 What brings points; it adds up to what `score` says. */
function sources(g: Field): PointSource[] {
  const { data, moraleGroups } = g.w;
  const scores = SIDES.map((_, side) => score(g, side));
  const turns = data.perTurn.map(
    ({ side, hex, points }, i): PointSource => ({
      side,
      what: sayStage('win.turns', { place: placeOf(g, hex) }),
      place: hexLabel(g, hex),
      points,
      isEach: true,
      // The points of a side's turns are counted as one.
      scored: both(side, data.perTurn.findIndex((of) => of.side === side) === i ? itemAt(scores, side).turns : 0),
    }),
  );
  return [
    ...heldSources(objectives(g)),
    ...turns,
    {
      what: sayStage('win.eliminated'),
      points: data.pointsEliminated,
      isEach: true,
      scored: scores.map((of) => of.eliminated),
    },
    {
      what: sayStage(moraleGroups.length > g.w.corps ? 'win.divisions' : 'win.demoralized'),
      points: data.pointsDemoralized,
      isEach: true,
      scored: scores.map((of) => of.demoralized),
      rule: '9.2a' satisfies RuleId,
    },
  ];
}

/** The table of results, as each side reads it: what it takes to win, and to win decisively. */
function margin(g: Field, side: number): Goal[] {
  const { levels, turns } = g.w.data;
  const given = { turns: turns.length, enemy: saidSide(sideId(enemyOf(side))) };
  if (side === ALLIED) {
    const own = levels.filter(({ winner }) => winner === ALLIED).map(({ from }) => from);
    if (own.length === 0) return [];
    const [from, decisive] = [Math.min(...own), Math.max(...own)];
    if (from > 0) return [{ text: sayStage('win.lead', { ...given, from, decisive }) }];
    if (decisive <= 0) return [{ text: sayStage('win.marginAllied', { ...given, from, decisive }) }];
    return [{ text: sayStage('win.notBehind', { ...given, isLevel: from === 0, to: -from, lead: decisive }) }];
  }
  if (!levels.some(({ winner }) => winner === AUSTRIAN)) return [];
  // What is below every other result is Austrian.
  const others = levels.filter(({ winner }) => winner !== AUSTRIAN).map(({ from }) => from);
  const narrow = levels
    .filter(({ winner, from }) => winner === AUSTRIAN && Number.isFinite(from))
    .map(({ from }) => from);
  const to = Math.min(...others) - 1;
  const decisive = narrow.length === 0 ? to : Math.min(...narrow) - 1;
  if (to < 0) return [{ text: sayStage('win.lead', { ...given, from: -to, decisive: -decisive }) }];
  if (decisive >= 0) return [{ text: sayStage('win.heldTo', { ...given, to, decisive }) }];
  return [{ text: sayStage('win.notBehind', { ...given, isLevel: to === 0, to, lead: -decisive }) }];
}

/** The leads of the allied side that nobody wins by. */
function draw({ levels }: Field['w']['data']): Goal[] {
  const at = levels.findIndex(({ grade }) => grade === 'draw');
  const [from, above] = [levels[at]?.from, levels[at - 1]?.from];
  if (from === undefined || above === undefined || from <= 0) return [];
  return [{ text: sayStage('win.draw', { from, to: above - 1 }) }];
}

function goals(g: Field, side: number): Goal[] {
  const { data, moraleGroups } = g.w;
  const isScoring = side === data.scoresObjectives;
  return [
    ...margin(g, side),
    {
      text: isScoring
        ? sayStage('win.objectives', { side: saidSide(sideId(side)) })
        : sayStage('win.keep', { enemy: saidSide(sideId(enemyOf(side))) }),
    },
    ...data.perTurn.flatMap(({ side: of, hex, fromTurn, points }) =>
      of === side ? [{ text: sayStage('win.perTurn', { points, turn: fromTurn, place: placeOf(g, hex) }) }] : [],
    ),
    { text: sayStage('win.losses', { divisions: moraleGroups.length > g.w.corps }) },
    ...draw(data),
  ];
}

/** What is wise depends on the ground: where we have nothing to say of a battle, what is true of any. */
const advice = (g: Field, side: number): Text => {
  const of = sideId(side);
  const { scenario } = g.w;
  return scenario === 'magenta' || scenario === 'san-martino'
    ? sayStage(`win.advice.${of}.${scenario}`)
    : sayStage(`win.advice.${of}`);
};
function outlook(g: Field): Text {
  const { winner, grade } = levelData(g, levelNow(g));
  if (winner < 0 || grade === 'draw') return sayStage('win.now.draw');
  return sayStage(`win.now.${sideId(winner)}.${grade}`);
}

/** How each side wins: by the difference of points after the last turn. The figures are the battle’s own. */
export const victory = (g: Field): Victory => ({
  goals: SIDES.map((_, side) => goals(g, side)),
  advice: SIDES.map((_, side) => advice(g, side)),
  sources: sources(g),
  scores: SIDES.map((_, side) => score(g, side).total),
  time: sayStage('win.time', { left: turnsLeft(g), turns: g.w.data.turns.length }),
  outlook: outlook(g),
});
