import { EDGES, type HexGrid, type HexId, hexGrid, mapLabels, VERTICES } from '@tambour/boards';
import { BadInput, read } from '@tambour/kernel';
import { PIGMENTS } from '@tambour/press';
import { formationId } from './ids.ts';
import { MAX_WAY } from './scratch.ts';
import { CLASSES, ROLES, SIDES } from './vocabulary.ts';

const { at, integer, list, loose, mapped, maybe, table } = read;
const text = read.string(200);
const id = read.string(40);
const names = list(id, 4000);
const vertex = read.numberOf(VERTICES);
const colour = read.oneOf(...PIGMENTS);
const side = read.numberOf(SIDES);
/** Which way a unit faces unless it is said. */
const NNE = VERTICES.indexOf('NNE');

const gridOf = mapped(
  at(
    'map.grid',
    loose({
      cols: integer(1, 400),
      rows: read.object({ evenColumns: integer(1, 400), oddColumns: integer(1, 400) }),
    }),
  ),
  ({ cols, rows }) => hexGrid({ columns: cols, rowsEven: rows.evenColumns, rowsOdd: rows.oddColumns, lowered: 'odd' }),
);

/** What is named by label on a grid. */
function readersOn(grid: HexGrid) {
  const labels = mapLabels(grid, (path, why) => {
    throw new BadInput(path, why);
  });
  const hex = mapped(id, labels.hex);
  return {
    labels,
    hex,
    hexes: list(hex, 4000),
    pairs: list(mapped(id, labels.pair), 4000),
    sides: list(mapped(id, labels.side), 4000),
    directions: list(mapped(id, labels.direction), 6),
  };
}
type Readers = ReturnType<typeof readersOn>;

/** The map by what lies on it; `sheet` is what it is drawn from besides: names and ornament that no rule asks for. */
function mapOn({ labels, hex, hexes, pairs, sides, directions }: Readers) {
  const terrains = ['river', 'town', 'forest', 'elevation', 'redoubtCamp', 'redoubtLine'] as const;
  const { keys, values, entries } = Object;
  return {
    terrain: at('map.terrain', read.byWord(terrains, hexes)),
    bridges: at(
      'map.bridges',
      list(read.renamed(loose({ hex, axis: read.pair(hex), redoubt: read.boolean }), { redoubt: 'keepsHex' }), 200),
    ),
    streams: at(
      'map.streams',
      mapped(table(pairs), (by) => values(by).flat()),
    ),
    streamBridges: at('map.roadBridgesOnStreams', pairs),
    works: at(
      'map.fortifications',
      mapped(read.plain, ({ format: _format, ...lines }, path) =>
        entries(table(table(directions))(lines, path)).flatMap(([line, by]) =>
          entries(by).map(([inner, dirs]) => ({
            inner: labels.hex(inner, `${path}.${line}`),
            dirs,
            isCamp: line === 'camp',
          })),
        ),
      ),
    ),
    breached: at('map.breachedAtStart', sides),
    gaps: at('map.roadGaps', sides),
    roads: at(
      'map.roads',
      mapped(table(hexes), (by) => values(by)),
    ),
    rightBank: at('map.banks.rightBank', hexes),
    /** Where tents may be drawn; no rule asks for them. */
    campInterior: at('map.campInterior', maybe(hexes, [])),
    towns: at('victory.denainHexes', hexes),
    scoringBridges: at(
      'victory.bridges',
      mapped(table(integer(0, 99)), (by, path) => labels.hexes(keys(by), path)),
    ),
    /** Side + 1 by hex, 0 for nobody. */
    initialControl: at(
      'victory.initialControl',
      mapped(table(read.nullable(side)), ({ baggage: _baggage, ...by }, path) => {
        const owners = entries(by).map(([label, owner]) => [labels.hex(label, path), (owner ?? -1) + 1] as const);
        return new Map(owners) as ReadonlyMap<HexId, number>;
      }),
    ),
    sheet: loose({
      map: loose({
        terrain: loose({ town: names }),
        names: maybe(table(text)),
        riverName: maybe(text),
        bridges: list(loose({ vp: maybe(integer(0, 99)) }), 200),
        streams: table(names),
        roadBridgesOnStreams: names,
        roads: table(names),
      }),
    }),
  };
}

/** 1c A piece as printed: strength, movement and morale; guns have a fire modifier instead. */
function unitOn({ hex }: Readers, edition: 'fr' | 'en') {
  // Every leg of a way costs a point, and a road gives one more: longer ways would not fit where the rest of a move is kept.
  const movement = integer(0, MAX_WAY - 1);
  const fighting = loose({ cf: integer(1, 20), morale: integer(1, 10) });
  const unit = loose({
    id,
    name: text,
    cls: read.numberOf(CLASSES),
    mp: (v, path) =>
      typeof v === 'number' ? movement(v, path) : read.object({ fr: movement, en: movement })(v, path)[edition],
    fireModifier: maybe(integer(0, 9), 0),
    setup: maybe(hex),
    defaultFacing: maybe(vertex),
  });
  return read.mapped(read.parts({ unit, whole: read.plain }), ({ unit, whole }, path) => {
    const hasStrength = unit.cls <= CLASSES.indexOf('drg');
    return { ...unit, ...(hasStrength ? fighting(whole, path) : { cf: 0, morale: 0 }) };
  });
}

