import { SeededRandom } from '@tambour/kernel/testing';
import { describe, expect } from 'vitest';
import { actionCorps } from '../model/action-view.ts';
import type { StepName } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ACTIVATION_KINDS, MODES } from '../model/vocabulary.ts';
import { handDrill } from '../testing/hand-drill.ts';
import { drill, listed, looseField } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { type SlowCorps, SlowHand } from '../testing/slow-hand.ts';
import { continuityOf, isDemoralized, isOpen, limitOf } from './4-corps.ts';
import { activated, choose, hand, openHand, rollFor } from './4-hand.ts';

const STEPS = { hand, choose, activated };

/** A phase of activations at Magenta, with nothing happening in them. */
function phase(turn: number, winner: number, field = looseField({ scenario: 'magenta' })) {
  const { g, w } = field;
  g.s.battle.turn[0] = turn;
  openHand(g, winner);
  field.frames.push(['hand', 0, 0, 0, 0]);
  const kinds: string[] = [];
  const corps = {
    name: 'corps',
    run: (_g: unknown, _c: number, kind: number) => void kinds.push(ACTIVATION_KINDS[kind]!),
  };
  const steps = { ...STEPS, corps };
  let frame = field.run(steps);
  const answer = (verb: number, a = 0) => {
    const [, side] = frame!;
    field.frames.pop();
    choose.act(g, { verb, a, b: 0, c: 0, d: 0 }, side, 0, 0, 0);
    frame = field.run(steps);
  };
  return {
    ...field,
    kinds,
    answer,
    corpsOf: (id: string) => w.corpsIndex.get(id)!,
    get frame() {
      return frame;
    },
    choosable: () =>
      frame
        ? listed(g, choose, frame as readonly [StepName, number, number, number, number])
            .filter((o) => o.verb === VERB.activate)
            .map((o) => w.corpsIds[actionCorps(o)]!)
        : [],
  };
}

