import { BadInput, read, type Text } from '@tambour/kernel';
import {
  ARMS,
  ARTILLERY_KINDS,
  CALIBRES,
  CAVALRY_CLASSES,
  CLASSES,
  DEGRADATIONS,
  EDGES,
  FORMATIONS,
  MORALE_STATES,
  ORDERS,
  RANKS,
  STATUSES,
  TERRAINS,
  WEAPONS,
} from './vocabulary.ts';

/** A length or a place of the data, in centimetres, as the table measures: in tenths of a millimetre. */
const TENTHS_PER_CM = 100;
const MOST_CM = 400;
const length: read.Reader<number> = (v, path) => {
  if (typeof v !== 'number' || !(v >= 0 && v <= MOST_CM))
    throw new BadInput(path, `must be a length in centimetres from 0 to ${MOST_CM}`);
  const tenths = Math.round(v * TENTHS_PER_CM);
  if (Math.abs(tenths - v * TENTHS_PER_CM) > 1e-6) throw new BadInput(path, 'must be in whole tenths of a millimetre');
  return tenths;
};
export interface Point {
  readonly x: number;
  readonly y: number;
}
const point: read.Reader<Point> = (v, path) => {
  const [x, y, ...more] = read.list(length, 3)(v, path);
  if (x === undefined || y === undefined || more.length > 0) throw new BadInput(path, 'must be a place: [x, y]');
  return { x, y };
};
const points =
  (least: number): read.Reader<readonly Point[]> =>
  (v, path) => {
    const list = read.list(point, 60)(v, path);
    if (list.length < least) throw new BadInput(path, `must have at least ${least} points`);
    return list;
  };

const id = read.string(40);
const text: read.Reader<Text> = read.object({ en: read.string(4000), fr: read.string(4000) });
const heading = read.integer(0, 359);
const figures = read.integer(1, 60);

const side = read.object({
  id,
  name: text,
  nation: id,
  ownEdge: read.oneOf(...EDGES),
  /** The stretch of its edge by which its troops may leave. */
  retreatEdge: read.object({ x: read.list(length, 2), y: length }),
  initialInitiativeTie: read.boolean,
});
const terrain = read.object(
  { id, kind: read.oneOf(...TERRAINS), name: text },
  {
    polygon: points(3),
    line: points(2),
    at: point,
    over: id,
    width: length,
    level: read.integer(1, 9),
    capacity: read.integer(1, 60),
    /** How it is drawn, where it is not the usual: a village, a bridge. */
    look: read.oneOf('farm', 'town', 'ford'),
  },
);
const general = read.object({
  id,
  side: id,
  name: text,
  rank: read.oneOf(...RANKS),
  value: read.integer(20, 100),
  moraleValue: read.integer(1, 5),
  aides: read.integer(0, 5),
  x: length,
  y: length,
  radius: length,
  superior: read.nullable(id),
  arms: read.list(read.oneOf(...ARMS), ARMS.length),
  units: read.list(id, 60),
  arrives: read.nullable(read.integer(1, 60)),
});
const order = read.object({ type: read.oneOf(...ORDERS) }, { unit: id, at: point });
const unit = read.object(
  {
    id,
    side: id,
    name: text,
    type: id,
    arm: read.oneOf(...ARMS),
    status: read.oneOf(...STATUSES),
    baseMorale: read.integer(0, 12),
    eliteCompanies: read.boolean,
    manoeuvreClass: read.oneOf(...CLASSES),
    regiment: read.nullable(read.string(60)),
    general: id,
    initialFigures: figures,
    losses: read.integer(0, 2400),
    formation: read.oneOf(...FORMATIONS),
    degradation: read.oneOf(...DEGRADATIONS),
    moraleState: read.oneOf(...MORALE_STATES),
    x: length,
    y: length,
    facing: heading,
    order,
    arrives: read.nullable(read.integer(1, 60)),
  },
  {
    weapon: read.oneOf(...WEAPONS),
    cavalryClass: read.oneOf(...CAVALRY_CLASSES),
    artilleryKind: read.oneOf(...ARTILLERY_KINDS),
    calibre: read.oneOf(...CALIBRES),
    /** The built-up sector or redoubt it holds. */
    garrison: id,
    width: length,
    depth: length,
  },
);
const level = read.object({ margin: read.integer(0, 99), level: read.oneOf('decisive', 'minor') });
const victory = read.object({
  objectives: read.list(read.object({ id, name: text, terrain: id, points: read.integer(0, 20) }), 40),
  initialControl: read.table(read.nullable(id), 40),
  levels: read.table(read.list(level, 4), 2),
  tie: id,
});

const scenario = read.object(
  {
    id,
    title: text,
    kind: read.oneOf('tutorial', 'battle'),
    table: read.object({ width: length, height: length, unit: read.oneOf('cm') }),
    periods: read.integer(1, 60),
    sides: read.list(side, 2),
    terrain: read.list(terrain, 200),
    generals: read.list(general, 60),
    units: read.list(unit, 120),
    victory,
  },
  // What is told of the battle, and notes for readers of the file.
  {
    about: text,
    ground: text,
    winning: text,
    /** Rules of this battle; of `chain`, the generals whose units go over to the highest left. */
    special: read.list(read.object({ id, says: text }, { generals: read.list(id, 60) }), 20),
    briefing: read.table(text, 2),
    lessons: read.list(read.object({ id, title: text, says: text }), 20),
    date: read.string(20),
    coordinates: read.string(400),
  },
);
export type ScenarioData = read.Read<typeof scenario>;
export type SideData = read.Read<typeof side>;
export type UnitData = read.Read<typeof unit>;
export type TerrainData = read.Read<typeof terrain>;

/** A battle as its file describes it, lengths in tenths of a millimetre. Whatever is wrong is a `BadInput` that names the field. */
export const readScenario = (json: unknown): ScenarioData => scenario(json, 'scenario');
