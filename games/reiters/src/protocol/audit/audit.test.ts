import { zoneId } from '@tambour/boards';
import { BadInput, type Choice, Match } from '@tambour/kernel';
import { choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { reiters } from '../../game.ts';
import { unitId } from '../../model/ids.ts';
import { MARK } from '../../model/state.ts';
import { has } from '../../model/unit.ts';
import { sketch } from '../../testing/ground.ts';
import { asked, battle, type ReitersPosition, reached, type SavedBattle, saved } from '../../testing/reached.ts';
import { rule } from '../../testing/rule.ts';
import { scene } from '../../testing/scene.ts';
import { audit } from './audit.ts';

/** What a position is refused for, as "field: reason", after a change; nothing of the battle changes. */
function refusal(p: ReitersPosition, change: (json: SavedBattle) => void): string {
  const json = saved(p);
  change(json);
  const before = p.hash;
  try {
    p.fromJson(json);
  } catch (error) {
    expect(p.hash).toBe(before);
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'accepted';
}
const unitOf = (p: ReitersPosition, fits: (u: number) => boolean): string => {
  const { w } = p.field;
  return w.unitIds[w.unitIds.findIndex((_, u) => fits(u))]!;
};
const onMap = (p: ReitersPosition, u: number) => p.field.s.unit.place[u] === 1;

describe('faults of positions that were once accepted', () => {
  it('#4 the defender of a fight lost, his zone null', () => {
    const p = asked(battle('AV'), 'engagement');
    const { w, s } = p.field;
    const id = w.unitIds[s.fight.defender[0]!]!;
    const said = refusal(p, (json) => {
      Object.assign(json.unit[id]!, { place: 'lost', zone: null, steps: 0, marks: [] });
      json.battle.pointsC = scoredWith(json, p, id);
    });
    expect(said).toBe('fight.defender: is a unit that is not there');
  });
  it('#5 no steps, and the battle not over', () => {
    const said = refusal(asked(battle('AV'), 'combat'), (json) => {
      json.steps = [];
    });
    expect(said).toBe('steps: is empty, but the battle is not over');
  });
  it('#6 the top frame repeated until the stack is full', () => {
    for (const question of ['combat', 'replacement', 'leaders-follow', 'advance']) {
      const p = asked(battle('M'), question);
      const said = refusal(p, (json) => {
        while (json.steps.length < 64) json.steps.push(structuredClone(json.steps.at(-1)!));
      });
      expect(said).toMatch(/^steps: has more than \d+ entries/);
      const once = refusal(p, (json) => json.steps.push(structuredClone(json.steps.at(-1)!)));
      expect(once).toMatch(/^steps\.\d+\.(step|with): .*(never lies on|names a leader twice)/);
    }
  });
  it('#7 points that nobody can have scored, which would wrap', () => {
    const p = asked(battle('AU'), 'combat');
    for (const column of ['pointsC', 'pointsP'])
      for (const change of [65535, Number(saved(p).battle[column]) + 1]) {
        const said = refusal(p, (json) => {
          json.battle[column] = change;
        });
        expect(said).toMatch(new RegExp(`^battle\\.${column}: must be at most \\d+, by losses and exits`));
      }
  });
  it('#7 dismounted gendarmes', () => {
    const p = asked(battle('AU'), 'movement');
    const id = unitOf(p, (u) => p.field.w.unit[u]!.hasCharge && onMap(p, u));
    expect(refusal(p, (json) => json.unit[id]!.marks.push('dismounted'))).toBe(
      `unit.${id}.marks: has dismounted, but only argoulets dismount`,
    );
  });
  it('#7 charge marks on arquebusiers', () => {
    const p = asked(battle('AU'), 'movement');
    const id = unitOf(p, (u) => !p.field.w.unit[u]!.hasCharge && onMap(p, u));
    expect(refusal(p, (json) => json.unit[id]!.marks.push('charge'))).toBe(
      `unit.${id}.marks: has charge, but its counter never has that marker`,
    );
  });
  it('#7 both sides in a zone', () => {
    const p = asked(battle('M'), 'movement');
    const { unitSide } = p.field.w;
    const [c, other] = [0, 1].map((side) => unitOf(p, (u) => unitSide[u] === side && onMap(p, u)));
    const said = refusal(p, (json) => {
      json.unit[c!]!.zone = json.unit[other!]!.zone;
    });
    expect(said).toMatch(/^zone\.\d+: holds units of both sides/);
  });
  it('#7 over, with steps left', () => {
    const said = refusal(asked(battle('AU'), 'combat'), (json) => {
      json.battle.isOver = 1;
    });
    expect(said).toBe('steps: must be empty: the battle is over');
  });
  it('#7 a frame of the set-up in a later turn', () => {
    const said = refusal(asked(battle('AU'), 'movement'), (json) =>
      json.steps.push({ step: 'set-up', with: [0, 0, 0, 0] }),
    );
    expect(said).toMatch(/^steps\.\d+\.step: set-up never lies on movement/);
  });
});
describe('what a study of a few pieces needs is accepted, and plays on', () => {
  it.each<[string, (json: SavedBattle, p: ReitersPosition) => void]>([
    [
      'pieces taken off, whatever their column, and not counted',
      (j, p) => {
        for (const [u, id] of p.field.w.unitIds.entries())
          if (u % 3 > 0 || p.field.w.unitParent[u]! >= 0)
            Object.assign(j.unit[id]!, { place: 'lost', zone: null, steps: 0, marks: [] });
      },
    ],
    ['leaders taken off', (j) => Object.assign(j.leader['AU-C-GUISE']!, { place: 'lost', zone: null, marks: [] })],
    ['a gun elsewhere', (j, p) => Object.assign(j.unit['AU-P-CAN-1']!, { zone: freeZone(p) })],
    ['an order in secret', (j) => Object.assign(j.column.C1!, { order: 'hold', known: 'unknown' })],
    ['an order other than the one last shown', (j) => Object.assign(j.column.C1!, { known: 'hold' })],
  ])('%s', (_what, change) => {
    const p = asked(battle('AU'), 'movement');
    expect(refusal(p, (json) => change(json, p))).toBe('accepted');
    const lot = new SeededRandom(1);
    for (let n = 0; n < 200 && !p.over; n++) {
      p.playAt(choose(p, lot, 'bold'));
      expect(audit(p.field)).toEqual([]);
    }
  });
});
const freeZone = (p: ReitersPosition): string => {
  const { w, s } = p.field;
  return w.zoneNames[w.zoneNames.findIndex((_, z) => s.at.occupied[z] === 0 && w.limit[z]! > 0)]!;
};
/** The Catholic points once a Protestant unit is lost too. */
function scoredWith(json: SavedBattle, p: ReitersPosition, id: string): number {
  const { w } = p.field;
  const { type, side } = w.unit[w.unitIds.indexOf(id)]!;
  return Number(json.battle.pointsC) + (side === 1 ? w.data.victory.elimination[0]!.units[type]! : 0);
}

describe('a position play cannot come to is refused by field and reason', () => {
  const ALL = battle('AU');
  /** Where, what is changed, and what is said of it. */
  const CASES: readonly (readonly [string, Choice, string, (json: SavedBattle, p: ReitersPosition) => void, RegExp])[] =
    [
      [
        'a course of another sequence',
        ALL,
        'combat',
        (j) => set(j.battle, 'sequence', 'movement'),
        /^(unit|steps|zone)/,
      ],
      [
        'a phase that is not to come',
        battle('AU', 'base'),
        'movement',
        (j) => j.steps.splice(1, 1),
        /^steps\.1: must be phase/,
      ],
      ['a side that is not asked', ALL, 'orders', (j) => j.steps.pop(), /^steps\.\d+: must be orders 0/],
      ['turn 0 in a battle', ALL, 'movement', (j) => set(j.battle, 'turn', 0), /^battle\.turn: must be 1 or more/],
      [
        'a number nobody uses',
        ALL,
        'combat',
        (j) => set(j.steps.at(-1)!.with, 3, 7),
        /^steps\.\d+\.with\.3: must be 0: combat does not use it/,
      ],
      ['a winner before the end', ALL, 'movement', (j) => set(j.battle, 'winner', 1), /^battle\.winner: must be 0/],
      ['a march nobody is on', ALL, 'combat', (j) => set(j.battle, 'spent', 4), /^battle\.spent: must be 0/],
      ['a way nobody is on', ALL, 'combat', (j) => j.path.push({ zone: 3 }), /^path: must be empty/],
      [
        'someone on the march in the combats',
        ALL,
        'combat',
        (j) => set(j.battle, 'moving', 1),
        /^battle\.moving: must be 0/,
      ],
      ['a fight nobody fights', ALL, 'combat', (j) => set(j.fight, 'kind', 'close'), /^fight\.kind: must be none/],
      [
        'a part in no fight',
        ALL,
        'combat',
        (j) => set(Object.values(j.unit)[0]!, 'part', 'attacker'),
        /part: must be none/,
      ],
      [
        'who waits worn',
        ALL,
        'set-up',
        (j) => set(j.unit['AU-P-LAN-1']!, 'steps', 1),
        /^unit\.AU-P-LAN-1\.steps: must be 2/,
      ],
      [
        'an order with the base rules',
        battle('AU', 'base'),
        'movement',
        (j) => set(j.column.C1!, 'known', 'attack'),
        /advanced rules are not in force/,
      ],
      ['a leader between places nobody asks about', ALL, 'movement', (j) => fall(j), /nobody will be asked/],
      [
        'a zone marked before its time',
        ALL,
        'movement',
        (j) => set(j.zone, '101', { marks: ['attacked'] }),
        /^zone\.101\.marks: has attacked/,
      ],
      [
        'a side placed that has not set up',
        ALL,
        'set-up',
        (j) => j.unit['AU-C-GEN-1']!.marks.push('placed'),
        /^unit\.AU-C-GEN-1\.marks/,
      ],
      [
        'a unit set up out of its column',
        ALL,
        'set-up',
        (j) => set(j.unit['AU-C-GEN-1']!, 'zone', '101'),
        /is not of its column/,
      ],
    ];
  for (const [what, choice, question, change, said] of CASES)
    it(what, () => {
      const p = asked(choice, question);
      expect(refusal(p, (json) => change(json, p))).toMatch(said);
    });
  const set = (row: object, key: string | number, value: unknown) => Object.assign(row, { [key]: value });
  const fall = (json: SavedBattle) => {
    Object.assign(json.leader['AU-C-GUISE']!, { place: 'waiting', zone: null, marks: ['replaced'] });
    json.battle.pointsP = Number(json.battle.pointsP) + 6;
  };

  it('a fight between the wrong zones, rounds and parts', () => {
    const p = asked(battle('D'), 'substitution');
    const attacker = p.field.w.unitIds[p.field.s.fight.attacker[0]!]!;
    const fight = (change: Record<string, unknown>) => refusal(p, (json) => Object.assign(json.fight, change));
    expect(fight({ die: 0 })).toBe('fight.die: must be 1 to 6');
    expect(fight({ from: p.field.s.fight.to[0]! })).toMatch(/^fight\.to: is not a zone/);
    expect(fight({ kind: 'artillery' })).toMatch(/^fight\./);
    expect(fight({ round: 3 })).toMatch(/^fight\.round: must be 1/);
    expect(fight({ attackerSteps: 0 })).toBe('fight.attackerSteps: are not those of the attacker');
    expect(fight({ flags: ['defender-star'] })).toMatch(/^fight\.flags: cannot have defender-star/);
    expect(fight({ flags: ['retreats'] })).toMatch(/cannot be asked: the defender has no loss to replace/);
    expect(refusal(p, (json) => Object.assign(json.unit[attacker]!, { part: 'none' }))).toBe(
      `unit.${attacker}.part: does not fit the fight`,
    );
  });
  it('a caracole that is due and can never be carried out', () => {
    const isDue = (p: ReitersPosition) =>
      p.question === 'combat' &&
      p.field.w.unitIds.some((_, u) => has(p.field, unitId(u), MARK.caracole)) &&
      p.actions.count > 1;
    const p = reached(battle('D'), isDue);
    const id = unitOf(p, (u) => has(p.field, unitId(u), MARK.caracole));
    expect(refusal(p, (json) => json.unit[id]!.marks.push('fought'))).toMatch(/caracole, and can attack no more/);
    expect(refusal(p, (json) => json.unit[id]!.marks.push('disorganised'))).toMatch(/^unit\..*has caracole, but only/);
  });
  it('a winner the points do not name', () => {
    const p = reached(battle('M', 'base'), (q) => q.over);
    const { winner } = p.field.s.battle;
    expect(refusal(p, (json) => Object.assign(json.battle, { winner: (winner[0]! + 1) % 3 }))).toBe(
      `battle.winner: must be ${winner[0]} by the points`,
    );
    expect(refusal(p, () => {})).toBe('accepted');
  });
  it('a leader placed from no zone', () => {
    const p = asked(battle('M'), 'replacement');
    expect(refusal(p, (json) => Object.assign(json.steps.at(-1)!.with, { 1: 999 }))).toMatch(/must name a zone/);
    expect(refusal(p, () => {})).toBe('accepted');
  });
});

rule('10.1h', 'a way that does not lead on under the order a side imagines ends where the unit is', () => {
  const units = [
    { id: 'K', side: 'C', type: 'gendarmes', zone: 'B', columnOrder: 'reserve' },
    { id: 'Q', side: 'P', type: 'pikemen', zone: 'D' },
  ];
  const g = scene({ map: sketch('A B C D', 'A-B B-C C-D'), active: 'C', options: ['advanced'], units });
  const json = saved(g.position);
  Object.assign(json.battle, { moving: g.u('K') + 1, spent: 1, stepCost: 1, path: 2, pathAt: 1 });
  json.path = [{ zone: g.z('B') }, { zone: g.z('C') }];
  json.steps.push({ step: 'march', with: [g.u('K'), 0, 0, 0] });
  g.position.arrange(json);
  expect(g.unit('K', 'zone', 'spent')).toEqual({ zone: 'B', spent: 1 });
  expect(saved(g.position).battle).toMatchObject({ path: 0, pathAt: 0 });
});

it('an imagined position is whole', () => {
  for (const question of ['orders', 'reaction', 'substitution', 'replacement']) {
    const p = asked(battle('AU'), question);
    for (const side of [0, 1]) {
      const seen = Match.fromPosition(reiters, battle('AU'), p.toJson(side), 1);
      expect(audit(seen.position.field)).toEqual([]);
    }
  }
});

/** A defender who has chosen to give way and has not gone yet, as a saved position would have him. */
function leaving(to: number) {
  const units = [
    { id: 'K', side: 'C', type: 'pikemen', zone: 'B' },
    { id: 'Q', side: 'P', type: 'arquebusiers', zone: 'C' },
  ];
  const leaders = [
    { id: 'L', side: 'C', rank: 'LG', zone: 'B' },
    { id: 'M', side: 'P', rank: 'LG', zone: 'T' },
  ];
  const g = scene({ map: sketch('B C S T', 'B-C C-S S-T'), at: 'combat', active: 'C', units, leaders });
  g.play({ type: 'attack', unit: 'K', at: 'C' }, [4]);
  expect(g.question).toBe('substitution');
  const json = g.position.toJson() as { steps: { step: string }[]; fight: object };
  const settled = ['substitution', 'defender-suffers'];
  return {
    g,
    json: {
      ...json,
      steps: json.steps.filter((s) => !settled.includes(s.step)),
      fight: { ...json.fight, flags: ['retreats'], retreatTo: to },
    },
  };
}

rule('7.5.3a', 'a position read in has nobody retreat to where no way leads', () => {
  const { g, json } = leaving(2);
  g.position.arrange(json);
  expect(g.unit('Q').zone).toBe('S');
  for (const nowhere of [3, 200]) {
    const bad = leaving(nowhere);
    const { field } = bad.g.position;
    field.s.fight.flags[0] = 32;
    field.s.fight.retreatTo[0] = zoneId(nowhere);
    field.s.kernel.depth[0]! -= 2;
    expect(audit(field)).toContainEqual({
      field: 'fight.retreatTo',
      reason: 'is not where the defender can give way to',
    });
  }
});

rule('7.1o', 'a position read in has no combat under the sequences still to come', () => {
  const { g } = leaving(2);
  const json = g.position.toJson() as { steps: { step: string; with: number[] }[] };
  const steps = json.steps.map((s) => (s.step === 'reorganisation' ? { ...s, step: 'defender' } : s));
  expect(() => g.position.fromJson({ ...json, steps })).toThrow(/^steps\.\d+\.step: defender never lies on phase-over/);
});
