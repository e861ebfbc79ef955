import { Position } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { risorgimento } from '../game.ts';
import { drop, type Field, IN_RESERVE, mark, put, STRATEGIC } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { ALLIED, AUSTRIAN, INERT } from '../model/vocabulary.ts';
import type { DrillSpec } from '../testing/drill.ts';
import { drill } from '../testing/loose-field.ts';
import { skirmish } from '../testing/skirmish.ts';
import { appraisal } from './appraisal.ts';
import { TERM_IDS, type TermId } from './terms.ts';

const out = new Float64Array(TERM_IDS.length);
function measured(g: Field, side: number): Readonly<Record<TermId, number>> {
  appraisal.measure(g, side, out);
  return Object.fromEntries(TERM_IDS.map((id, i) => [id, out[i]])) as Record<TermId, number>;
}

/** A brigade, a battery and some horse on a plain; an enemy battalion at an objective six hexes off. */
const FIELD: DrillSpec = {
  units: [
    { id: 'line', hex: '1011' },
    { id: 'other', hex: '1111' },
    { id: 'guns', type: 'artillery', gun: 'F', hex: '1012' },
    { id: 'horse', type: 'light-cavalry', hex: '1211' },
    { id: 'foe', side: 'austrian', hex: '1005', facing: 3, cohesion: 4 },
  ],
  leaders: [
    { id: 'general', brigade: 'allied-brigade', hex: '1011', range: 4 },
    { id: 'marshal', rank: 'corps', corps: 'allied', hex: '1013' },
  ],
  victory: { objectives: { '1005': 5 }, startControl: { allied: [], austrian: ['1005'] } },
};
function field(spec = FIELD) {
  const d = drill(spec);
  return {
    ...d,
    hex: (label: string) => d.w.hexIndex.get(label)!,
    unit: (id: string) => d.w.unitIndex.get(id)!,
    leader: (id: string) => d.w.leaderIndex.get(id)!,
  };
}
type Drilled = ReturnType<typeof field>;
type Change = (b: Drilled) => void;
const move =
  (id: string, to: string): Change =>
  (b) =>
    put(b.g, b.unit(id), b.hex(to));
const hit =
  (id: string): Change =>
  (b) => {
    b.g.s.unit.hits[b.unit(id)] = 2;
  };
/** The step of the allied brigade is under way, and its attacks are still to come. */
function atWork(b: Drilled): void {
  const { battle, kernel, stack, corps } = b.g.s;
  const f = b.w.unitFormation[b.unit('line')]!;
  battle.corps[0] = b.w.formationCorps[f]! + 1;
  battle.formation[0] = f + 1;
  corps.used.fill(0);
  kernel.depth[0] = 1;
  stack.step[0] = STEP.assault;
}

