import { distance, type HexId, hexId } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect } from 'vitest';
import { unitId } from '../model/ids.ts';
import {
  COMMANDED,
  DISORDERED,
  EVER_HIT,
  type Field,
  holder,
  isOnMap,
  lift,
  note,
  putUnder,
  SQUARE,
  topOf,
  underOf,
} from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, LAKE, LOST, ON_MAP, TYPES, type TypeName } from '../model/vocabulary.ts';
import { mayStack } from '../rules/5-mover.ts';
import { assault } from '../rules/7-attack.ts';
import type { DrillLeader, DrillMap, DrillSpec, DrillUnit } from '../testing/drill.ts';
import { FIGHT_STEPS } from '../testing/fight-drill.ts';
import { drill, type LooseField, listed } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { slowLoser, slowRetreat, slowZone } from '../testing/slow-fight.ts';

const MIDDLE = '0505';
const GROUND = [
  'clear',
  'clear',
  'clear',
  'clear',
  'clear',
  'clear',
  'woods',
  'town',
  'chateau',
  'heavily_cultivated',
  'lake',
  'difficult',
];

/** A small map of mixed ground, water and slopes, without roads; two brigades a side, with their brigadiers. */
function ground(random: SeededRandom): DrillSpec {
  const hexes = Array.from({ length: 81 }, (_, i) => `0${1 + (i % 9)}0${1 + ((i / 9) | 0)}`);
  const overrides = hexes
    .filter((hex) => hex !== MIDDLE && hex !== '0101' && random.below(3) > 0)
    .map((hex) => ({ terrain: random.of(GROUND), level: 1 + random.below(2), hexes: [hex] }));
  const middle = { terrain: random.of(GROUND.filter((t) => t !== 'lake')), level: 2, hexes: [MIDDLE] };
  const water: string[] = [];
  for (let i = 0; i < 12; i++) {
    const row = 3 + random.below(4);
    water.push(`050${row}|050${row + 1}`);
  }
  const sides = [...new Set(water)];
  const map: DrillMap = {
    columns: 9,
    rows: 9,
    overrides: [...overrides, middle],
    hexsides: { stream_shallow: sides.slice(0, 1), canal: sides.slice(1, 2) },
  };
  const units: DrillUnit[] = [];
  for (const side of ['allied', 'austrian'] as const)
    for (let i = 0; i < 16; i++) {
      const type = random.of<TypeName>(['infantry', 'infantry', 'infantry', ...TYPES]);
      units.push({ id: `${side}${i}`, side, type, brigade: `${side}-${i % 2}`, cohesion: 5 + random.below(4) });
    }
  const leaders: DrillLeader[] = ['allied-0', 'allied-1', 'austrian-0', 'austrian-1'].map((id) => ({
    id: `l-${id}`,
    side: id.startsWith('allied') ? 'allied' : 'austrian',
    brigade: id,
    engagementDrm: random.below(3) - 1,
    range: 9,
  }));
  return { map, units, leaders };
}
/** Mostly towards a hex. */
function facingTo(g: Field, hex: HexId, to: HexId, random: SeededRandom): number {
  const towards = [0, 1, 2, 3, 4, 5].filter((d) => {
    const x = g.w.near[hex * 6 + d]!;
    return x >= 0 && distance(g.w.grid, x, to) < distance(g.w.grid, hex, to);
  });
  return towards.length > 0 && random.below(4) > 0 ? random.of(towards) : random.below(6);
}
/** Sets the pieces down anew: some Austrians in the middle, Allies around them, the rest anywhere near. */
function setUp({ g, w }: LooseField, random: SeededRandom): void {
  const { s } = g;
  const middle = w.hexIndex.get(MIDDLE)!;
  for (let u = 0; u < w.units; u++) {
    lift(g, unitId(u));
    s.unit.place[u] = LOST;
    s.unit.marks[u] = 0;
    s.unit.did[u] = 0;
    s.unit.hits[u] = 0;
    s.unit.pledge[u] = 0;
  }
  for (let u = 0; u < w.units; u++) {
    let hex = middle;
    const isAllied = w.unitSide[u] === 0;
    const far = isAllied ? 1 + random.below(3) : random.of([0, 0, 1, 2]);
    for (let n = far; n > 0; n--) {
      const on = w.near[hex * 6 + random.below(6)]!;
      if (on >= 0) hex = on;
    }
    const isBad = w.terrain[hex] === LAKE || (isAllied && hex === middle);
    if (isBad || !mayStack(g, unitId(u), hex)) continue;
    putUnder(g, unitId(u), hex);
    const there = topOf(g, hex);
    s.unit.facing[u] = there === u ? facingTo(g, hex, middle, random) : s.unit.facing[there]!;
    s.unit.hits[u] = w.cohesion[u] === 0 ? 0 : random.below(Math.min(3, w.cohesion[u]!));
    s.unit.marks[u] = (random.below(6) === 0 ? DISORDERED : 0) | (s.unit.hits[u]! > 0 ? EVER_HIT : 0);
    if (random.below(12) === 0) s.unit.marks[u]! |= SQUARE;
    note(g, unitId(u), COMMANDED);
  }
  for (let l = 0; l < w.leaders; l++) {
    const units = [...w.sideUnits[w.leaderSide[l]!]!].filter((u) => isOnMap(g, u));
    s.leader.isFinished[l] = 0;
    s.leader.place[l] = units.length > 0 ? ON_MAP : LOST;
    if (units.length > 0) s.leader.hex[l] = s.unit.hex[random.of(units)]!;
  }
  s.town.used.fill(0);
}

