import { read } from '@tambour/kernel';
import { readEffect } from './effect.ts';
import { FORMATION_KINDS, GUNS, NATIONS, RANKS, SIDES, TERRAINS, TYPES, WEATHERS } from './vocabulary.ts';

const id = read.string(40);
const text = read.string(200);
const inBoth = (most: number) => read.object({ en: read.string(most), fr: read.string(most) });
const names = read.list(id, 4000);
const side = read.oneOf(...SIDES);
const direction = read.integer(0, 5);
const level = read.integer(1, 5);
const ground = { terrain: read.oneOf(...TERRAINS), level };
const bySide = <T>(reader: read.Reader<T>) => read.object({ allied: reader, austrian: reader });
const values = read.object({ range: read.integer(0, 40), continuity: read.integer(0, 9) });
const paths = read.list(names, 200);

/** The fields of a scenario file. What they name is looked up by `readScenario`. */
export const scenarioFormat = read.object({
  id,
  date: text,
  source: read.table(read.string(1000)),
  map: read.object({
    columns: read.integer(1, 200),
    rows: read.integer(1, 200),
    hexMetres: read.integer(1, 10_000),
    default: read.object(ground),
    overrides: read.list(read.object({ ...ground, hexes: names }), 400),
    hexsides: read.object({
      river: names,
      canal: names,
      stream_shallow: names,
      stream_deep: names,
      bridge: read.list(read.object({ side: id, over: id }, { way: names, name: text }), 200),
      ford: read.list(read.object({ side: id, over: id }), 200),
      crest: read.list(read.object({ side: id, level: read.integer(1, 6) }), 2000),
    }),
    roads: read.object({ main: paths, secondary: paths, track: paths, railway: paths }),
    names: read.table(text),
    entryHexes: bySide(names),
    fortifications: read.list(read.object({ hex: id, protects: read.list(direction, 6) }), 200),
  }),
  turns: read.list(read.object({ time: id, weather: read.oneOf(...WEATHERS) }, { night: read.boolean }), 99),
  initiative: read.object(
    { allied: read.integer(-9, 9), austrian: read.integer(-9, 9) },
    { whileOnMap: read.object({}, { allied: id, austrian: id }) },
  ),
  corps: read.list(
    read.object({ id, name: text, side, commander: read.nullable(id) }, { continuity: read.integer(0, 9) }),
    99,
  ),
  leaders: read.list(
    read.object(
      { id, name: text, rank: read.oneOf(...RANKS), side, ma: read.integer(1, 40) },
      {
        corps: id,
        brigade: id,
        range: read.integer(0, 40),
        engagementDrm: read.integer(-9, 9),
        continuity: read.integer(0, 9),
        reduced: values,
        rangeNearOverall: read.integer(0, 40),
        rangeNearOverallReduced: read.integer(0, 40),
        alsoOverall: read.boolean,
        leadsMassed: read.boolean,
        actsAsOverall: read.boolean,
      },
    ),
    200,
  ),
  brigades: read.list(
    read.object(
      {
        id,
        name: text,
        nation: read.oneOf(...NATIONS),
        corps: id,
        division: text,
        kind: read.oneOf(...FORMATION_KINDS),
      },
      { leader: id, army: read.integer(1, 9) },
    ),
    200,
  ),
  units: read.list(
    read.object(
      { id, name: text, brigade: id, type: read.oneOf(...TYPES), ma: read.integer(1, 40) },
      { cohesion: read.integer(1, 12), gun: read.oneOf(...GUNS), range: read.integer(1, 12) },
    ),
    1000,
  ),
  setUp: read.list(
    read.object(
      { hex: id, facing: direction, stack: read.list(id, 40) },
      { leaders: read.list(id, 40), inReserve: read.boolean },
    ),
    1000,
  ),
  reinforcements: read.list(
    read.object(
      { turn: read.integer(1, 99), entry: read.list(id, 20), units: names, leaders: read.list(id, 40) },
      { onceThisTurn: read.boolean },
    ),
    200,
  ),
  reserve: read.object({ startsInReserve: names, releaseTurn: read.table(read.integer(1, 99)) }),
  effects: read.list(readEffect, 60),
  victory: read.object(
    {
      objectives: read.table(read.integer(0, 99)),
      scoresObjectives: side,
      startControl: bySide(names),
      eliminated: read.integer(0, 9),
      demoralized: read.integer(0, 99),
      levels: read.list(
        read.object(
          { winner: read.nullable(side), grade: read.oneOf('decisive', 'marginal', 'draw') },
          { from: read.integer(-999, 999) },
        ),
        20,
      ),
    },
    {
      source: text,
      /** What the least leads of the levels were before they were weighed, and why they are others now. */
      revised: read.object({ levels: read.list(read.integer(-999, 999), 19), source: inBoth(200), why: inBoth(400) }),
      perTurn: read.list(
        read.object({ side, hex: id, fromTurn: read.integer(1, 99), points: read.integer(1, 99) }),
        20,
      ),
    },
  ),
});
export type ScenarioFile = ReturnType<typeof scenarioFormat>;
