import { read } from '@tambour/kernel';
import { COUNTER_FIELDS, COUNTER_OPTIONAL } from './profile.ts';
import { textReader, zoneLabel } from './scenario-map.ts';
import { MAP_EDGES, ORDERS, RANKS, ROLES, SIDES, UNIT_TYPES, VICTORY_LEVELS } from './vocabulary.ts';

const id = read.string(40);
const side = read.oneOf(...SIDES);
const labels = read.list(zoneLabel, 250);
const points = read.integer(0, 99);
const name = textReader(80);
const edge = read.oneOf(...MAP_EDGES);
const match =
  (pattern: RegExp, wanted: string): read.Reader<string> =>
  (v, path) =>
    pattern.test(read.string(20)(v, path)) ? (v as string) : read.bad(path, wanted, v);
const supply = read.object({ edge, zones: labels });
const SCORED = Object.fromEntries(UNIT_TYPES.map((t) => [t, points]));
const elimination = read.object({ leaderLG: points, leaderCC: points }, { ...SCORED, baggage: points });
/** A figure that is not the first we had: what it was, where the new one comes from, and why. */
const revised = read.object({ from: points, source: textReader(200), why: textReader(400) });
/** The shape of a scenario file; its map and special rules are read by themselves. */
export const scenarioShape = read.object(
  {
    id: match(/^[A-Za-z][\w-]*$/, 'a short name such as AU'),
    name,
    title: name,
    date: match(/^\d{4}-\d\d-\d\d$/, 'a date such as 1587-11-24'),
    turns: read.integer(1, 99),
    minutesPerTurn: read.integer(1, 120),
    start: match(/^\d\d:\d\d$/, 'an hour such as 06:30'),
    initiative: side,
    history: textReader(1500),
    aims: read.object({ C: textReader(400), P: textReader(400) }),
    map: read.anything,
    supply: read.object({ C: supply, P: supply }),
    columns: read.list(
      read.object(
        {
          id,
          side,
          name,
          colour: match(/^#[0-9a-f]{6}$/, 'a colour such as #b3202a'),
          commander: id,
          setup: labels,
          order: read.oneOf(...ORDERS),
        },
        { reinforcement: read.object({ turn: read.integer(1, 99), zones: labels }) },
      ),
      50,
    ),
    leaders: read.list(
      read.object(
        {
          id,
          name,
          side,
          column: id,
          rank: read.oneOf(...RANKS),
          fq: read.integer(1, 6),
          ma: read.integer(0, 20),
          replacement: read.object({ name, fq: read.integer(1, 6), ma: read.integer(0, 20) }),
        },
        {
          at: zoneLabel,
          bonus: read.object({
            fc: read.integer(-9, 9),
            role: read.oneOf(...ROLES),
            types: read.list(read.oneOf('any', ...UNIT_TYPES), UNIT_TYPES.length),
          }),
        },
      ),
      50,
    ),
    units: read.list(
      read.object({ id, name, side, column: id, ...COUNTER_FIELDS }, { at: zoneLabel, ...COUNTER_OPTIONAL }),
      150,
    ),
    baggage: read.list(read.object({ id, side, at: zoneLabel }), 50),
    enfantsPerdus: read.object({ max: read.integer(0, 20), setup: labels, note: textReader(400) }),
    victory: read.object({
      objectives: read.list(read.object({ zone: zoneLabel, name, side, vp: points }, { revised }), 50),
      exit: read.list(
        read.object({
          side,
          edge,
          zones: labels,
          fromTurn: read.integer(1, 99),
          vpPerUnit: read.object({}, SCORED),
          leader: read.object({ LG: points, CC: points }),
        }),
        2,
      ),
      elimination: read.object({ C: elimination, P: elimination }),
      levels: read.list(
        read.object({ min: points, max: read.nullable(points), level: read.oneOf(...VICTORY_LEVELS) }),
        VICTORY_LEVELS.length,
      ),
    }),
    special: read.anything,
  },
  { source: read.string(40), why: read.string(2000) },
);
