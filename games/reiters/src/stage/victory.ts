import { itemAt, type Modifier, type Text } from '@tambour/kernel';
import {
  commas,
  countedSource,
  type Goal,
  grouped,
  heldSources,
  list,
  type Objective,
  type PointSource,
  same,
  type Victory,
} from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { turnsLeft, zoneLabel } from '../model/lookup.ts';
import { saidLeader, saidPiece, saidSide, zoneName } from '../model/names.ts';
import { leaderPiece } from '../model/piece.ts';
import type { CitedRule } from '../model/special.ts';
import type { Field } from '../model/state.ts';
import { LEVEL_WORDS, UNIT_WORDS } from '../model/texts.ts';
import { typeOf, unitsOf } from '../model/unit.ts';
import { SIDES, UNIT_TYPES } from '../model/vocabulary.ts';
import {
  type Chances,
  chances,
  DRAW,
  holds,
  pointsOf,
  ruleOfExit,
  scoredOf,
  standing,
  worth,
} from '../rules/9-victory.ts';
import { reworded } from '../texts/reworded.ts';
import { say } from '../texts/say.ts';

const sum = <T>(all: readonly T[], worth: (one: T) => number): number => all.reduce((n, one) => n + worth(one), 0);
/** 9.0b Zones with points, each for the side that scores it, and who holds them. */
const toHold = (g: Field): Objective[] =>
  g.w.data.victory.objectives.map(({ zone, name, side, points }) => {
    const holder = SIDES.findIndex((_, s) => holds(g, s, zone));
    const place = zoneLabel(g, zone);
    const title = say('win.zone', { name, zone: place });
    const rule: RuleId = '9.0b';
    return { place, title, points, side, holder: holder < 0 ? undefined : holder, rule };
  });

/** M.3 AU.3 D.5 CO.3 Zones by whose edge units are led off for points. */
const toLeaveBy = (g: Field): Objective[] =>
  g.w.data.victory.exits.flatMap(({ side, edge, zones, fromTurn, units: worth }) => {
    const points = Math.max(...[...unitsOf(g, side)].map((u) => itemAt(worth, typeOf(g, u))));
    const rule = ruleOfExit(g, side);
    return zones.map((zone) => {
      const place = zoneLabel(g, zone);
      const title = say('win.exitBy', { edge: say(`win.edge.${edge}`), turn: fromTurn, zone: place });
      return { place, title, points, side, exit: edge, holder: undefined, rule };
    });
  });

/** What is worth points on the map: zones to hold, and edges to leave by. */
export const objectives = (g: Field): Objective[] => [...toHold(g), ...toLeaveBy(g)];

const RULE = '9.0a' satisfies RuleId;
const typeWords = (g: Field, units: readonly UnitId[]): Text =>
  commas(
    [...new Set(units.map((u) => typeOf(g, u)))]
      .sort((a, b) => a - b)
      .map((type) => UNIT_WORDS[itemAt(UNIT_TYPES, type)]),
  );
/** Under their own names: it is they who fell. */
const ownNames = (g: Field, leaders: readonly LeaderId[]): Text =>
  list(leaders.map((l) => saidPiece(g.w, leaderPiece(g, l))));

/** The same by what they are worth, most first; what is worth nothing is left out. */
function counted(g: Field, side: number): PointSource[] {
  const { exit, units, leaders, baggage, ownUnits, ownLeaders } = chances(g, side);
  const grouping = <P>(all: Chances<P>, rule: CitedRule, what: (alike: P[]) => Text, isEach = true) =>
    grouped(
      all.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points),
      ({ points }) => points,
    ).map((alike) => {
      const of = { side, what: what(alike.map(({ piece }) => piece)), rule };
      return countedSource(of, alike[0].points, scoredOf(alike).length, isEach || alike.length > 1);
    });
  const off = (who: Text): Text =>
    say('win.exit', { who, edge: exit ? say(`win.edge.${exit.edge}`) : '', turn: exit?.fromTurn ?? 0 });
  return [
    ...grouping(units, RULE, (all) => say('win.unit', { types: typeWords(g, all) })),
    ...grouping(leaders, RULE, (all) => say('win.leader', { names: ownNames(g, all), isOne: all.length === 1 }), false),
    ...grouping(baggage, RULE, () => say('win.baggage'), false),
    ...grouping(ownUnits, ruleOfExit(g, side), (all) => off(typeWords(g, all))),
    ...grouping(ownLeaders, ruleOfExit(g, side), (all) => off(list(all.map((l) => saidLeader(g, l))))),
  ];
}