/** Nothing stands in two places, in none, or with the enemy; says what is wrong. */
function disorderOf(g: Field, isSettled: boolean): string | undefined {
  const { w, s } = g;
  let standing = 0;
  for (let hex = 0; hex < w.grid.size; hex++) {
    const top = topOf(g, hexId(hex));
    for (let u = top; u >= 0; u = underOf(g, u)) {
      standing++;
      if (s.unit.hex[u] !== hex || !isOnMap(g, u)) return `${w.unitIds[u]} is not where its stack is`;
      if (isSettled && w.unitSide[u] !== w.unitSide[top]) return `${w.unitIds[u]} stands with the enemy`;
    }
  }
  for (let u = 0; u < w.units; u++) if (isOnMap(g, unitId(u))) standing--;
  if (standing !== 0) return 'a unit stands in no stack';
  if (!isSettled) return undefined;
  if (s.fight.kind[0] || s.battle.marches[0] || s.fight.attackers[0]) return 'the fight is not over';
  for (let l = 0; l < w.leaders; l++)
    if (s.leader.place[l] === ON_MAP && holder(g, s.leader.hex[l]!) === 1 - w.leaderSide[l]!)
      return `${w.leaderIds[l]} stands with the enemy`;
  return undefined;
}

/** Whatever is not legal is refused for a reason. */
function checkRefusals(g: Field, random: SeededRandom, formation: number): void {
  for (let n = 0; n < 6; n++) {
    const a = g.w.hexIndex.get(MIDDLE)!;
    const order =
      n % 2 === 0
        ? { verb: VERB.attack, a, b: 1 << random.below(24), c: random.below(2), d: 0 }
        : { verb: VERB.charge, a: random.below(g.w.units), b: a, c: 1 + random.below(300), d: random.below(4) };
    if (!assault.admits!(g, order, formation, 0, 0, 0))
      expect(assault.refuse(g, order, formation, 0, 0, 0).length).toBeGreaterThan(0);
  }
}