/** The formations of both sides, with their units where they start. */
function armiesOn(readers: Readers, edition: 'fr' | 'en') {
  const { hexes } = readers;
  const setup = loose({
    type: read.oneOf('free', 'fixed', 'reinforcement'),
    hexes: maybe(hexes, []),
    turn: maybe(integer(1, 99), 1),
    entry: maybe(hexes, []),
    split: mapped(maybe(text), (how) => how !== undefined),
  });
  const formation = read.renamed(
    loose({
      name: text,
      leader: id,
      color: read.object({ fr: colour, en: colour }),
      setup: read.renamed(setup, { type: 'setup', split: 'splitsEqually' }),
      units: list(unitOn(readers, edition), 2000),
      defaultFacing: maybe(vertex, NNE),
      exemptFromBayonetOrder: maybe(read.boolean, false),
    }),
    { color: 'colour', exemptFromBayonetOrder: 'isExemptFromBayonetOrder' },
  );
  return mapped(at('formations', read.byWord(SIDES, table(formation))), (by, path) => {
    const all = SIDES.flatMap((word, of) =>
      Object.entries(by[word]).map(([key, { setup, ...f }]) => {
        const where = `${path}.formations.${word}.${key}`;
        const isComing = setup.setup === 'reinforcement';
        read.must(!isComing || setup.entry.length > 0, `${where}.setup.entry`, 'is missing');
        return { ...f, ...setup, id: key, side: of, path: where };
      }),
    );
    const units = all.flatMap((f, i) => {
      let next = 0;
      return f.units.map(({ setup, defaultFacing = f.defaultFacing, ...unit }, n) => {
        const where = `${f.path}.units.${n}`;
        const hex = setup ?? (f.setup === 'free' ? f.hexes[next++] : undefined);
        read.must(hex !== undefined || f.setup !== 'free', where, 'has no hex left in the free set');
        read.must(hex !== undefined || f.setup !== 'fixed', `${where}.setup`, 'is missing');
        return { ...unit, side: f.side, formation: formationId(i), hex, facing: defaultFacing, path: where };
      });
    });
    return { formations: all, units };
  });
}

/** 8a A commander-in-chief or the leader of a formation. */
const leaderOn = ({ hexes, hex }: Readers) =>
  read.renamed(
    loose({
      id,
      name: text,
      side,
      role: read.numberOf(ROLES.slice(0, 2)),
      leads: maybe(read.orNone(id)),
      commands: maybe(names, []),
      radius: integer(0, 99),
      activation: maybe(integer(0, 10), 0),
      move: integer(0, 20),
      alwaysInCommand: maybe(read.boolean, false),
      /** One hex, some to choose from, or none for one who comes later. */
      setup: (v, path): readonly HexId[] =>
        v === 'reinforcement' || (Array.isArray(v) && v.length === 1 && v[0] === 'reinforcement')
          ? []
          : typeof v === 'string'
            ? [hex(v, path)]
            : hexes(v, path),
    }),
    { alwaysInCommand: 'isAlwaysInCommand', setup: 'hexes' },
  );

/** The fields of a scenario file, with hexes as indices of the grid. */
const shapeOn = (readers: Readers, edition: 'fr' | 'en') =>
  read.parts({
    ...mapOn(readers),
    id: at('id', id),
    date: at('date', text),
    turns: at('turns', integer(1, 99)),
    hours: at('turnTrack.hours', names),
    edges: at('sides', read.inOrder(SIDES, at('edges', list(read.oneOf(...EDGES), 4)))),
    armies: armiesOn(readers, edition),
    leaders: at('leaders', list(leaderOn(readers), 400)),
    aide: at('aideDeCamp', loose({ radius: integer(0, 99), activation: integer(0, 10), move: integer(0, 20) })),
    instant: at('victory.instant', table(read.oneOf(...SIDES))),
  });

/** The scenario file, read and checked. Throws `BadInput` that names the field. */
export function readScenario(json: unknown, edition: 'fr' | 'en', path = 'scenario') {
  const grid = gridOf(json, path);
  const { armies, ...s } = shapeOn(readersOn(grid), edition)(json, path);
  const pieces = [...armies.units, ...s.leaders.map((l, i) => ({ ...l, path: `${path}.leaders.${i}` }))];
  read.once(
    pieces.map((piece) => piece.id),
    (i) => `${pieces[i]?.path}.id`,
    (name) => `the id ${JSON.stringify(name)} is used twice`,
  );
  const known = new Set(armies.formations.map((f) => f.id));
  s.leaders.forEach((l, i) => {
    read.must(l.leads === undefined || known.has(l.leads), `${path}.leaders.${i}.leads`, 'is not a formation');
    for (const c of l.commands) read.must(known.has(c), `${path}.leaders.${i}.commands`, `${c} is not a formation`);
  });
  for (const [i, f] of armies.formations.entries()) {
    const leads = s.leaders.some((l) => l.id === f.leader && l.leads === f.id);
    read.must(leads, `${path}.formations`, `the leader of ${f.id} (${i}) does not lead it`);
  }
  return { ...s, ...armies, grid };
}
export type ScenarioData = ReturnType<typeof readScenario>;
export type UnitData = ScenarioData['units'][number];
