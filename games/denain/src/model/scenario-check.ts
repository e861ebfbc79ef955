import { read } from '@tambour/kernel';
import type { ScenarioData, UnitData } from './scenario.ts';
import { ART, BAGGAGE, CAV, SIDES } from './vocabulary.ts';

/** Numbers of things that one byte of a column must hold. */
const MOST = 250;

/** What a reader of single fields cannot see: that the pieces of a scenario fit together. Throws `BadInput`. */
export function checkScenario(data: ScenarioData, hexNames: readonly string[], baggageIsPiece: boolean): void {
  const counts = {
    'scenario.formations': data.formations.length,
    'scenario.leaders': data.leaders.length,
    'scenario.map.bridges': data.bridges.length,
    'scenario.victory': data.towns.length + data.scoringBridges.length,
  };
  for (const [field, n] of Object.entries(counts)) read.must(n <= MOST, field, `has more than ${MOST} entries`);
  const { units, leaders, formations } = data;
  read.must(units.filter((u) => u.cls === BAGGAGE).length < 2, 'scenario.formations', 'has two baggages');
  // Aides-de-camp are named after their formations: nobody else may have such a name.
  const taken = new Set(formations.map((f) => `aide-${f.id}`));
  for (const { id } of [...units, ...leaders])
    read.must(!taken.has(id), 'scenario.formations', `the id ${id} is kept for an aide-de-camp`);
  checkPlaces(data, hexNames, baggageIsPiece);
  const river = new Set(data.terrain.river);
  for (const b of data.bridges) river.delete(b.hex);
  for (const f of formations) {
    const at = `scenario.formations.${SIDES[f.side]}.${f.id}.setup`;
    read.must(new Set(f.hexes).size === f.hexes.length, `${at}.hexes`, 'names a hex twice');
    for (const hex of f.entry) read.must(!river.has(hex), `${at}.entry`, `${hexNames[hex]} is river`);
  }
}

/** 3a 3b Stacking holds from the start. */
function checkPlaces({ units }: ScenarioData, hexNames: readonly string[], baggageIsPiece: boolean): void {
  const stacks = new Map<number, UnitData[]>();
  for (const u of units)
    if (u.hex !== undefined && (u.cls !== BAGGAGE || baggageIsPiece))
      stacks.set(u.hex, [...(stacks.get(u.hex) ?? []), u]);
  for (const [hex, stack] of stacks) {
    const guns = stack.filter((u) => u.cls === ART).length;
    const isMixed = guns > 0 && stack.some((u) => u.cls === CAV);
    const isShared = stack.length > 1 && stack.some((u) => u.cls === BAGGAGE);
    const isOfBoth = stack.some((u) => u.side !== stack[0]?.side);
    read.must(
      guns <= 1 && stack.length - guns <= 1 && !isMixed && !isShared && !isOfBoth,
      'scenario.formations',
      `${stack.map((u) => u.id).join(' and ')} cannot share ${hexNames[hex]}`,
    );
  }
}
