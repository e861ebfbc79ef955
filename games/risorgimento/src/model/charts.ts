import { BadInput, itemAt, lastOf, read } from '@tambour/kernel';
import { COLUMNS, FIRE_RESULTS, GUNS, TERRAINS } from './vocabulary.ts';

/** Figures with a note of where they come from: `source` and `why` are for readers of the file. */
const noted = <Field extends Parameters<typeof read.object>[0]>(fields: Field) =>
  read.object(fields, { source: read.string(40), rule: read.string(20), why: read.string(2000) });

const small = read.integer(-20, 20);
const points = read.integer(0, 40);
/** Movement points by column; null is closed. */
const move = read.object(
  Object.fromEntries(COLUMNS.map((c) => [c, read.nullable(points)])) as Readonly<
    Record<(typeof COLUMNS)[number], read.Reader<number | null>>
  >,
);
const hexRow = read.object(
  {
    move,
    attack: small,
    artillery: small,
    smallArms: small,
    sight: read.oneOf('open', 'screen', 'block'),
    height: read.integer(0, 5),
  },
  { needsWay: read.list(read.oneOf(...COLUMNS), COLUMNS.length) },
);
const slopeRow = read.object({ name: read.string(20), move, attack: small, artillery: small, smallArms: small });
const waterRow = read.object({ move, attack: read.nullable(small) }, { disorders: read.boolean });
const each = <Name extends string, T>(names: readonly Name[], reader: read.Reader<T>) =>
  read.object(
    Object.fromEntries(names.map((name) => [name, reader])) as Readonly<Record<Name, read.Reader<T>>>,
  ) as read.Reader<Readonly<Record<Name, T>>>;

/** The rows of a table, by the highest total each is read for; the last has none and takes the rest. */
const rows =
  <T extends object>(reader: read.Reader<T & { readonly to?: number }>): read.Reader<readonly (T & { to: number })[]> =>
  (v, path) => {
    const list = read.list(reader, 40)(v, path);
    if (list.length === 0) throw new BadInput(path, 'has no rows');
    return list.map((row, i) => {
      const isLast = i === list.length - 1;
      if (isLast !== (row.to === undefined)) throw new BadInput(`${path}.${i}.to`, 'is for all rows but the last');
      const to = row.to ?? Number.MAX_SAFE_INTEGER;
      const before = list[i - 1]?.to;
      if (before !== undefined && to <= before) throw new BadInput(`${path}.${i}.to`, 'must grow from row to row');
      return { ...row, to };
    });
  };
const hitRows = rows(read.object({ hits: read.integer(0, 9) }, { to: small }));
const fireRows = rows(read.object({ result: read.oneOf(...FIRE_RESULTS) }, { to: small }));

const charts = read.object({
  about: read.string(400),
  die: noted({ faces: read.integer(2, 100), lowest: read.integer(0, 1) }),
  orders: noted({ most: small }),
  strategicCap: noted({ artillery: points }),
  commanders: noted({ freeMove: read.integer(0, 99) }),
  reserve: noted({ distance: read.integer(1, 9) }),
  entry: noted({ distance: read.integer(0, 9), detour: read.integer(0, 20) }),
  artilleryFire: noted({ rows: fireRows }),
  artilleryDrm: noted({
    combined: small,
    massed: small,
    dispersed: small,
    downTwo: small,
    downThree: small,
    moved: small,
  }),
  guns: noted({ ranges: each(GUNS, read.object({ most: read.integer(1, 12), drm: read.list(small, 12) })) }),
  smallArms: noted({ rows: hitRows, disordered: small }),
  attack: noted({ rows: hitRows }),
  attackDrm: noted({
    attacker: each(
      [
        'cohesion',
        'rear',
        'frontAndRear',
        'strategicMovement',
        'horsDeCombat',
        'allJagers',
        'surprise',
        'heavyOnLight',
        'lightOnHeavy',
        'lightCavalryOnInfantry',
        'lightInfantry',
        'roadCharge',
      ],
      small,
    ),
    defender: each(['cohesion', 'infantryAgainstCavalry', 'disordered'], small),
  }),
  leaderRisk: noted({ finishedFrom: small }),
  recovery: noted({ hits: read.integer(0, 9), kept: read.integer(0, 9) }),
  demoralization: noted({ from: small }),
  contact: noted({
    zone: each(['infantry', 'light', 'jager'], points),
    adjacent: each(['infantry', 'light', 'jager'], points),
    leavingZone: points,
  }),
  town: noted({ leaving: points, mayAttack: read.integer(1, 9) }),
  square: noted({ form: points, leave: points, engagement: small }),
  charge: noted({ least: read.integer(1, 6), most: read.integer(1, 6), dearest: points }),
  terrain: noted({
    hex: each(TERRAINS, hexRow),
    slope: read.list(slopeRow, 3),
    water: each(['stream_shallow', 'stream_deep', 'canal', 'river', 'ford', 'bridge'], waterRow),
    roadCost: read.integer(1, 9),
  }),
});
/** Every table of the game. */
export type Charts = ReturnType<typeof charts>;
export type MoveRow = Charts['terrain']['slope'][number]['move'];

/** Throws `BadInput` that names the field. */
export function readCharts(json: unknown, path = 'charts'): Charts {
  const found = charts(json, path);
  if (found.terrain.slope.length !== 3)
    throw new BadInput(`${path}.terrain.slope`, 'must have three classes: gentle, steep, sharp');
  for (const gun of GUNS) {
    const { most, drm } = found.guns.ranges[gun];
    if (drm.length !== most)
      throw new BadInput(`${path}.guns.ranges.${gun}.drm`, `must have ${most} figures, one a hex`);
  }
  if (found.charge.least > found.charge.most) throw new BadInput(`${path}.charge.least`, 'is more than the most');
  return found;
}

/** The row of a table for a total. */
export const rowFor = <Row extends { readonly to: number }>(table: readonly Row[], total: number): Row => {
  for (let i = 0; i < table.length; i++) if (total <= itemAt(table, i).to) return itemAt(table, i);
  return lastOf(table);
};
/** The lowest total whose row is one of these. */
export const leastFor = <Row extends { readonly to: number }>(
  table: readonly Row[],
  is: (row: Row) => boolean,
): number => {
  const first = table.findIndex(is);
  return first <= 0 ? 0 : itemAt(table, first - 1).to + 1;
};
