import { describe, expect } from 'vitest';
import { continuityOf, limitOf } from '../rules/4-corps.ts';
import { example } from '../testing/example.ts';
import { handDrill } from '../testing/hand-drill.ts';
import { looseField } from '../testing/loose-field.ts';

describe('who activates next, by the examples', () => {
  example('activation-example', () => {
    const d = handDrill({
      F1: { continuity: 3 },
      F2: { continuity: 4 },
      F4: { continuity: 4 },
      PS: { continuity: 3 },
      A3: { continuity: 3 },
      A5: { continuity: 2 },
      A8: { continuity: 5 },
    });
    const acts: [id: string, die: number | undefined, what: string, then: string][] = [
      ['F1', undefined, 'normal', 'allied continuity'],
      ['F4', 3, 'normal', 'austrian interrupt'],
      ['A5', undefined, 'normal', 'allied continuity'],
      ['F1', 7, 'nothing', 'austrian free'],
      ['A5', undefined, 'normal', 'austrian continuity'],
      ['A8', 4, 'normal', 'allied interrupt'],
      ['PS', undefined, 'normal', 'austrian continuity'],
      ['A3', 9, 'nothing', 'allied free'],
      ['PS', undefined, 'normal', 'allied continuity'],
      ['F2', 8, 'nothing', 'austrian free'],
      ['A5', 6, 'nothing', 'allied free'],
    ];
    for (const [id, die, what, then] of acts) {
      expect(d.rolls(id) !== undefined, id).toBe(die !== undefined);
      expect(d.activate(id, die), id).toBe(what);
      expect(d.hand().join(' '), id).toBe(then);
    }
    expect(
      d.events
        .filter((e) => e.type === 'continuity-rolled')
        .map((e) => {
          const { corps, die, rating, passed } = e as unknown as Record<string, unknown>;
          return `${corps} ${die} ${rating} ${passed ? 'made' : 'failed'}`;
        }),
    ).toEqual(['F4 3 4 made', 'F1 7 3 failed', 'A8 4 5 made', 'A3 9 3 failed', 'F2 8 4 failed', 'A5 6 2 failed']);
    expect(Object.fromEntries(['F1', 'F4', 'A5', 'PS', 'A8', 'A3', 'F2'].map((id) => [id, d.used(id)]))).toEqual({
      F1: 1,
      F4: 1,
      A5: 2,
      PS: 2,
      A8: 1,
      A3: 0,
      F2: 0,
    });
    expect(d.finished()).toEqual(['A5']);
    expect([...d.g.s.side.hasTried]).toEqual([0, 1]);
  });
  example('failed-roll-hand', () => {
    const d = handDrill({ F2: { continuity: 4 }, A2: {} }, { mode: 'continuity' });
    expect(d.activate('F2', 5)).toBe('nothing');
    expect(d.hand()).toEqual(['austrian', 'free']);
    expect(d.g.s.hand.streak[0]).toBe(0);
  });
  example('continuity-above', () => {
    const corps = { F1: {}, A2: { continuity: 2 } };
    const d = handDrill(corps, { side: 'austrian', mode: 'continuity' });
    expect(d.activate('A2', 3)).toBe('nothing');
    expect(d.hand()).toEqual(['allied', 'free']);
    expect(handDrill(corps, { side: 'austrian', mode: 'continuity' }).activate('A2', 2)).toBe('normal');
  });
  example('continuity-off-map', () => {
    const d = handDrill({ PS: { continuity: 3, commander: 'king' }, A2: {} }, { mode: 'continuity' });
    expect(d.g.s.leader.place[d.w.leaderIndex.get('king')!]).toBe(0);
    expect(continuityOf(d.g, d.corpsOf('PS'))).toBe(3);
    expect(d.activate('PS', 3)).toBe('normal');
  });
  example('interrupt-passed', () => {
    const d = handDrill({ F1: {}, A2: {} }, { side: 'austrian', mode: 'interrupt' });
    d.pass();
    expect(d.hand()).toEqual(['allied', 'free']);
  });
  example('interrupt-then-same-corps', () => {
    const d = handDrill({ F1: {}, F4: { continuity: 4 }, A5: {} });
    d.activate('F1');
    d.activate('F4', 4);
    expect(d.hand()).toEqual(['austrian', 'interrupt']);
    d.activate('A5');
    expect(d.choosable()).toContain('F4');
    expect(d.rolls('F4')).toBe('continuity');
    expect(d.activate('F4', 4)).toBe('normal');
    expect(d.g.s.hand.streak[0]).toBe(1);
  });
});

