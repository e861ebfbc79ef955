import { BadInput, faultsOf, Position } from '@tambour/kernel';
import { choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { denain } from '../../game.ts';
import type { Field } from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import type { DenainWorld } from '../../model/world.ts';

type Row = Record<string, unknown>;
type Json = Record<string, Record<string, Row>> & { battle: Row; steps: { step: StepName; with: number[] }[] };

/** The first position of a random game at a question, in one of a few battles. */
function reach(question: StepName, edition: 'fr' | 'en' = 'fr'): Position<DenainWorld, Field> {
  for (let seed = 1; seed < 40; seed++) {
    const p = new Position(denain, denain.world({ options: { edition } })).begin(seed);
    const lot = new SeededRandom(seed);
    while (!p.over && p.question !== question) p.playAt(choose(p, lot, 'bold'));
    if (!p.over) return p;
  }
  throw new Error(`no random game comes to ${question}`);
}
/** The field by which a position is refused, and why. */
function refusedFor(p: Position<DenainWorld, Field>, change: (json: Json) => void): string {
  const json = JSON.parse(JSON.stringify(p.toJson())) as Json;
  change(json);
  const q = p.twin().begin(1);
  const before = q.hash;
  try {
    q.fromJson(json);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    expect(q.hash).toBe(before);
    return (error as BadInput).message;
  }
  return 'accepted';
}
const unitAtRandom = (json: Json, cls: RegExp): string =>
  Object.keys(json.unit!).find((id) => cls.test(id) && json.unit![id]!.place === 'map')!;

describe('a position is refused by the field that is wrong', () => {
  it.each<[string, StepName, (json: Json) => void, RegExp]>([
    // A unit lost before the battle begins: `legal` listed 24 placings of it, and its own state was refused after one.
    [
      'a unit lost during set-up',
      'set-up',
      (j) => Object.assign(j.unit!['f-cv3']!, { place: 'lost', cf: 0, hex: null }),
      /^unit\.f-cv3\.place: /,
    ],
    ['no steps', 'move', (j) => Object.assign(j, { steps: [] }), /^steps: is empty/],
    [
      'nobody left to activate',
      'activate',
      (j) => {
        for (const f of Object.values(j.formation!)) f.isActivated = 1;
      },
      /^steps\.\d+: asks "activate"/,
    ],
    [
      'the top frame to a full stack',
      'move',
      (j) => {
        while (j.steps.length < 64) j.steps.push(j.steps.at(-1)!);
      },
      /^steps: has more than \d+ entries/,
    ],
    [
      'the top frame twice',
      'move',
      (j) => void j.steps.push(structuredClone(j.steps.at(-1)!)),
      /^steps\.\d+\.step: move never lies on move/,
    ],
    [
      'Villars lost',
      'move',
      (j) => Object.assign(j.leader!.villars!, { place: 'lost', hex: null }),
      /^leader\.villars\.place: his loss would have ended the battle/,
    ],
    [
      'a set-up frame in turn 1',
      'move',
      (j) => Object.assign(j, { steps: [j.steps[0], { step: 'set-up', with: [0] }] }),
      /^battle\.phase: must be set-up/,
    ],
    ['over with steps left', 'move', (j) => Object.assign(j.battle, { isOver: 1 }), /^steps: must be empty/],
    ['another language of rules', 'move', (j) => Object.assign(j, { rules: 'x' }), /^rules: must be a whole number/],
    [
      'points nobody lost',
      'move',
      (j) => Object.assign(j.battle, { lostF: 60_000 }),
      /^battle\.lostF: must be at most \d+, the points/,
    ],
    [
      'a spare integer',
      'move',
      (j) => Object.assign(j.steps[0]!, { with: [0, 0, 7, 0] }),
      /^steps\.0\.with\.2: must be 0/,
    ],
    [
      'a phase that is not the one of the steps',
      'move',
      (j) => Object.assign(j.battle, { phase: 'D' }),
      /^battle\.phase: must be C/,
    ],
    ['a winner before the end', 'move', (j) => Object.assign(j.battle, { winner: 1 }), /^battle\.winner: must be 0/],
    [
      'barrage marks on foot',
      'move',
      (j) => void (j.unit!['f-c1']!.marks as string[]).push('barraged'),
      /^unit\.f-c1\.marks: barraged/,
    ],
    [
      'a wandering aide',
      'move',
      (j) => Object.assign(j.leader!['aide-centre']!, { place: 'map', hex: '1010' }),
      /^leader\.aide-centre\.place/,
    ],
    [
      'a breach seen from one side only',
      'move',
      (j) => {
        const [hex, row] = Object.entries(j.breach!)[0] ?? [];
        if (hex) (row!.sides as string[]).pop();
      },
      /^breach\./,
    ],
  ])('%s', (_what, question, change, reason) => {
    expect(refusedFor(reach(question), change)).toMatch(reason);
  });

  it('horse in a wood', () => {
    const p = reach('move');
    const { world } = p;
    const wood =
      world.hexNames[
        world.hexNames.findIndex(
          (_, hex) => world.terrain[hex] === 1 && world.road[hex] === 0 && p.field.s.at.unit[hex] === 0,
        )
      ]!;
    const change = (j: Json) => Object.assign(j.unit![unitAtRandom(j, /^f-cv/)]!, { hex: wood });
    expect(refusedFor(p, change)).toMatch(/^unit\.f-cv\d\.hex: is ground that it cannot enter/);
  });

  it('a unit on a broken bridge that it never came onto', () => {
    const p = reach('move', 'en');
    const { world } = p;
    const bridge = world.bridges.find((b) => !b.keepsHex && p.field.s.at.unit[b.hex] === 0)!;
    const name = world.hexNames[bridge.hex]!;
    expect(
      refusedFor(p, (j) => {
        const unit = unitAtRandom(j, /^f-c\d/);
        Object.assign(j.unit![unit]!, { hex: name, cameFrom: null });
        Object.assign(j.bridge![name]!, { isDestroyed: 1, crossedBy: unit });
        j.battle.bridgesCut = (j.battle.bridgesCut as number) + 1;
      }),
    ).toMatch(/^unit\.f-c\d\.hex: is a broken bridge/);
  });

  it('a march that leads off the map', () => {
    const p = reach('leader-flees');
    expect(refusedFor(p, (j) => void j.steps.splice(-1, 0, { step: 'move-on', with: [0, 15, 0, 0] }))).toMatch(
      /^steps\.\d+/,
    );
  });

  it.each(['waiting', 'lost'])('a few pieces are a position too: the others are %s', (place) => {
    const p = reach('combat', 'en');
    const json = JSON.parse(JSON.stringify(p.toJson())) as Json;
    const kept = ['f-c1', 'f-c2', 'f-ad1', 'c-ke1', 'c-ke2', 'c-bag'];
    const away = place === 'lost' ? { cf: 0 } : {};
    for (const [id, row] of Object.entries(json.unit!)) {
      if (kept.includes(id)) continue;
      const full = p.world.unitCf[p.world.unitIndex.get(id)!]!;
      Object.assign(row, { place, hex: null, cameFrom: null, state: 'ok', marks: [], cf: full, ...away });
    }
    for (const [id, row] of Object.entries(json.leader!))
      if (!['villars', 'eugene'].includes(id) && !id.startsWith('aide'))
        Object.assign(row, { place: 'lost', hex: null });
    Object.assign(json.battle, { lostF: 0, lostC: 0 });
    for (const id of kept) Object.assign(json.unit![id]!, { place: 'map', cf: 1 });
    ['2407', '2508', '2507', '2408', '2409', '2410'].forEach((hex, i) => {
      Object.assign(json.unit![kept[i]!]!, { hex, cameFrom: null, ...(i === 5 ? { cf: 0 } : {}) });
    });
    p.fromJson(json);
    const lot = new SeededRandom(1);
    for (let n = 0; n < 300 && !p.over; n++) {
      p.playAt(choose(p, lot, 'bold'));
      expect(faultsOf(denain, p.field)).toEqual([]);
    }
  });
});
