import { EDGES, VERTICES } from '@tambour/boards';
import { read } from '@tambour/kernel';
import { CLASSES, COLOURS, SIDES } from './vocabulary.ts';

const loose = <Field extends Parameters<typeof read.object>[0], O extends Parameters<typeof read.object>[0]>(
  f: Field,
  o?: O,
) => read.object(f, o, 'loose');
const text = read.string(200);
const id = read.string(40);
const names = read.list(id, 4000);
const side = read.oneOf(...SIDES);
const vertex = read.oneOf(...VERTICES);
const colour = read.oneOf(...COLOURS);
const setupHex: read.Reader<readonly string[]> = (v, path) =>
  typeof v === 'string' ? [id(v, path)] : read.list(id, 100)(v, path);
const unit = loose(
  { id, name: text, cls: read.oneOf(...CLASSES) },
  {
    cf: read.integer(1, 20),
    mp: read.anything,
    morale: read.integer(1, 10),
    fireModifier: read.integer(0, 9),
    setup: id,
    defaultFacing: vertex,
  },
);
const formation = loose(
  {
    name: text,
    leader: id,
    color: read.object({ fr: colour, en: colour }),
    setup: loose(
      { type: read.oneOf('free', 'fixed', 'reinforcement') },
      { hexes: names, turn: read.integer(1, 99), entry: names, split: text },
    ),
    units: read.list(unit, 2000),
  },
  { defaultFacing: vertex, exemptFromBayonetOrder: read.boolean },
);
const leader = loose(
  {
    id,
    name: text,
    side,
    role: read.oneOf('cinc', 'leader'),
    radius: read.integer(0, 99),
    move: read.integer(0, 20),
    setup: setupHex,
  },
  { leads: read.nullable(id), commands: names, activation: read.integer(0, 10), alwaysInCommand: read.boolean },
);
const edgeNames = read.list(read.oneOf(...EDGES), 4);
const works = (v: unknown, path: string) => {
  const { format: _format, ...rest } = read.table(read.anything)(v, path);
  return read.table(read.table(read.list(id, 6)))(rest, path);
};
/** The fields of a scenario file. What they name is looked up by `readScenario`. */
export const scenarioFormat = loose({
  id,
  date: text,
  turns: read.integer(1, 99),
  turnTrack: loose({ hours: names }),
  sides: loose({ F: loose({ edges: edgeNames }), C: loose({ edges: edgeNames }) }),
  map: loose(
    {
      grid: loose({
        cols: read.integer(1, 400),
        rows: read.object({ evenColumns: read.integer(1, 400), oddColumns: read.integer(1, 400) }),
      }),
      terrain: read.object({
        river: names,
        town: names,
        forest: names,
        elevation: names,
        redoubtCamp: names,
        redoubtLine: names,
      }),
      bridges: read.list(
        loose({ hex: id, axis: read.list(id, 2), redoubt: read.boolean }, { vp: read.integer(0, 99) }),
        200,
      ),
      streams: read.table(names),
      roadBridgesOnStreams: names,
      fortifications: works,
      breachedAtStart: names,
      roadGaps: names,
      roads: read.table(names),
      banks: loose({ rightBank: names }),
    },
    { names: read.table(text), riverName: text, campInterior: names },
  ),
  formations: read.object({ F: read.table(formation), C: read.table(formation) }),
  leaders: read.list(leader, 400),
  aideDeCamp: loose({ radius: read.integer(0, 99), activation: read.integer(0, 10), move: read.integer(0, 20) }),
  victory: loose({
    denainHexes: names,
    bridges: read.table(read.integer(0, 99)),
    initialControl: read.table(read.nullable(side)),
    instant: read.table(side),
  }),
});
