import { read } from '@tambour/kernel';
import { COUNTER_FIELDS, COUNTER_NAMES, withItsFaces } from './profile.ts';
import { mapPlan, textReader, zoneLabel } from './scenario-map.ts';
import { type Named, specialRules, zoneAmong } from './special.ts';
import { MAP_EDGES, ORDERS, RANKS, ROLES, SIDES, UNIT_TYPES, VICTORY_LEVELS } from './vocabulary.ts';

const { at, integer, list, maybe, mapped, object, renamed } = read;
const id = read.string(40);
const side = read.numberOf(SIDES);
const points = integer(0, 99);
const turn = integer(1, 99);
const name = textReader(80);
const edge = read.oneOf(...MAP_EDGES);

/** Points by unit type; a type that scores nothing has 0. */
const SCORED: Readonly<Record<string, read.Reader<number>>> = Object.fromEntries(UNIT_TYPES.map((t) => [t, points]));
const byType = (scored: Readonly<Record<string, number | undefined>>) => UNIT_TYPES.map((t) => scored[t] ?? 0);
/** What is lost, by the side that scores; leaders by rank. */
const elimination = mapped(
  object({ leaderLG: points, leaderCC: points, baggage: maybe(points, 0) }, SCORED),
  ({ baggage, ...e }) => ({ units: byType(e), leaders: RANKS.map((rank) => e[`leader${rank}`]), baggage }),
);
/** 9.0c The least difference of points for each level, lowest first; they follow one another from nothing up without a gap. */
const levels = mapped(
  list(
    object({ min: points, max: read.nullable(points), level: read.oneOf(...VICTORY_LEVELS) }),
    VICTORY_LEVELS.length,
  ),
  (rows, path) => {
    read.must(rows.length > 0, path, 'has no entries');
    let next = 0;
    return rows.map(({ min, max, level }, i) => {
      const isLast = i === rows.length - 1;
      read.must(min === next, `${path}.${i}.min`, `must be ${next}, where the level before ends`);
      read.must(isLast || max !== null, `${path}.${i}.max`, 'is missing');
      read.must(!isLast || max === null, `${path}.${i}.max`, 'must be null: the last level has no end');
      read.must(max === null || max >= min, `${path}.${i}.max`, 'is below its min');
      next = (max ?? 0) + 1;
      return { least: min, level };
    });
  },
);

/** 7.4.2a Added to the combat factor of an AP or DP of these types in his zone; no list means any type. */
const bonus = object({
  fc: integer(-9, 9),
  role: read.oneOf(...ROLES),
  types: mapped(list(read.oneOf('any', ...UNIT_TYPES), UNIT_TYPES.length), (words) =>
    words.includes('any') ? undefined : UNIT_TYPES.flatMap((type, i) => (words.includes(type) ? [i] : [])),
  ),
});

/** The shape of a scenario file, given what it has by name. Sides, zones, leaders, columns, orders and types are indices throughout. */
function shapeWith(named: Named) {
  const zone = zoneAmong(named.zones);
  const zones = list(zone, 250);
  const column = read.numberAmong(named.columns, 'a column');
  return object(
    {
      id: read.matching(/^[A-Za-z][\w-]*$/, 'a short name such as AU'),
      name,
      title: name,
      date: read.matching(/^\d{4}-\d\d-\d\d$/, 'a date such as 1587-11-24'),
      turns: turn,
      minutesPerTurn: integer(1, 120),
      start: read.matching(/^\d\d:\d\d$/, 'an hour such as 06:30'),
      /** 2.2a */
      initiative: side,
      history: textReader(1500),
      /** What each side is after, by side. */
      aims: read.inOrder(SIDES, textReader(400)),
      map: mapPlan,
      /** 7.5.3a By side. */
      supply: read.inOrder(SIDES, object({ edge, zones })),
      /** 1.2b 1.3.1e A part of an army under one leader, with a colour of its own. */
      columns: list(
        renamed(
          object({
            id,
            side,
            name,
            colour: read.matching(/^#[0-9a-f]{6}$/, 'a colour such as #b3202a'),
            commander: read.numberAmong(named.leaders, 'a leader'),
            /** 2.1a Where its pieces may start; empty for one that comes later. */
            setup: zones,
            /** 10.1a */
            order: read.numberOf(ORDERS),
            /** 4.5a */
            reinforcement: maybe(object({ turn, zones })),
          }),
          { commander: 'leader', setup: 'zones' },
        ),
        50,
      ),
      /** 1.4a */
      leaders: list(
        renamed(
          object({
            id,
            name,
            side,
            column,
            rank: read.numberOf(RANKS),
            fq: integer(1, 6),
            ma: integer(0, 20),
            /** 1.4c */
            replacement: object({ name, fq: integer(1, 6), ma: integer(0, 20) }),
            bonus: maybe(bonus),
            at: maybe(zone),
          }),
          { at: 'zone' },
        ),
        50,
      ),
      /** A unit's zone is a legal place to start, for players who do not care to choose; none for a reinforcement. */
      units: list(
        mapped(
          renamed(object({ id, name, side, column, at: maybe(zone), ...COUNTER_FIELDS }), {
            at: 'zone',
            ...COUNTER_NAMES,
          }),
          withItsFaces,
        ),
        150,
      ),
      /** 1.5a No unit: it has no factors, and nobody can order it to do anything. */
      baggage: list(renamed(object({ id, side, at: zone }), { at: 'zone' }), 50),
      /** 11.4.3d */
      enfantsPerdus: renamed(object({ max: integer(0, 20), setup: zones, note: textReader(400) }), { setup: 'zones' }),
      /** 9.0a N14 What scores. */
      victory: renamed(
        object({
          objectives: list(
            renamed(
              object(
                { zone, name, side, vp: points },
                /** A figure that is not the first we had: what it was, where the new one comes from, and why. */
                { revised: object({ from: points, source: textReader(200), why: textReader(400) }) },
              ),
              { vp: 'points' },
            ),
            50,
          ),
          exit: list(
            renamed(
              object({
                side,
                edge,
                zones,
                fromTurn: turn,
                vpPerUnit: mapped(object({}, SCORED), byType),
                leader: read.inOrder(RANKS, points),
              }),
              { vpPerUnit: 'units', leader: 'leaders' },
            ),
            2,
          ),
          elimination: read.inOrder(SIDES, elimination),
          levels,
        }),
        { exit: 'exits' },
      ),
      special: specialRules(named),
    },
    { source: id, why: read.string(2000) },
  );
}

/** What a file has by name, which the rest of it speaks of. */
const namedIn = read.parts({
  turns: at('turns', turn),
  zones: at('map.zones', list(at('id', zoneLabel), 250)),
  borders: at('map.borders', list(at('id', read.string(7)), 1000)),
  columns: at('columns', list(at('id', id), 50)),
  leaders: at('leaders', list(at('id', id), 50)),
});

/** A scenario file, read; `checkScenario` sees whether it holds together. Throws `BadInput` that names the field. */
export const readScenario = (json: unknown, path = 'scenario') => shapeWith(namedIn(json, path))(json, path);
export type ScenarioData = ReturnType<typeof readScenario>;
export type ColumnData = ScenarioData['columns'][number];
export type LeaderData = ScenarioData['leaders'][number];
export type UnitData = ScenarioData['units'][number];
