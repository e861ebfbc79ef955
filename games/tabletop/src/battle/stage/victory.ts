import type { Text } from '@tambour/kernel';
import { type Goal, heldSources, type Objective, type PointSource, type Victory } from '@tambour/stage';
import type { RuleId } from '../../../data/rule-ids.ts';
import { CHARTS } from '../../model/charts.ts';
import { type Fate, fateOf, outcomeByMargin } from '../../rules/victory.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { ownerOf } from '../model/columns.ts';
import { saidSide } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import type { TabletopWorld } from '../model/world.ts';
import { marginsOf, scoreNow } from '../score.ts';
import { scoreOf } from '../verdict.ts';
import { placeAt } from './place.ts';
import { periodsLeft, SIDES } from './status.ts';

/** The middle of a piece of the ground: where its seal is. */
function middleOf(w: TabletopWorld, id: string): string {
  const points = w.data.terrain.find((of) => of.id === id)?.polygon ?? [];
  const middle = (of: (p: { readonly x: number; readonly y: number }) => number): number => {
    const all = points.map(of);
    return all.length === 0 ? 0 : Math.round((Math.min(...all) + Math.max(...all)) / 2);
  };
  return placeAt(
    middle(({ x }) => x),
    middle(({ y }) => y),
  );
}
/** What can be held for points, and who has it. */
export const objectives = (g: Field): Objective[] =>
  g.w.data.victory.objectives.map(({ name, terrain, points }, i) => {
    const owner = ownerOf(g, i);
    return {
      place: middleOf(g.w, terrain),
      title: name,
      points,
      holder: owner < 0 ? undefined : owner,
      rule: 'C16b' satisfies RuleId,
    };
  });

const { victory: WORTH } = CHARTS;
const KINDS = [
  { key: 'routing', fates: ['routing', 'freed'], points: WORTH.enemyUnitRoutingAtEnd },
  { key: 'lost', fates: ['lost'], points: WORTH.enemyUnitFledLeftTableOrDestroyed },
  { key: 'prisoner', fates: ['prisoner'], points: WORTH.enemyUnitPrisoner },
] as const satisfies readonly { readonly key: string; readonly fates: readonly Fate[]; readonly points: number }[];

/** C16a C16g What brings points; it adds up to what `scoreOf` says. */
function sources(g: Field): PointSource[] {
  const score = scoreNow(g);
  /** For each side, of its enemy. */
  const each = (points: number, count: (enemy: number) => number) => ({
    points,
    isEach: true as const,
    scored: SIDES.map((side) => points * count(1 - side)),
  });
  const generals = (isCommander: boolean) => (enemy: number) =>
    score.generals.filter(({ side, isOut, rank }) => side === enemy && isOut && (rank === 'commander') === isCommander)
      .length;
  return [
    ...heldSources(objectives(g)),
    ...KINDS.map(
      ({ key, fates, points }): PointSource => ({
        what: sayStage(`win.${key}`),
        ...each(
          points,
          (enemy) =>
            score.units.filter((unit) => unit.side === enemy && fates.some((fate) => fate === fateOf(unit))).length,
        ),
        rule: 'C16a' satisfies RuleId,
      }),
    ),
    {
      what: sayStage('win.guns'),
      ...each(
        WORTH.enemyBatteryAbandoned,
        (enemy) => score.units.filter(({ side, isWithoutCrew }) => side === enemy && isWithoutCrew).length,
      ),
      rule: 'C16g' satisfies RuleId,
    },
    { what: sayStage('win.general'), ...each(WORTH.enemyGeneralOut, generals(false)), rule: 'C16a' satisfies RuleId },
    {
      what: sayStage('win.commander'),
      ...each(WORTH.enemyCommanderOut, generals(true)),
      rule: 'C16a' satisfies RuleId,
    },
  ];
}

function goals(g: Field, side: number): Goal[] {
  const { periods } = g.w;
  const margins = (marginsOf(g).levels[side] ?? []).map(
    ({ margin, level }): Goal => ({
      text: margin === 0 ? sayStage('win.level', { periods }) : sayStage(`win.${level}`, { n: margin, periods }),
      rule: 'C16d' satisfies RuleId,
    }),
  );
  return [...margins, { text: sayStage('win.break'), rule: 'C16c' satisfies RuleId }];
}

/** What is wise: as the battle's own file says, else as we say of it, else what is true of any. */
function advice(g: Field, side: number): Text {
  const own = g.w.data.briefing?.[g.w.sideIds[side] ?? ''];
  if (own) return own;
  if (g.w.scenario !== 'tutorial-farm') return sayStage('win.advice');
  return sayStage(side === 0 ? 'win.advice.french.tutorial-farm' : 'win.advice.coalition.tutorial-farm');
}
function outlook(g: Field): Text {
  const { winner, level } = outcomeByMargin([scoreOf(g, 0), scoreOf(g, 1)], marginsOf(g));
  const result =
    winner === null || level === 'draw'
      ? sayStage('win.now.draw')
      : sayStage(`win.now.${level}`, { side: saidSide(g.w, winner) });
  return sayStage('win.now', { result });
}

/** C16a C16c C16d How each side wins: by breaking the enemy army, or by points after the last period. */
export const victory = (g: Field): Victory => ({
  goals: SIDES.map((side) => goals(g, side)),
  advice: SIDES.map((side) => advice(g, side)),
  sources: sources(g),
  scores: SIDES.map((side) => scoreOf(g, side)),
  time: sayStage('win.time', { left: periodsLeft(g), periods: g.w.periods }),
  outlook: outlook(g),
});
