import type { Choice } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import file from '../../../../data/scenarios/saalfeld-1806.json' with { type: 'json' };

type UnitFile = (typeof file.units)[number];
/** Where the two lines stand, and how far apart their units are, in centimetres. */
const LINES = { french: { y: 53, facing: 0, x: 8 }, prussian: { y: 63, facing: 180, x: 6 } } as const;
const APART = 13;
/** A village in the middle that the second side holds: nobody else begins in it. */
const VILLAGE = { id: 'croesten', from: 76, to: 100 } as const;
const GARRISON = 'p-rab';

/** In what it can charge in: columns, guns ready to fire. */
const formationOf = ({ arm }: UnitFile): string => (arm === 'artillery' ? 'unlimbered' : 'attackColumn');
const orderOf = ({ arm }: UnitFile, at: readonly [number, number]): object =>
  arm === 'artillery' ? { type: 'HOLD', at } : { type: arm === 'cavalry' ? 'EXPLOIT' : 'ATTACK' };

/**
 * Both armies of Saalfeld face to face, within reach of a charge, some of them worn: the fighting, running and rallying that random marches seldom come
 * to. Who stands where, and who looks the wrong way, is drawn from a seed.
 */
export function closeBattle(seed: number, periods = 3): Choice {
  const lot = new SeededRandom(seed);
  const free = { french: slots('french'), prussian: slots('prussian') };
  const units = file.units.map((unit) => {
    const base = { ...unit, losses: lot.below(4) === 0 ? 20 * Math.floor(unit.initialFigures / 3) : 0, arrives: null };
    if (unit.id === GARRISON)
      return { ...base, garrison: VILLAGE.id, x: 88, y: 66, order: { type: 'HOLD', at: [88, 66] } };
    const side = unit.side === 'french' ? 'french' : 'prussian';
    const { facing } = LINES[side];
    const [x, y] = free[side].splice(lot.below(free[side].length), 1)[0]!;
    const { width, depth, ...rest } = base;
    return {
      ...rest,
      formation: formationOf(unit),
      x,
      y,
      facing: lot.below(5) === 0 ? (facing + 90) % 360 : facing,
      order: orderOf(unit, [x, y]),
    };
  });
  const generals = file.generals.map((general, i) => {
    const { y } = general.side === 'french' ? LINES.french : LINES.prussian;
    return { ...general, arrives: null, x: 10 + ((i * 37) % 150), y: general.side === 'french' ? y - 6 : y + 9 };
  });
  return { scenario: file.id, scenarioData: { ...file, periods, units, generals } };
}
function slots(side: keyof typeof LINES): (readonly [number, number])[] {
  const { x, y } = LINES[side];
  const all = Array.from({ length: 13 }, (_, i) => [x + i * APART, y] as const);
  return side === 'french' ? all : all.filter(([at]) => at < VILLAGE.from || at > VILLAGE.to);
}