describe('what computer players look at in Risorgimento', () => {
  it('has a name, a kind and a weight each', () => {
    expect(appraisal.terms.map(({ id }) => id)).toEqual(TERM_IDS);
    for (const weights of [appraisal.hand, appraisal.weights])
      expect([weights.early.length, weights.late.length]).toEqual([TERM_IDS.length, TERM_IDS.length]);
    for (const { name } of appraisal.terms) expect(name.en).not.toBe(name.fr);
  });

  const cases: readonly [what: string, term: TermId, side: number, is: 'more' | 'less', change: Change][] = [
    [
      'the objective taken',
      'held',
      ALLIED,
      'more',
      ({ g }) => {
        g.s.objective.owner[0] = ALLIED;
      },
    ],
    [
      'an enemy unit destroyed',
      'losses',
      ALLIED,
      'more',
      ({ g }) => {
        g.s.side.killed[ALLIED] = 1;
      },
    ],
    ['hits on the infantry', 'infantry', ALLIED, 'less', hit('line')],
    ['hits on the cavalry', 'horse', ALLIED, 'less', hit('horse')],
    ['a battery lost', 'batteries', ALLIED, 'less', ({ g, unit }) => drop(g, unit('guns'))],
    ['disorder', 'order', ALLIED, 'less', ({ g, unit }) => mark(g, unit('line'), 1)],
    [
      'a column of march before the enemy',
      'order',
      ALLIED,
      'less',
      (b) => {
        move('line', '1009')(b);
        mark(b.g, b.unit('line'), STRATEGIC);
      },
    ],
    ['fresh troops left in reserve', 'order', ALLIED, 'less', ({ g, unit }) => mark(g, unit('line'), IN_RESERVE)],
    ['half of a brigade in disorder', 'morale', ALLIED, 'less', ({ g, unit }) => mark(g, unit('line'), 1)],
    [
      'a brigade hors de combat',
      'morale',
      ALLIED,
      'less',
      ({ g, w, unit }) => {
        g.s.formation.isHorsDeCombat[w.unitFormation[unit('line')]!] = 1;
      },
    ],
    ['a march towards the objective', 'near', ALLIED, 'more', move('other', '1109')],
    ['one unit that goes ahead', 'first', ALLIED, 'more', move('line', '1008')],
    ['the garrison gone from what it holds', 'garrison', AUSTRIAN, 'less', move('foe', '1002')],
    ['an enemy who goes out of reach', 'threat', ALLIED, 'less', move('foe', '1001')],
    [
      'an enemy next to those who act',
      'attack',
      ALLIED,
      'more',
      (b) => {
        atWork(b);
        move('foe', '1010')(b);
        move('other', '1011')(b);
      },
    ],
    ['guns that come within range', 'gunfire', ALLIED, 'more', move('guns', '1009')],
    ['a battalion far from its leader', 'command', ALLIED, 'less', move('other', '1120')],
    [
      'a leader who is not there',
      'command',
      ALLIED,
      'less',
      ({ g, leader }) => {
        g.s.leader.place[leader('general')] = 0;
      },
    ],
    [
      'a leader alone before the enemy',
      'chief',
      ALLIED,
      'less',
      ({ g, leader, hex }) => {
        g.s.leader.hex[leader('general')] = hex('1007');
      },
    ],
    [
      'an activation that is over',
      'tempo',
      ALLIED,
      'less',
      ({ g }) => {
        g.s.corps.used[0] = 1;
      },
    ],
  ];
  it.each(cases)('%s: %s', (_what, term, side, is, change) => {
    const b = field();
    const before = measured(b.g, side)[term];
    change(b);
    const by = measured(b.g, side)[term] - before;
    expect(is === 'more' ? by : -by).toBeGreaterThan(0);
  });
  it('covers every term by an example', () => {
    expect(new Set(cases.map(([, term]) => term))).toEqual(new Set(TERM_IDS));
  });

  const close = (more: Change = () => undefined): number => {
    const b = field();
    move('foe', '1010')(b);
    move('other', '1011')(b);
    more(b);
    return measured(b.g, ALLIED).threat;
  };
  it.each<[string, Change]>([
    ['in disorder', ({ g, unit }) => mark(g, unit('foe'), 1)],
    [
      'with its back to them',
      ({ g, unit }) => {
        g.s.unit.facing[unit('foe')] = 0;
      },
    ],
    [
      'at an objective',
      ({ g, w, hex }) => {
        w.objectiveIndex[hex('1010')] = 1;
        w.objectiveIndex[hex('1005')] = 0;
        g.s.objective.owner[0] = AUSTRIAN;
      },
    ],
  ])('an enemy %s is a better target', (_what, change) => {
    expect(close(change)).toBeGreaterThan(close());
  });
  it('who has attacked, or has no attacks to come, does not attack now', () => {
    const b = field();
    atWork(b);
    move('foe', '1010')(b);
    move('other', '1011')(b);
    const { attack } = measured(b.g, ALLIED);
    b.g.s.stack.step[0] = STEP.rally;
    expect([attack > 0, measured(b.g, ALLIED).attack]).toEqual([true, 0]);
  });

  it('to end an activation costs more than to begin a step of it, and a pass brings nothing', () => {
    const b = field();
    atWork(b);
    const { g } = b;
    g.s.stack.step[0] = STEP.formation;
    g.s.battle.formation[0] = 0;
    const open = measured(g, ALLIED).tempo;
    const f = b.w.unitFormation[b.unit('line')]!;
    g.s.formation.hasActed[f] = 1;
    g.s.battle.formation[0] = f + 1;
    const begun = measured(g, ALLIED).tempo;
    g.s.formation.orders[f] = INERT;
    const inert = measured(g, ALLIED).tempo;
    g.s.formation.hasActed[f] = 0;
    g.s.battle.formation[0] = 0;
    g.s.kernel.depth[0] = 0;
    const ended = measured(g, ALLIED).tempo;
    g.s.battle.corps[0] = 0;
    const idle = measured(g, ALLIED).tempo;
    expect(open).toBeGreaterThan(begun);
    expect(begun).toBeGreaterThan(ended);
    expect(begun).toBeGreaterThan(inert);
    expect(open).toBeGreaterThan(idle);
  });
});

/** A short battle by lot, with every position. */
function randomBattle(see: (p: Position<ReturnType<typeof risorgimento.world>, Field>) => void): void {
  const p = new Position(risorgimento, risorgimento.world(skirmish(1))).begin(5);
  for (let n = 0; !p.over; n++) {
    see(p);
    p.playAt((n * 7919) % p.actions.count);
  }
  see(p);
}

describe('over a whole battle', () => {
  it('every term is a number, and time runs out from one to nought', () => {
    let left = 1;
    const seen = new Set<number>();
    randomBattle((p) => {
      for (const side of [ALLIED, AUSTRIAN]) {
        appraisal.measure(p.field, side, out);
        expect(out.every(Number.isFinite)).toBe(true);
      }
      const now = appraisal.timeLeft(p.field);
      expect(now).toBeLessThanOrEqual(left);
      left = now;
      seen.add(now);
    });
    expect(left).toBe(0);
    expect(seen.size).toBeGreaterThan(5);
    expect(appraisal.timeLeft(field().g)).toBe(1);
  });
  it('a moment lasts from one end of a step to the next', () => {
    const ends: boolean[] = [];
    let before: { readonly moment: number; readonly formation: number } | undefined;
    randomBattle((p) => {
      const now = { moment: appraisal.moment(p.field), formation: p.field.s.battle.formation[0]! };
      if (before && before.formation > 0 && !p.over)
        ends.push((before.formation !== now.formation) === (before.moment !== now.moment));
      before = now;
    });
    expect(ends.length).toBeGreaterThan(50);
    expect(ends.every(Boolean)).toBe(true);
  });
});
