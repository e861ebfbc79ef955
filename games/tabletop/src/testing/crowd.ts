import type { Choice } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import { ORDERS } from '../model/vocabulary.ts';
import { type DrillGeneral, type DrillUnit, drillScenario } from './drill.ts';

const WIDTH = 110;
const HEIGHT = 90;
/** The places of an army, its own edge below: two lines, close to those of the enemy. */
const FRONT = 36;
const REAR = 20;
const PLACES = [
  [16, FRONT],
  [38, FRONT],
  [72, FRONT],
  [94, FRONT],
  [24, REAR],
  [84, REAR],
] as const;
/** Troops of every arm and of the best and worst status, by side. */
const TROOPS = [
  ['french.ligne', 'french.guard', 'french.conscript', 'french.leger', 'french.cuirassier', 'french.lightCavalry'],
  [
    'austrian.fusilier',
    'austrian.grenadier',
    'austrian.landwehr',
    'austrian.grenzer',
    'austrian.cuirassier',
    'austrian.hussar',
  ],
] as const;
const GUNS = ['french.footArtillery', 'austrian.cavalryArtillery'] as const;
const FORMATIONS = ['line', 'attackColumn', 'attackColumn', 'marchColumn', 'square'] as const;
const isHorse = (type: string): boolean => /cuirassier|Cavalry|hussar/.test(type);

/**
 * A small battle that begins where others come to: both armies within reach of each other, with cavalry, a battery each, a village that one of them
 * holds, a wood, a hedge and a stream. Its troops, their formations and orders are drawn from a seed.
 */
export function crowd(seed: number, periods = 3): Choice {
  const random = new SeededRandom(seed);
  const units: DrillUnit[] = [];
  const generals: DrillGeneral[] = [];
  for (const side of [0, 1] as const) {
    const y = (at: number): number => (side === 0 ? at : HEIGHT - at);
    const facing = side === 0 ? 0 : 180;
    const [chief, second] = [`chief-${side}`, `second-${side}`];
    generals.push(
      { id: chief, side, x: 50, y: y(14), aides: 1, rank: 'commander' },
      { id: second, side, x: 60, y: y(18), rank: 'brigade', value: 20, superior: chief, aides: 1 },
    );
    for (const [i, [x, at]] of PLACES.entries()) {
      const type = random.of(TROOPS[side]);
      const horse = isHorse(type);
      const any = random.of(ORDERS.filter((name) => name !== 'SUPPORT' && (horse || name !== 'EXPLOIT')));
      const order = random.below(3) > 0 ? 'ATTACK' : any;
      units.push({
        id: `u${side}${i}`,
        side,
        type,
        figures: horse ? 6 + random.below(5) : 10 + random.below(8),
        x,
        y: y(at),
        facing,
        formation: horse ? random.of(['line', 'attackColumn']) : random.of(FORMATIONS),
        order,
        ...(order === 'HOLD' || order === 'MARCH' ? { at: [x, y(at)] as const } : {}),
        general: i % 2 === 0 ? chief : second,
        losses: 40 * random.below(4),
      });
    }
    units.push({
      id: `guns${side}`,
      side,
      type: GUNS[side],
      figures: side === 0 ? 4 : 4,
      x: 55,
      y: y(REAR + 5),
      facing,
    });
  }
  const holder = random.below(2);
  units.push({
    id: 'garrison',
    side: holder === 0 ? 0 : 1,
    type: holder === 0 ? 'french.leger' : 'austrian.jaeger',
    figures: 12,
    x: 55,
    y: 45,
    facing: holder === 0 ? 0 : 180,
    formation: 'garrison',
    garrison: 'village',
    order: 'HOLD',
    at: [55, 45],
  });
  const terrain = [
    {
      id: 'village',
      kind: 'builtUp',
      capacity: 20,
      polygon: [
        [50, 41],
        [60, 41],
        [60, 49],
        [50, 49],
      ],
    },
    {
      id: 'wood',
      kind: 'wood',
      polygon: [
        [2, 40],
        [12, 40],
        [12, 50],
        [2, 50],
      ],
    },
    {
      id: 'hedge',
      kind: 'hedge',
      line: [
        [64, 45],
        [78, 45],
      ],
    },
    {
      id: 'stream',
      kind: 'stream',
      width: 1,
      line: [
        [14, 45],
        [44, 44],
      ],
    },
  ];
  const objectives = [{ id: 'obj-village', terrain: 'village', points: 3 }];
  const control = { 'obj-village': holder === 0 ? 'blue' : 'white' };
  const spec = { width: WIDTH, height: HEIGHT, units, generals, terrain, objectives, control, periods };
  return { scenarioData: drillScenario(spec) };
}
