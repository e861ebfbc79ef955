import type { Modifier, Text } from '@tambour/kernel';
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
import { hasLeader } from '../model/leader.ts';
import { turnsLeft } from '../model/lookup.ts';
import { saidPiece, saidSide, zoneName } from '../model/names.ts';
import { type Field, LEADER_MARK } from '../model/state.ts';
import { LEVEL_WORDS, UNIT_WORDS } from '../model/texts.ts';
import { EXITED, LOST, SIDES, UNIT_TYPES } from '../model/vocabulary.ts';
import { rankOf, unitPoints } from '../rules/1-quality.ts';
import { leaderPoints } from '../rules/7-leader-loss.ts';
import { holds, levelOf, pointsOf, ruleOfExit } from '../rules/9-victory.ts';
import { reworded } from '../texts/reworded.ts';
import { say } from '../texts/say.ts';

const sum = <T>(all: readonly T[], worth: (one: T) => number): number => all.reduce((n, one) => n + worth(one), 0);
/** By what they are worth, most first; what is worth nothing is left out. */
const byWorth = <T>(all: readonly T[], worth: (one: T) => number) =>
  grouped(
    all.filter((one) => worth(one) > 0).sort((a, b) => worth(b) - worth(a)),
    worth,
  ).map((alike) => [worth(alike[0]), alike] as const);

/** 9.0b Zones with points, each for the side that scores it, and who holds them. */
const toHold = (g: Field): Objective[] =>
  g.w.data.victory.objectives.map(({ zone, name, side, points }) => {
    const holder = SIDES.findIndex((_, s) => holds(g, s, zone));
    const title = say('win.zone', { name, zone: g.w.zoneNames[zone]! });
    const rule: RuleId = '9.0b';
    return { place: g.w.zoneNames[zone]!, title, points, side, holder: holder < 0 ? undefined : holder, rule };
  });

/** M.3 AU.3 D.5 CO.3 Zones by whose edge units are led off for points. */
const toLeaveBy = (g: Field): Objective[] =>
  g.w.data.victory.exits.flatMap(({ side, edge, zones, fromTurn, units: worth }) => {
    const points = Math.max(...[...g.w.sideUnits[side]!].map((u) => worth[g.w.unitType[u]!]!));
    const rule = ruleOfExit(g, side);
    return zones.map((zone) => {
      const place = g.w.zoneNames[zone]!;
      const title = say('win.exitBy', { edge: say(`win.edge.${edge}`), turn: fromTurn, zone: place });
      return { place, title, points, side, exit: edge, holder: undefined, rule };
    });
  });

/** What is worth points on the map: zones to hold, and edges to leave by. */
export const objectives = (g: Field): Objective[] => [...toHold(g), ...toLeaveBy(g)];

const RULE = '9.0a' satisfies RuleId;
const typeWords = (g: Field, units: readonly number[]): Text =>
  commas(
    [...new Set(units.map((u) => g.w.unitType[u]!))].sort((a, b) => a - b).map((type) => UNIT_WORDS[UNIT_TYPES[type]!]),
  );

/** 9.0a Units of the enemy, by what they are worth. R100 */
const units = (g: Field, side: number): PointSource[] =>
  byWorth([...g.w.sideUnits[1 - side]!], (u) => unitPoints(g, u)).map(([points, all]) => {
    const what = say('win.unit', { types: typeWords(g, all) });
    const scored = all.filter((u) => g.s.unit.place[u] === LOST).length;
    return countedSource({ side, what, rule: RULE }, points, scored);
  });

/** 9.0a D.4 Leaders of the enemy, by what they are worth. */
const leaders = (g: Field, side: number): PointSource[] =>
  byWorth([...g.w.sideLeaders[1 - side]!], (l) => leaderPoints(g, l)).map(([points, all]) => {
    const names = list(all.map((l) => saidPiece(g.w, g.w.leaderIds[l]!)));
    const what = say('win.leader', { names, isOne: all.length === 1 });
    const scored = all.filter((l) => hasLeader(g, l, LEADER_MARK.replaced)).length;
    return countedSource({ side, what, rule: RULE }, points, scored, all.length > 1);
  });

/** 9.0a */
function baggage(g: Field, side: number): PointSource[] {
  const { data } = g.w;
  const points = data.victory.elimination[side]!.baggage;
  const theirs = data.baggage.flatMap((b, i) => (b.side === side ? [] : [i]));
  if (theirs.length === 0 || points === 0) return [];
  const scored = theirs.filter((i) => g.s.baggage.place[i] === LOST).length;
  return [countedSource({ side, what: say('win.baggage'), rule: RULE }, points, scored, theirs.length > 1)];
}