describe('the order of activations', () => {
  rule(
    [
      '4.51a',
      '4.51b',
      '4.52a',
      '4.53a',
      '4.53b',
      '4.53c',
      '4.53d',
      '4.53e',
      '4.53f',
      '4.53g',
      '4.54a',
      '4.54b',
      '4.54c',
      '4.54d',
      '4.55a',
      '4.55b',
      '4.55c',
      '4.55d',
      '4.56a',
      '4.56b',
      '4.56c',
    ],
    'is that of the slow twin, answer by answer, in 300 random phases',
    () => {
      for (let seed = 0; seed < 300; seed++) {
        const random = new SeededRandom(seed);
        const pick = (n: number) => random.below(n);
        const turn = 1 + pick(10);
        const winner = pick(2) as 0 | 1;
        const p = phase(turn, winner);
        const { g, w } = p;
        for (let i = 0; i < g.s.morale.isDemoralized.length; i++) if (pick(6) === 0) g.s.morale.isDemoralized[i] = 1;
        const twin = new SlowHand(
          w.corpsIds.map((id): SlowCorps => {
            const k = p.corpsOf(id);
            return {
              id,
              side: w.corpsSide[k] as 0 | 1,
              continuity: continuityOf(g, k),
              limit: limitOf(g, k),
              used: 0,
              isThere: isOpen(g, k),
              isFinished: false,
              isDemoralized: isDemoralized(g, k),
            };
          }),
          winner,
          turn < 10,
        );
        for (let n = 0; p.frame && n < 200; n++) {
          expect(twin.isEnded).toBe(false);
          expect([g.s.hand.side[0], MODES[g.s.hand.mode[0]!]]).toEqual([twin.hand, twin.mode]);
          const open = p.choosable();
          expect(open).toEqual(twin.choosable());
          const k = pick(open.length + 1);
          if (k === open.length) {
            twin.pass();
            p.answer(VERB.pass);
            continue;
          }
          const corps = p.corpsOf(open[k]!);
          const rolls = twin.needsRoll(open[k]!);
          expect(rollFor(g, corps) !== undefined).toBe(rolls);
          const die = pick(10);
          if (rolls) p.dice.push(die);
          const before = p.kinds.length;
          const what = twin.activate(open[k]!, rolls ? die : undefined);
          p.answer(VERB.activate, corps);
          expect(p.dice).toEqual([]);
          const did =
            p.kinds.length === before ? 'nothing' : p.kinds.at(-1) === 'no-attack' ? 'acts-without-attacks' : 'acts';
          expect(did).toBe(what);
        }
        expect(twin.isEnded).toBe(true);
        expect([...g.s.corps.used]).toEqual(twin.corps.map((k) => k.used));
        expect([...g.s.corps.isFinished]).toEqual(twin.corps.map((k) => (k.isFinished ? 1 : 0)));
      }
    },
  );
  rule(
    ['4.51a', '4.51b', '4.52a', '4.53a', '4.53b', '4.53e', '4.54a', '4.54c', 'E4.51'],
    'goes as in the worked example of the rulebook, step by step',
    () => {
      const side = {
        F1: 'allied',
        F2: 'allied',
        F4: 'allied',
        PS: 'allied',
        A3: 'austrian',
        A5: 'austrian',
        A8: 'austrian',
      } as const;
      const continuity = { F1: 3, F2: 4, F4: 4, PS: 3, A3: 3, A5: 2, A8: 5 } as const;
      const ids = Object.keys(side) as (keyof typeof side)[];
      const p = phase(
        1,
        0,
        drill({
          corps: Object.fromEntries(ids.map((id) => [id, { side: side[id], continuity: continuity[id] }])),
          brigades: Object.fromEntries(ids.map((id) => [`b-${id}`, { side: side[id], corps: id }])),
          units: ids.map((id, i) => ({ id: `u-${id}`, side: side[id], brigade: `b-${id}`, hex: `0${i + 1}10` })),
        }),
      );
      const state = () => [p.frame![1] === 0 ? 'allied' : 'austrian', MODES[p.g.s.hand.mode[0]!]];
      const activate = (id: string, die?: number) => {
        expect(rollFor(p.g, p.corpsOf(id)) !== undefined).toBe(die !== undefined);
        if (die !== undefined) p.dice.push(die);
        p.answer(VERB.activate, p.corpsOf(id));
      };
      expect(state()).toEqual(['allied', 'free']);
      activate('F1');
      expect(state()).toEqual(['allied', 'continuity']);
      expect(p.choosable()).not.toContain('F1');
      activate('F4', 3);
      expect(state()).toEqual(['austrian', 'interrupt']);
      activate('A5');
      expect(state()).toEqual(['allied', 'continuity']);
      activate('F1', 7);
      expect(state()).toEqual(['austrian', 'free']);
      activate('A5');
      expect(state()).toEqual(['austrian', 'continuity']);
      activate('A8', 4);
      expect(state()).toEqual(['allied', 'interrupt']);
      activate('PS');
      expect(state()).toEqual(['austrian', 'continuity']);
      activate('A3', 9);
      expect(state()).toEqual(['allied', 'free']);
      activate('PS');
      expect(state()).toEqual(['allied', 'continuity']);
      activate('F2', 8);
      expect(state()).toEqual(['austrian', 'free']);
      activate('A5', 6);
      expect(p.g.s.corps.isFinished[p.corpsOf('A5')]).toBe(1);
      expect(p.g.s.corps.used[p.corpsOf('A5')]).toBe(2);
      expect(state()).toEqual(['allied', 'free']);
    },
  );
  rule(['4.44a', '4.44b', 'M6'], 'counts activations by weather, night and arrival', () => {
    // 5.6
    const limit = (turn: number, id: string) => {
      const p = phase(turn, 0);
      return limitOf(p.g, p.corpsOf(id));
    };
    expect(limit(1, 'F2')).toBe(2);
    expect(limit(4, 'F2')).toBe(1);
    expect(limit(10, 'F2')).toBe(1);
    // The III Corps comes for one activation only on turn 4, in the heat; the V Corps on turn 8.
    expect(limit(8, 'A5')).toBe(1);
    expect(limit(9, 'A5')).toBe(2);
  });
  rule('SM1', 'goes to and fro without rolls where the battle says so', () => {
    const p = phase(1, 0, looseField({ scenario: 'san-martino' }));
    p.answer(VERB.activate, p.corpsOf('PS'));
    expect(p.frame![1]).toBe(1);
    p.answer(VERB.activate, p.corpsOf('A8'));
    p.answer(VERB.activate, p.corpsOf('PS'));
    p.answer(VERB.activate, p.corpsOf('A8'));
    // An extended activation still rolls: 4 is above the king's 3, and the corps is finished.
    p.dice.push(4);
    p.answer(VERB.activate, p.corpsOf('PS'));
    expect(p.g.s.corps.isFinished[p.corpsOf('PS')]).toBe(1);
    expect(p.frame![1]).toBe(1);
    p.dice.push(5);
    p.answer(VERB.activate, p.corpsOf('A8'));
    expect(p.frame).toBeUndefined();
  });
  rule('SM1', 'is over when the side that goes on alone passes', () => {
    const p = phase(1, 1, looseField({ scenario: 'san-martino' }));
    p.answer(VERB.activate, p.corpsOf('A8'));
    p.answer(VERB.pass);
    p.answer(VERB.activate, p.corpsOf('A8'));
    p.answer(VERB.pass);
    p.dice.push(9);
    p.answer(VERB.activate, p.corpsOf('A8'));
    p.answer(VERB.activate, p.corpsOf('PS'));
    // R112 The Austrians are done: the Piedmontese, with an activation left, are asked once and not again.
    expect(p.frame![1]).toBe(0);
    p.answer(VERB.pass);
    expect(p.frame).toBeUndefined();
  });
});

