import { describe, expect } from 'vitest';
import { note, put, REACTED } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { type Cause, react, reactionShots, whyNotReact } from '../rules/7-reaction-fire.ts';
import type { DrillUnit } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { fireDrill } from '../testing/fire-drill.ts';

type Drill = ReturnType<typeof fireDrill>;
const AUSTRIAN = 1;
const shots = (d: Drill, cause: Cause) =>
  reactionShots(d.g, AUSTRIAN, cause).map(({ unit, hex }) => `${d.w.unitIds[unit]} > ${d.w.hexNames[hex]}`);
const why = (d: Drill, who: string, at: string, cause: Cause) =>
  whyNotReact(d.g, { verb: VERB.react, a: d.unit(who), b: d.hex(at), c: 0, d: 0 }, AUSTRIAN, cause).map((r) => r.rule);
const enter = (d: Drill, id: string, label: string): Cause => {
  put(d.g, d.unit(id), d.hex(label));
  return { type: 'entry', unit: d.unit(id) };
};

describe('reactions, by the examples', () => {
  const b: DrillUnit = { id: 'b', side: 'austrian', type: 'artillery', hex: '1010', facing: 3, range: 4 };
  example('reaction-wait', () => {
    // R57
    const d = fireDrill({ units: [b, { id: 'a', hex: '1012' }] });
    expect(shots(d, enter(d, 'a', '1011'))).toEqual(['b > 1011']);
    expect(shots(d, { type: 'attack', hex: d.hex('1010'), from: [d.hex('1011')] })).toEqual(['b > 1011']);
  });
  example('reaction-one-shot', () => {
    const d = fireDrill({ units: [b, { id: 'a', hex: '1011' }, { id: 'g', type: 'artillery', hex: '1013' }] });
    note(d.g, d.unit('b'), REACTED);
    const cause: Cause = { type: 'shot', hex: d.hex('1010'), firers: [d.unit('g')], byGuns: true };
    expect(why(d, 'b', '1013', cause)).toEqual(['7.17a']);
  });
  example('counter-battery-disordered', () => {
    const d = fireDrill({
      units: [
        { ...b, disordered: true },
        { id: 'g', type: 'artillery', hex: '1013' },
      ],
    });
    const cause: Cause = { type: 'shot', hex: d.hex('1010'), firers: [d.unit('g')], byGuns: true };
    expect(why(d, 'b', '1013', cause)).toEqual(['7.18b']);
  });
  example('jager-stays', () => {
    // R59
    const j: DrillUnit = { id: 'j', side: 'austrian', type: 'jager', hex: '1010', facing: 3 };
    const d = fireDrill({ units: [j, { id: 'f', hex: '1012' }] });
    expect(shots(d, enter(d, 'f', '1011'))).toEqual(['j > 1011']);
    d.dice.push(6);
    react(d.g, { verb: VERB.react, a: d.unit('j'), b: d.hex('1011'), c: 0, d: 0 });
    expect(d.settle()).toBeUndefined();
    expect(d.ofType('small-arms-fired')).toMatchObject([{ total: 6, hits: 1, isReaction: true }]);
    expect(d.marks('f').hits).toBe(1);
    expect(d.w.hexNames[d.g.s.unit.hex[d.unit('f')]!]).toBe('1011');
  });
  example('jager-in-company', () => {
    const at = { side: 'austrian', hex: '1010', facing: 3 } as const;
    const d = fireDrill({
      units: [
        { ...at, id: 'j', type: 'jager' },
        { ...at, id: 'i' },
        { id: 'f', hex: '1012' },
      ],
    });
    const cause = enter(d, 'f', '1011');
    expect(shots(d, cause)).toEqual([]);
    expect(why(d, 'j', '1011', cause)).toEqual(['7.21c']);
  });
  example('small-arms-once', () => {
    const j: DrillUnit = { id: 'j', side: 'austrian', type: 'jager', hex: '1010', facing: 3 };
    const d = fireDrill({ units: [j, { id: 'f', hex: '1011' }] });
    const cause: Cause = { type: 'attack', hex: d.hex('1010'), from: [d.hex('1011')] };
    expect(shots(d, cause)).toEqual(['j > 1011']);
    note(d.g, d.unit('j'), REACTED);
    expect(shots(d, cause)).toEqual([]);
    expect(why(d, 'j', '1011', cause)).toEqual(['7.24']);
  });
});