interface Seen {
  fights: number;
  retreats: number;
  choices: number;
  zones: number;
  nobody: number;
}
/** One step of a formation, every question answered at random, each loser and each retreat compared with the slow reading. */
function fightOn(field: LooseField, random: SeededRandom, seen: Seen): void {
  const { g, w } = field;
  field.events.length = 0;
  field.dice.length = 0;
  field.dice.push(...Array.from({ length: 400 }, () => random.below(10)));
  const formation = w.formationSide.indexOf(0) + random.below(2);
  g.s.battle.corps[0] = w.formationCorps[formation]! + 1;
  g.s.battle.formation[0] = formation + 1;
  g.s.battle.kind[0] = 1;
  field.frames.push(['assault', formation, 0, 0, 0]);
  let told = 0;
  const steps = {
    ...FIGHT_STEPS,
    settle: {
      name: 'settle',
      run(f: Field, phase: number, b: number, c: number, d: number) {
        const before = field.events.length;
        const resolved = field.events.findLast((e) => e.type === 'attack-resolved') as never;
        const expected = phase === 0 ? slowLoser(g, resolved, g.s.fight.hex[0]!, 0) : undefined;
        const settle = FIGHT_STEPS.settle!;
        if ('run' in settle) settle.run(f, phase, b, c, d);
        if (expected === undefined) return;
        seen.fights++;
        const lost = field.events.slice(before).find((e) => e.type === 'fight-lost') as { side?: string } | undefined;
        const loser = lost?.side === undefined ? 'nobody' : lost.side === 'allied' ? 'attacker' : 'defender';
        if (loser === 'nobody') seen.nobody++;
        expect(loser).toBe(expected);
      },
    },
  };
  for (let frame = field.run(steps); frame; frame = field.run(steps)) {
    const [name, a, b, c, d] = frame;
    const step = FIGHT_STEPS[name]!;
    if (!('list' in step)) throw new Error(`${name} is no question`);
    const orders = listed(g, step, frame);
    expect(orders.length).toBeGreaterThan(0);
    expect(disorderOf(g, name === 'assault')).toBeUndefined();
    let o: Action = random.of(orders);
    if (name === 'assault') {
      const attacks = orders.filter((x) => x.verb === VERB.attack || x.verb === VERB.charge);
      for (const x of attacks) expect(step.admits!(g, x, a, b, c, d)).toBe(true);
      checkRefusals(g, random, a);
      o = attacks.length > 0 && told++ < 4 ? random.of(attacks) : orders.find((x) => x.verb === VERB.done)!;
    }
    const origins: HexId[] = [];
    const fought: number[] = [];
    for (let row = 0; row < g.s.fight.attackers[0]!; row++)
      if (!g.s.attacker.isOut[row]) {
        origins.push(g.s.attacker.from[row]!);
        fought.push(g.s.attacker.unit[row]!);
      }
    if (name === 'retreat') {
      const company = [...g.s.defender.unit.subarray(0, g.s.fight.defenders[0]!)];
      const hexes = [...new Set(orders.map((x) => x.b))].sort((x, y) => x - y);
      expect(hexes).toEqual(slowRetreat(g, a, origins, company));
      seen.retreats++;
      if (hexes.length > 1) seen.choices++;
    }
    const before = field.events.length;
    field.frames.pop();
    step.act(g, o, a, b, c, d);
    if (name !== 'retreat') continue;
    const isHit = field.events.slice(before).some((e) => e.type === 'hit' && e.rule === '8.33d');
    if (w.unitType[a] === ARTILLERY || !isOnMap(g, unitId(a))) continue;
    expect(isHit).toBe(slowZone(g, hexId(o.b), w.unitSide[a]!, fought));
    if (isHit) seen.zones++;
  }
  expect(disorderOf(g, true)).toBeUndefined();
}

describe('a fight against its slow reading', () => {
  rule(
    ['8.31a', '8.31b', '8.31c', '8.31d', '8.31e', '8.33a', '8.33b', '8.33c', '8.33d'],
    'finds the same loser and the same ways back, in random fights on mixed ground',
    () => {
      // R85 R87
      const seen: Seen = { fights: 0, retreats: 0, choices: 0, zones: 0, nobody: 0 };
      for (let seed = 1; seed <= amount(8, 80); seed++) {
        const random = new SeededRandom(seed);
        const field = drill(ground(random), { hitsTwiceInEngagement: 'no' });
        for (let round = 0; round < 30; round++) {
          setUp(field, random);
          fightOn(field, random, seen);
        }
      }
      expect(seen.fights).toBeGreaterThan(40);
      expect(seen.retreats).toBeGreaterThan(15);
      expect(seen.choices).toBeGreaterThan(5);
      expect(seen.zones).toBeGreaterThan(0);
    },
  );
});
