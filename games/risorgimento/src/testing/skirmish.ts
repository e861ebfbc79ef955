import type { Choice } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import type { SideName, TypeName } from '../model/vocabulary.ts';
import type { DrillLeader, DrillSpec, DrillUnit } from './drill.ts';
import { drillBattle } from './in-position.ts';

/** A brigade of each kind a side, as types of units; the last of the infantry is unreliable. */
const BRIGADES: readonly (readonly [kind: string, types: readonly TypeName[]])[] = [
  ['infantry', ['infantry', 'infantry', 'light', 'jager', 'artillery', 'infantry']],
  ['cavalry', ['light-cavalry', 'light-cavalry', 'heavy-cavalry', 'heavy-cavalry', 'artillery']],
  ['reserve-artillery', ['artillery', 'artillery']],
  ['corps-cavalry', ['light-cavalry', 'heavy-cavalry']],
];
const SIDES: readonly SideName[] = ['allied', 'austrian'];
const label = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

/** A small battle on ground of every kind with much cavalry: massed attacks, charges and counter-charges, surprise, battalions that waver. */
export function skirmish(seed: number, options: Choice['options'] = {}, turns = 3): Choice {
  const lot = new SeededRandom(seed);
  const free: string[] = [];
  for (let column = 5; column <= 15; column++) for (let row = 5; row <= 14; row++) free.push(label(column, row));
  const draw = (): string => free.splice(lot.below(free.length), 1)[0]!;
  const some = (n: number): string[] => Array.from({ length: n }, () => lot.of(free));
  const terrains = [
    'woods',
    'heavily_cultivated',
    'heavily_cultivated',
    'village',
    'town',
    'chateau',
    'lightly_cultivated',
  ];
  const seen = new Set<string>();
  const overrides = terrains.map((terrain) => {
    // Guns do not stand in woods: nobody is put there.
    const hexes = (terrain === 'woods' ? Array.from({ length: 5 }, draw) : some(5)).filter((hex) => !seen.has(hex));
    for (const hex of hexes) seen.add(hex);
    return { terrain, level: 1 + lot.below(2), hexes: [...new Set(hexes)] };
  });
  const units: DrillUnit[] = [];
  const leaders: DrillLeader[] = [];
  const brigades: Record<string, object> = {};
  for (const side of SIDES) {
    for (const [kind, types] of BRIGADES) {
      const brigade = `${side}-${kind}`;
      brigades[brigade] = { side, kind };
      const hexes = types.map((type, i): string => {
        const hex = draw();
        const gun = kind === 'cavalry' ? 'horse' : 'F';
        const usual = {
          id: `${brigade}-${i}`,
          side,
          type,
          brigade,
          hex,
          facing: lot.below(6),
          cohesion: 4 + lot.below(4),
        };
        units.push(type === 'artillery' ? { ...usual, gun } : usual);
        return hex;
      });
      if (kind === 'infantry' || kind === 'cavalry')
        leaders.push({
          id: `ldr-${brigade}`,
          side,
          brigade,
          hex: lot.of(hexes),
          range: 8,
          leadsMassed: kind === 'cavalry',
        });
      else if (kind === 'reserve-artillery')
        leaders.push({
          id: `ldr-${side}`,
          side,
          rank: 'corps',
          corps: side,
          hex: lot.of(hexes),
          range: 6,
          continuity: 6,
        });
    }
    const hex = side === 'allied' ? '1018' : '1001';
    for (const id of ['r1', 'r2', 'r3', 'r4'])
      units.push({ id: `${side}-${id}`, side, brigade: `${side}-reserve`, hex, inReserve: true });
  }
  const effects = [
    { rule: 'M8', kind: 'unreliable', units: SIDES.map((side) => `${side}-infantry-5`), engagement: 1, leavesFrom: 6 },
    { rule: 'M2', kind: 'surprise', terrain: 'heavily_cultivated', most: 4 },
    { rule: 'M1', kind: 'perception', terrain: 'heavily_cultivated', turnCost: 1 },
  ];
  const spec = { units, leaders, brigades, effects, map: { overrides } } as DrillSpec;
  return { options, scenarioData: drillBattle(spec, turns) };
}
