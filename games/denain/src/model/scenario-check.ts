import { BadInput } from '@tambour/kernel';
import type { ScenarioData } from './scenario.ts';
import { ART, BAGGAGE, CAV } from './vocabulary.ts';

/** Numbers of things that one byte of a column must hold. */
const MOST = 250;

/** What a reader of single fields cannot see: that the pieces of a scenario fit together. Throws `BadInput`. */
export function checkScenario(data: ScenarioData, hexNames: readonly string[], baggageIsPiece: boolean): void {
  checkCounts(data);
  checkNames(data);
  checkPlaces(data, hexNames, baggageIsPiece);
  const river = new Set(data.terrain.river);
  for (const b of data.bridges) river.delete(b.hex);
  for (const f of data.formations) {
    const at = `scenario.formations.${f.side === 0 ? 'F' : 'C'}.${f.id}.setup`;
    if (new Set(f.hexes).size < f.hexes.length) throw new BadInput(`${at}.hexes`, 'names a hex twice');
    for (const hex of f.entry) if (river.has(hex)) throw new BadInput(`${at}.entry`, `${hexNames[hex]} is river`);
  }
}

function checkCounts(data: ScenarioData): void {
  const counts = {
    'scenario.formations': data.formations.length,
    'scenario.leaders': data.leaders.length,
    'scenario.map.bridges': data.bridges.length,
    'scenario.victory': data.towns.length + data.scoringBridges.length,
  };
  for (const [field, n] of Object.entries(counts))
    if (n > MOST) throw new BadInput(field, `has more than ${MOST} entries`);
  if (data.units.filter((u) => u.cls === BAGGAGE).length > 1)
    throw new BadInput('scenario.formations', 'has two baggages');
}

/** Aides-de-camp are named after their formations: nobody else may have such a name. */
function checkNames(data: ScenarioData): void {
  const taken = new Set(data.formations.map((f) => `aide-${f.id}`));
  for (const piece of [...data.units, ...data.leaders])
    if (taken.has(piece.id))
      throw new BadInput('scenario.formations', `the id ${piece.id} is kept for an aide-de-camp`);
}

/** 3a 3b Stacking holds from the start. */
function checkPlaces(data: ScenarioData, hexNames: readonly string[], baggageIsPiece: boolean): void {
  const stacks = new Map<number, (typeof data.units)[number][]>();
  for (const u of data.units) {
    if (u.hex === undefined || (u.cls === BAGGAGE && !baggageIsPiece)) continue;
    const stack = stacks.get(u.hex) ?? [];
    stacks.set(u.hex, [...stack, u]);
  }
  for (const [hex, stack] of stacks) {
    const guns = stack.filter((u) => u.cls === ART).length;
    const others = stack.length - guns;
    const isMixed = guns > 0 && stack.some((u) => u.cls === CAV);
    const isShared = stack.length > 1 && stack.some((u) => u.cls === BAGGAGE);
    if (guns > 1 || others > 1 || isMixed || isShared || stack.some((u) => u.side !== stack[0]!.side))
      throw new BadInput(
        'scenario.formations',
        `${stack.map((u) => u.id).join(' and ')} cannot share ${hexNames[hex]}`,
      );
  }
}
