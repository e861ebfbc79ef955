import { MOST_COORDINATE, outlineFault, type Point, type Polygon } from './polygon.ts';

/** A map as a file gives it: everything by name. Zones are numbered in the order in which they are listed. */
export interface ZoneMapData {
  readonly zoneKinds: readonly string[];
  /** Least severe first: at a point where borders meet the last of their kinds rules. */
  readonly borderKinds: readonly string[];
  readonly roadKinds?: readonly string[];
  readonly zones: readonly ZoneData[];
  readonly borders: readonly BorderData[];
  readonly junctions?: readonly JunctionData[];
  readonly roads?: readonly RoadData[];
}

export interface ZoneData {
  readonly id: string;
  readonly kind: string;
  readonly altitude?: number;
  /** Sight does not pass through. */
  readonly isBlocking?: boolean;
  /** A graph without outlines is a map too, if nobody draws it. */
  readonly outline?: Polygon;
}

export interface BorderData {
  /** The two zones with a dash between, unless said otherwise. */
  readonly id?: string;
  readonly zones: readonly [string, string];
  readonly kind: string;
  /** Sight does not pass over. */
  readonly isOpaque?: boolean;
  readonly line?: readonly Point[];
}

/** A point where zones touch that share no border. */
export interface JunctionData {
  readonly id: string;
  readonly at?: Point;
  readonly zones: readonly string[];
  /** The borders that end here. */
  readonly borders: readonly string[];
  /** The zones that touch here and share no border. It follows from the rest; if it is given it must agree. */
  readonly pairs?: readonly (readonly [string, string])[];
}

export interface RoadData {
  readonly id: string;
  readonly kind: string;
  /** Each shares a border with the next. */
  readonly zones: readonly string[];
}

/** A map that cannot be: which field, and why. */
export class BadZoneMap extends RangeError {
  override name = 'BadZoneMap';
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${field}: ${reason}`);
  }
}

export const borderName = ({ id, zones }: BorderData): string => id ?? `${zones[0]}-${zones[1]}`;

/** Names → their numbers; each once. */
export const numbered = <T extends number = number>(
  field: string,
  names: readonly string[],
  most = 255,
): ReadonlyMap<string, T> => {
  if (names.length > most) throw new BadZoneMap(field, `has ${names.length} entries, more than ${most}`);
  const numbers = new Map<string, T>();
  for (const [i, name] of names.entries()) {
    if (name === '') throw new BadZoneMap(`${field}.${i}`, 'has no name');
    if (numbers.has(name)) throw new BadZoneMap(`${field}.${i}`, `names ${name} again`);
    numbers.set(name, i as T);
  }
  return numbers;
};

export const numberOf = <T extends number>(field: string, name: string, known: ReadonlyMap<string, T>): T => {
  const found = known.get(name);
  if (found !== undefined) return found;
  const names = [...known.keys()];
  const choice =
    names.length > 12 ? `one of ${names[0]}, ${names[1]}, … ${names.at(-1)}` : `one of ${names.join(', ')}`;
  throw new BadZoneMap(field, `must be ${choice}, not ${JSON.stringify(name)}`);
};

export const altitudeOf = (field: string, altitude: number): number => {
  if (Number.isInteger(altitude) && Math.abs(altitude) <= 30_000) return altitude;
  throw new BadZoneMap(field, `must be a whole number from -30000 to 30000, not ${altitude}`);
};

/** Points of a drawing, all of them whole. */
export const pointsOf = (field: string, points: readonly Point[]): readonly Point[] => {
  const wrong = points.find((point) => !point.every((n) => Number.isInteger(n) && Math.abs(n) <= MOST_COORDINATE));
  if (wrong === undefined) return points;
  throw new BadZoneMap(field, `must be whole numbers up to ${MOST_COORDINATE}, not ${wrong}`);
};

export const outlineOf = (field: string, outline: Polygon | undefined): Polygon | undefined => {
  const fault = outline && outlineFault(outline);
  if (fault !== undefined) throw new BadZoneMap(field, fault);
  return outline;
};
