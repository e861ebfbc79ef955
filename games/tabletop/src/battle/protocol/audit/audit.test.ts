import { BadInput, Position } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { crowd } from '../../../testing/crowd.ts';
import { seeksFight } from '../../../testing/seeks-fight.ts';
import { tabletop } from '../../game.ts';
import type { Field } from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import type { TabletopWorld } from '../../model/world.ts';

type Table = Position<TabletopWorld, Field>;
type Row = Record<string, unknown>;
type Json = Record<string, Record<string, Row>> & {
  battle: Row;
  tested: Row;
  melee: Row[];
  charge: Row[];
  test: Row[];
  hit: Row[];
  aim: Row[];
  sight: Row[];
  steps: { step: StepName; with: number[] }[];
};

const reached = new Map<StepName, Table>();
let nextBattle = 1;
/** The first position at a question in a few crowded battles. */
function reach(question: StepName): Table {
  for (; !reached.has(question); nextBattle++) {
    if (nextBattle > 60) throw new Error(`no battle comes to ${question}`);
    const p = new Position(tabletop, tabletop.world(crowd(nextBattle))).begin(nextBattle);
    const lot = new SeededRandom(nextBattle);
    while (!p.over) {
      if (!reached.has(p.question as StepName)) {
        const kept = p.twin();
        kept.copyFrom(p);
        reached.set(p.question as StepName, kept);
      }
      p.playAt(seeksFight(p, lot));
    }
  }
  return reached.get(question)!;
}
/** The field by which a position is refused, and why. */
function refusedFor(p: Table, change: (json: Json) => void): string {
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
const unitsWhere = (json: Json, fits: (row: Row, id: string) => boolean): string[] =>
  Object.entries(json.unit!).flatMap(([id, row]) => (fits(row, id) ? [id] : []));
const isSteady = (row: Row): boolean => row.state === 'steady' && row.sector === null;
const steady = (json: Json): string => unitsWhere(json, isSteady)[0]!;
const armOf = (p: Table, id: string): string => p.world.kinds[p.world.unitIndex.get(id)!]?.arm ?? '';
const steadyOf = (p: Table, json: Json, arm: string): string =>
  unitsWhere(json, (row, id) => isSteady(row) && armOf(p, id) === arm)[0]!;
const sideOf = (p: Table, id: string): number => p.world.kinds[p.world.unitIndex.get(id)!]!.side;
const unit = (json: Json, id: string): Row => json.unit![id]!;
const top = (json: Json): { step: StepName; with: number[] } => json.steps.at(-1)!;

describe('a position of the table is refused by the field that is wrong', () => {
  it.each<[string, StepName, (json: Json, p: Table) => void, RegExp]>([
    [
      'a unit over another',
      'move',
      (j) => {
        const [a, b] = unitsWhere(j, isSteady) as [string, string];
        Object.assign(unit(j, a), { x: unit(j, b).x, y: unit(j, b).y });
      },
      /^unit\..*\.x: stands over/,
    ],
    [
      'a unit half over the edge',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { x: 0, y: 0 }),
      /^unit\..*\.x: must be so far in/,
    ],
    ['a unit off the table', 'move', (j) => Object.assign(unit(j, steady(j)), { x: 60_000 }), /^unit\..*\.x: /],
    [
      'a heading beyond a turn',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { heading: 36_000 }),
      /^unit\..*\.heading: /,
    ],
    ['a unit without men', 'move', (j) => Object.assign(unit(j, steady(j)), { losses: 2000 }), /^unit\..*\.losses: /],
    [
      'more figures away than it has',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { escort: 60 }),
      /^unit\..*\.escort: /,
    ],
    [
      'infantry that is limbered',
      'move',
      (j, p) => Object.assign(unit(j, steadyOf(p, j, 'infantry')), { formation: 'limbered' }),
      /^unit\..*\.formation: /,
    ],
    [
      'guns in line',
      'move',
      (j, p) => Object.assign(unit(j, steadyOf(p, j, 'artillery')), { formation: 'line' }),
      /^unit\..*\.formation: /,
    ],
    [
      'cavalry in square',
      'move',
      (j, p) => Object.assign(unit(j, steadyOf(p, j, 'cavalry')), { formation: 'square' }),
      /^unit\..*\.formation: square/,
    ],
    [
      'cavalry in skirmish order',
      'move',
      (j, p) => Object.assign(unit(j, steadyOf(p, j, 'cavalry')), { formation: 'skirmish' }),
      /^unit\..*\.formation: skirmish/,
    ],
    [
      'a garrison of nothing',
      'move',
      (j, p) => Object.assign(unit(j, steadyOf(p, j, 'infantry')), { formation: 'garrison' }),
      /^unit\..*\.sector: /,
    ],
    [
      'two garrisons in one sector',
      'move',
      (j, p) => Object.assign(unit(j, steadyOf(p, j, 'infantry')), { formation: 'garrison', sector: 'village' }),
      /^unit\..*\.sector: is held by/,
    ],
    [
      'a front wider than the unit',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { front: 99 }),
      /^unit\..*\.front: /,
    ],
    [
      'an order to support an enemy',
      'move',
      (j, p) => {
        const id = steady(j);
        const enemy = Object.keys(j.unit!).find((other) => sideOf(p, other) !== sideOf(p, id))!;
        Object.assign(unit(j, id), { order: 'SUPPORT', orderUnit: enemy });
      },
      /^unit\..*\.orderUnit: /,
    ],
    [
      'an order to exploit for infantry',
      'move',
      (j, p) => Object.assign(unit(j, steadyOf(p, j, 'infantry')), { order: 'EXPLOIT', orderUnit: null }),
      /^unit\..*\.order: EXPLOIT/,
    ],
    [
      'a debt for nothing',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { debt: 'none', owed: 500 }),
      /^unit\..*\.owed: /,
    ],
    [
      'a debt for a line that is not there',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { debt: 'crossing', owed: 500, owedFor: 200 }),
      /^unit\..*\.owedFor: /,
    ],
    [
      'a clock beyond the battle',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { until: 60_000 }),
      /^unit\..*\.until: /,
    ],
    [
      'a shot in a period to come',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { fired: 9 }),
      /^unit\..*\.fired: /,
    ],
    [
      'a unit that waits for nothing',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { marks: ['waiting'] }),
      /^unit\..*\.marks: waiting/,
    ],
    [
      'guns without a crew that are manned',
      'move',
      (j) => Object.assign(unit(j, 'guns0'), { marks: ['offGuns'] }),
      /^guns\.guns0\.place: /,
    ],
    [
      'an escort of nobody',
      'move',
      (j) => Object.assign(unit(j, 'escort-1'), { state: 'steady' }),
      /^unit\.escort-1\.of: /,
    ],
    [
      'prisoners who were never disarmed',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { state: 'prisoner', marks: [] }),
      /^unit\..*\.marks: must hold disarmed/,
    ],
    [
      'a pursuit of nobody',
      'move',
      (j) => Object.assign(unit(j, steady(j)), { marks: ['pursues'], prey: null }),
      /^unit\..*\.prey: /,
    ],
    [
      'an aide with an enemy unit',
      'ride',
      (j, p) => {
        const enemy = unitsWhere(j, isSteady).find((id) => sideOf(p, id) === 1)!;
        Object.assign(j.leader!['chief-0']!, { with: enemy });
      },
      /^leader\.chief-0\.with: /,
    ],
    [
      'a captured general with a unit',
      'ride',
      (j, p) => {
        const own = unitsWhere(j, isSteady).find((id) => sideOf(p, id) === 0)!;
        Object.assign(j.leader!['chief-0']!, { place: 'captured', with: own });
      },
      /^leader\.chief-0\.with: /,
    ],
    ['a period that has not begun', 'move', (j) => Object.assign(j.battle, { period: 0 }), /^battle\.period: /],
    ['another phase', 'move', (j) => Object.assign(j.battle, { phase: 'FIRE' }), /^(battle|steps)\./],
    ['a quarter of another time', 'move', (j) => Object.assign(j.battle, { quarter: 3 }), /^battle\.quarter: /],
    ['targets shown too soon', 'allocate', (j) => Object.assign(j.battle, { isShown: 1 }), /^battle\.isShown: /],
    ['a winner too soon', 'move', (j) => Object.assign(j.battle, { winner: 1 }), /^battle\.winner: /],
    [
      'a mover of the other side',
      'move',
      (j, p) => {
        const other = Object.keys(j.unit!).find((id) => sideOf(p, id) !== top(j).with[0])!;
        Object.assign(j.battle, { mover: other });
      },
      /^battle\.mover: /,
    ],
    ['a close combat with nobody', 'move', (j) => Object.assign(j.battle, { melees: 60 }), /^melee\.\d+\.a: /],
    [
      'a close combat of friends',
      'move',
      (j, p) => {
        const own = unitsWhere(j, isSteady).filter((id) => sideOf(p, id) === 0);
        j.melee[0] = { ...j.melee[0], a: own[0], b: own[1] };
        Object.assign(j.battle, { melees: Math.max(1, j.battle.melees as number) });
      },
      /^melee\.0\.b: /,
    ],
    ['a charge nobody has declared', 'move', (j) => Object.assign(j.battle, { charges: 1 }), /^battle\.charges: /],
    ['a charge at nobody', 'react', (j) => Object.assign(j.charge[0]!, { target: null }), /^charge\.0\.target: /],
    [
      'a charge by the other side',
      'react',
      (j) => {
        const { charger, target } = j.charge[0]!;
        Object.assign(j.charge[0]!, { charger: target, target: charger });
      },
      /^charge\.0\.charger: /,
    ],
    ['another row', 'react', (j) => void top(j).with.splice(0, 1, 20), /must be a charge that was declared/],
    [
      'a test without an occasion',
      'influence',
      (j) => Object.assign(j.test[j.battle.head as number]!, { occasions: [] }),
      /^test\.\d+\.occasions: /,
    ],
    ['a test nobody takes', 'move', (j) => Object.assign(j.battle, { waiting: 100 }), /^test\.\d+\.occasions: /],
    [
      'a test caused by a friend',
      'influence',
      (j, p) => {
        const test = j.test[j.battle.head as number]!;
        const friend = Object.keys(j.unit!).find(
          (id) => id !== test.unit && sideOf(p, id) === sideOf(p, test.unit as string),
        );
        Object.assign(test, { cause: friend });
      },
      /^test\.\d+\.cause: /,
    ],
    ['a die before it is thrown', 'influence', (j) => Object.assign(j.tested, { die: 3 }), /^tested\.die: /],
    ['nothing to give up', 'waive', (j) => Object.assign(j.tested, { die: 0 }), /^tested\.die: /],
    [
      'fire at a friend',
      'allocate',
      (j, p) => {
        const row = p.world.unitIndex.get('u00')! * 5;
        for (let i = j.aim.length; i <= row; i++) j.aim.push({ target: null });
        Object.assign(j.aim[row]!, { target: 'u01' });
      },
      /^aim\.\d+\.target: must be an enemy/,
    ],
    [
      'fire by one who cannot',
      'allocate',
      (j, p) => {
        const row = p.world.unitIndex.get('u00')! * 5 + 2;
        for (let i = j.aim.length; i <= row; i++) j.aim.push({ target: null });
        Object.assign(j.aim[row]!, { target: 'hold' });
      },
      /^aim\.\d+\.target: must be null/,
    ],
    [
      'a hit by nobody',
      'move',
      (j) => {
        j.hit[0] = { period: 1, shooter: null, kind: 0, losses: 10 };
      },
      /^hit\.0\.shooter: /,
    ],
    [
      'friends who watch each other',
      'move',
      (j) => {
        j.sight[1] = { isSeen: 1, last: 0 };
      },
      /^sight\.1\.isSeen: /,
    ],
    ['no steps', 'move', (j) => Object.assign(j, { steps: [] }), /^steps: is empty/],
    [
      'a question of another time',
      'move',
      (j) => void j.steps.push({ step: 'reach', with: [0, 0, 0, 0] }),
      /never lies on move/,
    ],
    [
      'the other side’s turn',
      'move',
      (j) => void top(j).with.splice(0, 1, 1 - top(j).with[0]!),
      /whose turn it is|mover/,
    ],
    ['a number that the step does not use', 'move', (j) => void top(j).with.splice(3, 1, 7), /must be 0/],
    ['the next phase left out', 'move', (j) => void j.steps.shift(), /never lies on floor/],
    ['a retreat of one who stands', 'retreat-form', (j) => void top(j).with.splice(0, 1, 99), /must name a unit/],
    ['another quarter', 'retreat-form', (j) => void top(j).with.splice(1, 1, 47), /must be the quarter at hand/],
    ['a rally by nobody', 'rally-offer', (j) => void top(j).with.splice(1, 1, 3), /must be what it may try/],
    ['a winner who may not follow', 'follow', (j) => void top(j).with.reverse(), /\(follow\)/],
    [
      'a pursuer of its own side',
      'pursue',
      (j) => void top(j).with.splice(1, 1, top(j).with[0]!),
      /must name two enemies/,
    ],
    [
      'a choice of one charge',
      'next-charge',
      (j) => {
        for (const row of j.charge.slice(1)) if (row.charger !== null) Object.assign(row, { stage: 'dropped' });
      },
      /must have a choice of charges/,
    ],
  ])('%s', (_what, question, change, reason) => {
    const p = reach(question);
    expect(refusedFor(p, () => undefined)).toBe('accepted');
    expect(refusedFor(p, (j) => change(j, p))).toMatch(reason);
  });
});

describe('a battle that is over', () => {
  it('has the winner that its points say', () => {
    const p = new Position(tabletop, tabletop.world(crowd(2, 1))).begin(2);
    const lot = new SeededRandom(2);
    while (!p.over) p.playAt(seeksFight(p, lot));
    const winner = p.field.s.battle.winner[0]!;
    expect(refusedFor(p, () => undefined)).toBe('accepted');
    expect(refusedFor(p, (j) => Object.assign(j.battle, { winner: winner === 2 ? 1 : 2 }))).toMatch(
      /^battle\.winner: must be/,
    );
    expect(refusedFor(p, (j) => Object.assign(j.battle, { phase: 'MELEE' }))).toMatch(/^battle\.phase: /);
  });
});