describe('the same corps again, by the examples', () => {
  example('same-corps-banned', () => {
    const d = handDrill({ F1: { used: 1 }, F2: {}, A2: {} }, { mode: 'continuity', last: 'F1' });
    expect(d.choosable()).toEqual(['F2']);
    expect(d.why('F1', 0)).toEqual(['4.53c']);
  });
  example('same-corps-after-failed-enemy-roll', () => {
    const d = handDrill({ PS: {}, A3: { continuity: 3 } });
    d.activate('PS');
    d.pass();
    d.activate('A3');
    d.activate('A3', 9);
    expect(d.hand()).toEqual(['allied', 'free']);
    expect(d.choosable()).toEqual(['PS']);
    expect(d.rolls('PS')).toBeUndefined();
  });
  example('pass-breaks-chain', () => {
    const d = handDrill({ F1: { used: 1 }, F2: { used: 1 }, A2: {} }, { mode: 'continuity', last: 'F1' });
    d.pass();
    d.pass();
    expect(d.hand()).toEqual(['allied', 'free']);
    expect(d.choosable()).toEqual(['F1', 'F2']);
  });
  const LAST = { F1: {}, A8: { used: 1, continuity: 5 }, A2: { isFinished: true } };
  example('last-formation-made', () => {
    const d = handDrill(LAST, { side: 'austrian', mode: 'continuity', last: 'A8' });
    expect(d.rolls('A8')).toBe('again');
    expect(d.activate('A8', 5)).toBe('normal');
    expect(d.used('A8')).toBe(2);
  });
  example('last-formation-failed', () => {
    const d = handDrill(LAST, { side: 'austrian', mode: 'continuity', last: 'A8' });
    expect(d.activate('A8', 6)).toBe('nothing');
    expect(d.finished()).toEqual(['A8', 'A2']);
    expect(d.hand()[0]).toBe('allied');
  });
});

describe('the phase ends by passes, by the examples', () => {
  const BOTH = { F2: {}, A2: {} };
  example('pass-a-f', () => {
    const d = handDrill(BOTH, { side: 'austrian' });
    d.pass();
    expect(d.hand()).toEqual(['allied', 'free']);
    d.pass();
    expect(d.isOver()).toBe(true);
  });
  example('pass-f-a', () => {
    const d = handDrill(BOTH);
    d.pass();
    d.pass();
    expect(d.hand()).toEqual(['allied', 'free']);
  });
  example('pass-f-a-f', () => {
    const d = handDrill(BOTH);
    d.pass();
    d.pass();
    d.pass();
    expect(d.isOver()).toBe(true);
  });
  example('pass-broken', () => {
    const d = handDrill({ F2: {}, F3: {}, A2: {} }, { side: 'austrian' });
    d.pass();
    d.activate('F2');
    d.activate('F3', 0);
    expect(d.hand()).toEqual(['austrian', 'interrupt']);
    d.pass();
    expect(d.hand()).toEqual(['allied', 'free']);
  });
  example('exhaustion-ends', () => {
    const d = handDrill(
      { F1: { used: 2 }, F2: { used: 2 }, A2: { used: 2 }, A3: { isFinished: true } },
      { mode: 'continuity', hasTried: ['allied', 'austrian'] },
    );
    expect(d.isOver()).toBe(true);
    expect(d.events.filter((e) => e.type === 'passed')).toEqual([]);
  });
  example('declared-finished', () => {
    const d = handDrill({ F1: { used: 1 }, A2: { used: 1 }, A3: { used: 2 } }, { side: 'austrian' });
    d.pass();
    expect(d.events.map((e) => e.type)).toEqual(['passed', 'hand-passed']);
    expect(d.hand()).toEqual(['allied', 'free']);
  });
});

