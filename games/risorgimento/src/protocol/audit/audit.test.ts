import { BadInput, faultsOf, Position } from '@tambour/kernel';
import { choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { risorgimento } from '../../game.ts';
import type { StepName } from '../../model/step-id.ts';
import { type DrillPosition, drillPosition } from '../../testing/in-position.ts';
import { melee } from '../../testing/melee.ts';

type Row = Record<string, unknown>;
type Json = Record<string, Record<string, Row>> & {
  battle: Row;
  fight: Row;
  hand: Row;
  attacker: Row[];
  march: Row[];
  route: Row[];
  steps: { step: StepName; with: number[] }[];
};

const reached = new Map<StepName, DrillPosition>();
/** The first position at a question in a few random battles of everyone at once. */
function reach(question: StepName): DrillPosition {
  const known = reached.get(question);
  if (known) return known;
  for (let seed = 1; seed < 12; seed++) {
    const p = new Position(risorgimento, risorgimento.world(melee('san-martino', seed))).begin(seed);
    const lot = new SeededRandom(seed);
    while (!p.over) {
      if (!reached.has(p.question as StepName)) {
        const kept = p.twin();
        kept.copyFrom(p);
        reached.set(p.question as StepName, kept);
      }
      p.playAt(choose(p, lot, lot.below(3) ? 'by-verb' : 'bold'));
    }
    const found = reached.get(question);
    if (found) return found;
  }
  throw new Error(`no random battle comes to ${question}`);
}
/** The field by which a position is refused, and why. */
function refusedFor(p: DrillPosition, change: (json: Json) => void): string {
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
const idsOf = (json: Json, fits: (row: Row) => boolean): string[] =>
  Object.entries(json.unit!).flatMap(([id, row]) => (fits(row) ? [id] : []));
const onMap = (row: Row): boolean => row.place === 'on-map';
const alone = (json: Json): string[] => {
  const covered = new Set(Object.values(json.unit!).map((row) => row.under));
  return idsOf(json, (row) => onMap(row) && row.under === null).filter((id) => !covered.has(id));
};
const sideOf = (p: DrillPosition, id: string): number => p.world.unitSide[p.world.unitIndex.get(id)!]!;
const isGun = (p: DrillPosition, id: string): boolean => p.world.unitType[p.world.unitIndex.get(id)!] === 5;

describe('a position is refused by the field that is wrong', () => {
  it.each<[string, StepName, (json: Json, p: DrillPosition) => void, RegExp]>([
    [
      'a unit on the map without a hex',
      'act',
      (j) => Object.assign(j.unit![alone(j)[0]!]!, { hex: null }),
      /^unit\..*\.hex: /,
    ],
    [
      'a lost unit in a hex',
      'act',
      (j) => Object.assign(j.unit![alone(j)[0]!]!, { place: 'lost' }),
      /^unit\..*\.hex: /,
    ],
    [
      'more hits than a unit can bear',
      'act',
      (j, p) => Object.assign(j.unit![alone(j).find((id) => !isGun(p, id))!]!, { hits: 13, marks: ['everHit'] }),
      /^unit\..*\.hits: /,
    ],
    [
      'a battery with a hit',
      'act',
      (j, p) => Object.assign(j.unit![idsOf(j, onMap).find((id) => isGun(p, id))!]!, { hits: 1, marks: ['everHit'] }),
      /^unit\..*\.hits: must be 0/,
    ],
    [
      'a unit under one of another hex',
      'act',
      (j) => Object.assign(j.unit![alone(j)[0]!]!, { under: alone(j)[1]! }),
      /^unit\..*\.under: /,
    ],
    [
      'two units under each other',
      'act',
      (j) => {
        const [a, b] = alone(j) as [string, string];
        Object.assign(j.unit![a]!, { under: b });
        Object.assign(j.unit![b]!, { under: a, hex: j.unit![a]!.hex });
      },
      /^unit\..*\.under: is in no stack/,
    ],
    [
      'both armies in one hex',
      'act',
      (j, p) => {
        const [a, b] = [0, 1].map((side) => alone(j).find((id) => sideOf(p, id) === side)!) as [string, string];
        Object.assign(j.unit![a]!, { under: b, hex: j.unit![b]!.hex });
      },
      /^unit\..*\.hex: is held by the enemy/,
    ],
    [
      'a shaken unit for whom nobody rolls',
      'act',
      (j) => Object.assign(j.unit![alone(j)[0]!]!, { marks: ['shaken'] }),
      /^unit\..*\.marks: must hold shaken/,
    ],
    [
      'a leader on the map without a hex',
      'act',
      (j) => Object.assign(Object.values(j.leader!).find(onMap)!, { hex: null }),
      /^leader\..*\.hex: /,
    ],
    [
      'a leader who follows a unit into no fight',
      'act',
      (j) => Object.assign(Object.values(j.leader!).find(onMap)!, { follows: alone(j)[0] }),
      /^leader\..*\.follows: /,
    ],
    [
      'a pledge outside attacks',
      'choose',
      (j) => Object.assign(Object.values(j.unit!)[0]!, { pledge: 'bound' }),
      /pledge/,
    ],
    ['more kills than dead', 'act', (j) => Object.assign(j.side!.allied!, { killed: 90 }), /^side\.allied\.killed: /],
    ['points of turns to come', 'act', (j) => Object.assign(j.side!.austrian!, { turnPoints: 9 }), /turnPoints: /],
    ['a turn that has not begun', 'act', (j) => Object.assign(j.battle, { turn: 0 }), /^battle\.turn: /],
    ['a winner too soon', 'act', (j) => Object.assign(j.battle, { winner: 1 }), /^battle\.winner: /],
    ['another phase', 'act', (j) => Object.assign(j.battle, { phase: 'release' }), /^battle\.phase: /],
    ['another formation', 'act', (j) => Object.assign(j.battle, { formation: null }), /^battle\.formation: /],
    ['another corps', 'act', (j) => Object.assign(j.battle, { corps: null }), /^battle\.corps: /],
    ['an activation without its kind', 'act', (j) => Object.assign(j.battle, { kind: 'none' }), /^battle\.kind: /],
    [
      'a massed attack that nobody leads',
      'act',
      (j) => Object.assign(j.battle, { kind: 'massed' }),
      /^battle\.leader: /,
    ],
    ['a march nobody makes', 'act', (j) => Object.assign(j.battle, { marches: 1 }), /^battle\.marches: /],
    ['batteries that fire at nobody', 'act', (j) => Object.assign(j.battle, { batteries: 2 }), /^battle\.batteries: /],
    ['a fight nobody fights', 'act', (j) => Object.assign(j.fight, { kind: 'attack' }), /^fight\.kind: /],
    [
      'the hand of the other side',
      'choose',
      (j) => Object.assign(j.hand, { side: j.hand.side === 'allied' ? 'austrian' : 'allied' }),
      /^steps\.\d+\.with: /,
    ],
    ['no steps', 'act', (j) => Object.assign(j, { steps: [] }), /^steps: is empty/],
    ['no end to the step', 'act', (j) => j.steps.splice(j.steps.length - 4, 1), /^(steps|battle)\./],
    [
      'a question of another time',
      'act',
      (j) => void j.steps.push({ step: 'commanders', with: [0, 0, 0, 0] }),
      /never lies on act/,
    ],
    [
      'a formation that does not act',
      'act',
      (j) => void j.steps.at(-1)!.with.splice(0, 1, 99),
      /must be the formation that acts/,
    ],
    ['a number that the step does not use', 'act', (j) => void j.steps.at(-1)!.with.splice(3, 1, 7), /must be 0/],
    ['a march without a way', 'after-entry', (j) => Object.assign(j, { route: [] }), /^route\.\d+\.hex: /],
    [
      'a march in another row',
      'after-entry',
      (j) => void j.steps.at(-1)!.with.splice(0, 1, 1),
      /must be the march under way/,
    ],
    [
      'a marcher of the enemy',
      'after-entry',
      (j, p) => {
        const side = sideOf(p, j.march[0]!.unit as string);
        Object.assign(j.march[0]!, { unit: idsOf(j, onMap).find((id) => sideOf(p, id) !== side)! });
      },
      /^march\.0\.unit: /,
    ],
    ['a fight without attackers', 'turn-to', (j) => Object.assign(j.fight, { attackers: 0 }), /^fight\.attackers: /],
    [
      'an attacker twice',
      'turn-to',
      (j) => {
        j.attacker.splice(1, 9, { ...j.attacker[0]! });
        Object.assign(j.fight, { attackers: 2 });
      },
      /^attacker\.1\.unit: is there twice/,
    ],
    [
      'an attacker from afar',
      'turn-to',
      (j) => Object.assign(j.attacker[0]!, { from: '0101' }),
      /^attacker\.0\.from: /,
    ],
    [
      'more hits than were dealt',
      'turn-to',
      (j) => Object.assign(j.attacker[0]!, { hits: 9 }),
      /^fight\.attackerHits: /,
    ],
    [
      'more hits than the chart has',
      'turn-to',
      (j) => Object.assign(j.fight, { defenderHits: 9 }),
      /^fight\.defenderHits: /,
    ],
  ])('%s', (_what, question, change, reason) => {
    const p = reach(question);
    expect(refusedFor(p, () => undefined)).toBe('accepted');
    expect(refusedFor(p, (j) => change(j, p))).toMatch(reason);
  });
});

describe('a battle that is over', () => {
  it('has the winner that its points say', () => {
    const p = drillPosition(
      {
        units: [
          { id: 'a', hex: '0505' },
          { id: 'b', side: 'austrian', hex: '1515' },
        ],
      },
      1,
    ).begin(1);
    while (!p.over) p.playAt(p.spec.habit(p.field, p.question!, p.side, p.actions));
    expect(faultsOf(risorgimento, p.field)).toEqual([]);
    expect(refusedFor(p, (j) => Object.assign(j.battle, { winner: 0 }))).toMatch(/^battle\.winner: must be 1/);
    expect(refusedFor(p, (j) => Object.assign(j.battle, { level: 0 }))).toMatch(/^battle\.level: /);
  });
});