/** M.3 AU.3 D.5 CO.3 Units and leaders to be led off the map. */
function exits(g: Field, side: number): PointSource[] {
  const { w, s } = g;
  const exit = w.data.victory.exits.find((e) => e.side === side);
  if (!exit) return [];
  const rule = ruleOfExit(g, side);
  const edge = say(`win.edge.${exit.edge}`);
  const source = (who: Text, points: number, scored: number): PointSource =>
    countedSource({ side, what: say('win.exit', { who, edge, turn: exit.fromTurn }), rule }, points, scored);
  const own = [...w.sideUnits[side]!].filter((u) => w.unitParent[u]! < 0);
  const ofUnits = byWorth(own, (u) => exit.units[w.unitType[u]!]!).map(([points, all]) =>
    source(typeWords(g, all), points, all.filter((u) => s.unit.place[u] === EXITED).length),
  );
  const ofLeaders = byWorth([...w.sideLeaders[side]!], (l) => exit.leaders[rankOf(g, l)]!).map(([points, all]) =>
    source(
      list(all.map((l) => saidPiece(w, w.leaderIds[l]!, g))),
      points,
      all.filter((l) => s.leader.place[l] === EXITED).length,
    ),
  );
  return [...ofUnits, ...ofLeaders];
}

/** 9.0a Everything that brings points; it adds up to what `pointsOf` says. */
function sources(g: Field): PointSource[] {
  const all = [
    ...heldSources(toHold(g)),
    ...SIDES.flatMap((_, side) => [...units(g, side), ...leaders(g, side), ...baggage(g, side), ...exits(g, side)]),
  ];
  // A position laid out by hand may hold points that nothing on the map accounts for.
  const rest = SIDES.map((_, side) => pointsOf(g, side).total - sum(all, (source) => source.scored[side]!));
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
  const enemy = saidSide(SIDES[1 - side]!);
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
  const scores = SIDES.map((_, side) => pointsOf(g, side).total);
  const [first = 0, second = 0] = scores;
  const level = levelOf(g, Math.abs(first - second));
  const ahead = saidSide(SIDES[first > second ? 0 : 1]!);
  const isDrawn = level === 'draw' || first === second;
  return {
    goals: SIDES.map((_, side) => goals(g, side)),
    advice: data.aims.map(reworded),
    sources: sources(g),
    scores,
    time: say('win.time', { left: turnsLeft(g), turns: data.turns }),
    outlook: isDrawn ? say('win.drawn') : say('win.ahead', { side: ahead, level: LEVEL_WORDS[level] }),
  };
}

/** 9.0a 9.0b A side's points, thing by thing: they add up to what `pointsOf` says. */
export function scoreParts(g: Field, side: number): Modifier[] {
  const { w, s } = g;
  const { objectives, elimination, exits } = w.data.victory;
  const held = objectives.filter((o) => o.side === side && holds(g, side, o.zone));
  const lost = [...w.sideUnits[1 - side]!].filter((u) => s.unit.place[u] === LOST && unitPoints(g, u) > 0);
  const fallen = [...w.sideLeaders[1 - side]!].filter((l) => hasLeader(g, l, LEADER_MARK.replaced));
  const taken = w.data.baggage.filter((b, i) => b.side !== side && s.baggage.place[i] === LOST).length;
  // M.3 AU.3 D.5 CO.3 Units and leaders led off the map.
  const exit = exits.find((e) => e.side === side);
  const units = [...w.sideUnits[side]!].filter((u) => s.unit.place[u] === EXITED && w.unitParent[u]! < 0);
  const leaders = [...w.sideLeaders[side]!].filter((l) => s.leader.place[l] === EXITED);
  const parts: readonly Modifier[] = [
    ...held.map(({ zone, name, points }): Modifier => {
      const what = zoneName(w, w.zoneNames[zone]!);
      const hasName = w.data.map.zones[zone]!.name !== undefined;
      return { what: hasName ? what : say('score.objective', { zone: what, name }), value: points, rule: '9.0b' };
    }),
    { what: say('score.units', { n: lost.length }), value: sum(lost, (u) => unitPoints(g, u)), rule: '9.0a' },
    // Under his own name: it is he who fell.
    ...fallen.map((l): Modifier => {
      const name = saidPiece(w, w.leaderIds[l]!);
      return { what: say('score.leader', { name }), value: leaderPoints(g, l), rule: '9.0a' };
    }),
    { what: say('score.baggage'), value: taken * elimination[side]!.baggage, rule: '9.0a' },
    {
      what: say('score.exits', { n: units.length + leaders.length }),
      value:
        sum(units, (u) => exit?.units[w.unitType[u]!] ?? 0) + sum(leaders, (l) => exit?.leaders[rankOf(g, l)] ?? 0),
      rule: ruleOfExit(g, side),
    },
  ];
  // A position laid out by hand may hold points that nothing on the map accounts for.
  const rest = pointsOf(g, side).total - sum(parts, (part) => part.value);
  return [...parts, { what: say('score.before'), value: rest, rule: '9.0a' }].filter((part) => part.value !== 0);
}