describe('extended activations, by the examples', () => {
  example('extended-one-try', () => {
    const d = handDrill({ F1: {}, A2: { used: 2 }, A3: { used: 1 } }, { side: 'austrian', hasTried: ['austrian'] });
    expect(d.choosable()).toEqual(['A3']);
    expect(d.why('A2', 1)).toEqual(['4.54b']);
  });
  example('extended-finishes', () => {
    const d = handDrill({ F4: { used: 2, continuity: 4 }, A2: {} });
    expect(d.rolls('F4')).toBe('extended');
    expect(d.activate('F4', 2)).toBe('extended');
    expect(d.finished()).toEqual(['F4']);
  });
  example('extended-free-must-roll', () => {
    const d = handDrill({ F1: {}, A2: { used: 2, continuity: 2 } }, { side: 'austrian' });
    expect(d.rolls('A2')).toBe('extended');
    expect(d.activate('A2', 2)).toBe('extended');
    expect(d.finished()).toEqual(['A2']);
  });
  example('extended-interrupt-fails', () => {
    const d = handDrill(
      { F1: {}, A2: { used: 2, continuity: 2 }, A3: { used: 1 } },
      { side: 'austrian', mode: 'interrupt' },
    );
    expect(d.activate('A2', 7)).toBe('nothing');
    expect(d.finished()).toEqual(['A2']);
    expect(d.g.s.side.hasTried[1]).toBe(1);
    expect(d.hand()).toEqual(['allied', 'free']);
  });
  example('third-is-extended', () => {
    const d = handDrill({ F2: { used: 2 }, F3: {}, A2: {} });
    expect(d.activate('F2', 3)).toBe('extended');
    expect(d.used('F2')).toBe(3);
    d.pass();
    d.pass();
    expect(d.choosable()).toEqual(['F3']);
    expect(d.why('F2', 0)).toEqual(['4.54d']);
  });
  example('bad-weather', () => {
    const d = handDrill({ F2: { used: 1 }, F3: {}, A2: {} }, { weather: 'heat' });
    expect(limitOf(d.g, d.corpsOf('F2'))).toBe(1);
    expect(d.activate('F2', 3)).toBe('extended');
    d.pass();
    d.pass();
    expect(d.choosable()).toEqual(['F3']);
  });
  example('rain-no-third', () => {
    const d = handDrill({ F1: {}, A8: { used: 1, continuity: 5 } }, { side: 'austrian', weather: 'rain' });
    expect(d.rolls('A8')).toBe('extended');
    expect(d.activate('A8', 5)).toBe('extended');
    // The Austrian side is done: the other plays on alone, and nothing of it comes back.
    expect(d.hand()).toEqual(['allied', 'solo']);
    expect(d.why('A8', 1)).toEqual(['4.54d']);
  });
  example('demoralized-free-roll', () => {
    const d = handDrill({ F1: {}, A5: { continuity: 2, isDemoralized: true } }, { side: 'austrian' });
    expect(d.rolls('A5')).toBe('demoralized');
    expect(d.activate('A5', 3)).toBe('nothing');
    expect(d.used('A5')).toBe(1);
    expect(d.finished()).toEqual([]);
    expect(d.hand()[0]).toBe('allied');
  });
  example('demoralized-no-extended', () => {
    const d = handDrill({ F1: {}, A5: { used: 2, isDemoralized: true }, A3: { used: 1 } }, { side: 'austrian' });
    expect(d.choosable()).toEqual(['A3']);
    expect(d.why('A5', 1)).toEqual(['9.21b']);
  });
});

describe('one side is done, by the examples', () => {
  const DONE = { A2: { used: 2 } };
  example('solo-mode', () => {
    const d = handDrill(
      { F1: { used: 1, continuity: 3 }, F2: { used: 1, continuity: 4 }, ...DONE },
      { side: 'austrian', hasTried: ['austrian'] },
    );
    expect(d.hand()).toEqual(['allied', 'solo']);
    expect(d.activate('F1')).toBe('normal');
    expect(d.rolls('F2')).toBe('alone');
    expect(d.activate('F2', 9)).toBe('no-attack');
  });
  example('solo-first-free', () => {
    const d = handDrill(
      { F1: { used: 1, continuity: 3 }, F2: { used: 1, continuity: 4 }, ...DONE },
      { mode: 'solo', isFirst: true, hasTried: ['austrian'] },
    );
    expect(d.rolls('F1')).toBeUndefined();
    expect(d.activate('F1')).toBe('normal');
    expect(d.hand()).toEqual(['allied', 'solo']);
  });
  example('solo-roll-made', () => {
    const d = handDrill(
      { F1: { used: 1, continuity: 3 }, F2: { used: 1, continuity: 4 }, ...DONE },
      { mode: 'solo', last: 'F1', hasTried: ['austrian'] },
    );
    expect(d.activate('F2', 4)).toBe('normal');
    expect(d.hand()).toEqual(['allied', 'solo']);
  });
  example('sm1-alternate', () => {
    const d = handDrill({}, { side: 'austrian', field: looseField({ scenario: 'san-martino' }) });
    for (const id of ['A8', 'PS', 'A8']) {
      expect(d.rolls(id)).toBeUndefined();
      expect(d.activate(id)).toBe('normal');
    }
    expect([d.used('A8'), d.used('PS')]).toEqual([2, 1]);
    expect(d.events.filter((e) => e.type === 'continuity-rolled')).toEqual([]);
  });
  example('la-reserve', () => {
    const d = handDrill({ F1: {}, AR: { continuity: 2 } }, { side: 'austrian', mode: 'continuity' });
    expect(d.w.corpsCommander[d.corpsOf('AR')]).toBe(0);
    expect(continuityOf(d.g, d.corpsOf('AR'))).toBe(2);
    expect(d.activate('AR', 3)).toBe('nothing');
  });
});