/** 9.0a Everything that brings points; it adds up to what `pointsOf` says. */
function sources(g: Field): PointSource[] {
  const all = [...heldSources(toHold(g)), ...SIDES.flatMap((_, side) => counted(g, side))];
  // A position laid out by hand may hold points that nothing on the map accounts for.
  const rest = SIDES.map((_, side) => pointsOf(g, side).total - sum(all, (source) => itemAt(source.scored, side)));
  if (rest.every((points) => points === 0)) return all;
  return [
    ...all,
    { what: say('score.before'), points: sum(rest, (points) => points), scored: rest, rule: '9.0a' satisfies RuleId },
  ];
}

/** 9.0c The least lead for each level of victory: "4 to 8 points ahead is a marginal victory". */
function levels(g: Field): Text {
  const won = g.w.data.victory.levels.filter(({ level }) => level !== 'draw');
  return list(
    won.map(({ least, level }, i) => {
      const next = won[i + 1];
      const lead = next ? say('win.lead', { least, most: next.least - 1 }) : say('win.leadMore', { least });
      return say('win.levelIs', { lead, level: LEVEL_WORDS[level] });
    }),
  );
}

/** 9.0a 9.0c 3.0d How far ahead a side must be when the last turn ends, or when a storm ends the battle before. */
function goals(g: Field, side: number): Goal[] {
  const { data, specials } = g.w;
  const least = data.victory.levels.find(({ level }) => level !== 'draw')?.least ?? 1;
  const enemy = saidSide(1 - side);
  const storms = specials.storm.map(({ turns, faces, rule }): Goal => {
    const of = { turns: list(turns.map((turn) => same(`${turn}`))), n: faces.length };
    return { text: say('win.storm', of), rule };
  });
  return [
    { text: say('win.points', { least, enemy, turns: data.turns }), rule: '9.0c' satisfies RuleId },
    { text: say('win.levels', { levels: levels(g) }), rule: '9.0c' satisfies RuleId },
    ...storms,
  ];
}

/** 9.0a 9.0c How the battle is won, by the scenario at hand. */
export function victory(g: Field): Victory {
  const { data } = g.w;
  const { points, level, winner } = standing(g);
  return {
    goals: SIDES.map((_, side) => goals(g, side)),
    advice: data.aims.map(reworded),
    sources: sources(g),
    scores: points,
    time: say('win.time', { left: turnsLeft(g), turns: data.turns }),
    outlook:
      winner === DRAW ? say('win.drawn') : say('win.ahead', { side: saidSide(winner), level: LEVEL_WORDS[level] }),
  };
}

/** 9.0a 9.0b A side's points, thing by thing: they add up to what `pointsOf` says. */
export function scoreParts(g: Field, side: number): Modifier[] {
  const { units, leaders, baggage, ownUnits, ownLeaders } = chances(g, side);
  const held = g.w.data.victory.objectives.filter((o) => o.side === side && holds(g, side, o.zone));
  const off = [...ownUnits, ...ownLeaders].filter(({ isScored }) => isScored);
  const parts: readonly Modifier[] = [
    ...held.map(({ zone, name, points }): Modifier => {
      const what = zoneName(g.w, zone);
      const hasName = itemAt(g.w.data.map.zones, zone).name !== undefined;
      return { what: hasName ? what : say('score.objective', { zone: what, name }), value: points, rule: '9.0b' };
    }),
    { what: say('score.units', { n: scoredOf(units).length }), value: worth(units), rule: RULE },
    ...scoredOf(leaders).map(({ piece, points }): Modifier => {
      return { what: say('score.leader', { name: ownNames(g, [piece]) }), value: points, rule: RULE };
    }),
    { what: say('score.baggage'), value: worth(baggage), rule: RULE },
    { what: say('score.exits', { n: off.length }), value: worth(off), rule: ruleOfExit(g, side) },
  ];
  // A position laid out by hand may hold points that nothing on the map accounts for.
  const rest = pointsOf(g, side).total - sum(parts, (part) => part.value);
  return [...parts, { what: say('score.before'), value: rest, rule: '9.0a' }].filter((part) => part.value !== 0);
}