describe('a massed attack that is announced', () => {
  const announced = (
    more: Parameters<typeof handDrill>[1],
    dice: readonly number[],
    used: Record<string, number> = {},
  ) => {
    const field = drill({
      corps: { F1: { side: 'allied', continuity: 3 }, A1: { side: 'austrian', continuity: 3 } },
      brigades: { cav: { kind: 'cavalry', corps: 'F1' } },
      leaders: [{ id: 'cav', hex: '1010', range: 4 }],
      units: [
        { id: 'h', type: 'heavy-cavalry', hex: '1010', brigade: 'cav' },
        { id: 'a', side: 'austrian', hex: '1003' },
      ],
    });
    const corps = { F1: { used: used.F1 ?? 0 }, A1: { used: used.A1 ?? 0 } };
    const d = handDrill(corps, { field, ...more });
    d.dice.push(...dice);
    d.massed('cav');
    return { d, hasMassed: d.g.s.side.hasMassed[0] };
  };
  rule('4.16a', 'is the one of the turn only if it is made', () => {
    // R114
    expect(announced({ mode: 'continuity' }, [9])).toMatchObject({ hasMassed: 0, d: { kinds: [] } });
    expect(announced({ mode: 'continuity' }, [3])).toMatchObject({ hasMassed: 1, d: { kinds: ['massed'] } });
  });
  rule(['4.55c', '4.16b'], 'alone, above the continuity, is an ordinary activation without attacks', () => {
    // R114
    const { d, hasMassed } = announced({ mode: 'solo' }, [9], { A1: 3 });
    expect([hasMassed, d.kinds, d.g.s.battle.leader[0]]).toEqual([0, ['no-attack'], 0]);
  });
  rule(['4.43b', '4.16a'], 'after the normal activations is an extended one', () => {
    // R114
    const { d } = announced({}, [0], { F1: 2 });
    expect(d.kinds).toEqual(['massed-extended']);
    expect(d.finished()).toEqual(['F1']);
  });
});
