import type { GameEvent } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import type { RisorgimentoEvent } from '../model/event.ts';
import { FIGHT_KINDS, FIRE_RESULTS, MODES, ORDERS, PHASES, WEATHERS } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { looseField } from '../testing/loose-field.ts';
import { eventText } from './event-text.ts';
import type { Of } from './event-text-parts.ts';
import { atRandom } from './testing/at-random.ts';
import { readsWell, MAGENTA as w } from './testing/reads-well.ts';

function isTold(world: RisorgimentoWorld, e: GameEvent): void {
  const told = eventText(world, e);
  readsWell(told.text, e);
  expect(told.text.en).not.toBe(told.text.fr);
  expect(told.rule).toBe(e.rule);
  expect(told.roll !== undefined, e.type).toBe(told.dice !== undefined);
  for (const place of told.places) expect(world.hexIndex.has(place), `${JSON.stringify(e)} ${place}`).toBe(true);
}

const what = { en: 'range', fr: 'portée' };
const modifiers = [{ rule: '7.18b', value: -2, what }];
const both = [true, false] as const;
const step = { piece: 'l45-1', from: '2216', to: '2217' } as const;

/** One of each event, with what random play seldom brings. */
const SAMPLES: { readonly [T in RisorgimentoEvent['type']]: readonly Of<T>[] } = {
  'turn-began': WEATHERS.flatMap((weather) =>
    both.map((isNight) => ({ type: 'turn-began', rule: '3.0a', turn: 10, time: '20:00', weather, isNight }) as const),
  ),
  'phase-began': PHASES.map((phase) => ({ type: 'phase-began', rule: '3.0b', phase })),
  'initiative-rolled': [
    { type: 'initiative-rolled', rule: '4.3a', dice: [5, 2], totals: [6, 2], winner: 'allied' },
    { type: 'initiative-rolled', rule: '4.3b', dice: [5, 6], totals: [6, 6], winner: undefined },
  ],
  'continuity-rolled': (['continuity', 'extended', 'again', 'demoralized', 'alone'] as const).flatMap((reason) =>
    both.map(
      (passed) =>
        ({ type: 'continuity-rolled', rule: '4.51a', corps: 'F2', die: 4, rating: 4, passed, reason }) as const,
    ),
  ),
  'corps-activated': ['normal', 'extended', 'no-attack', 'massed', 'massed-extended'].map((kind) => ({
    type: 'corps-activated',
    rule: '4.4a',
    corps: 'A1',
    kind,
  })),
  'corps-finished': [{ type: 'corps-finished', rule: '4.54d', corps: 'GD' }],
  passed: [{ type: 'passed', rule: '4.52b', side: 'allied' }],
  renounced: [{ type: 'renounced', rule: '4.54b', side: 'austrian' }],
  'hand-passed': MODES.map((mode) => ({ type: 'hand-passed', rule: '4.52a', side: 'austrian', mode })),
  arrived: [{ type: 'arrived', rule: '5.6a', piece: 'ldr-canrobert', hex: '0127', cost: 0 }],
  'formation-began': ORDERS.map((orders) => ({ type: 'formation-began', rule: '4.22a', formation: 'a2-cav', orders })),
  attached: [{ type: 'attached', rule: '4.15b', piece: 'uhl12', formation: 'szabo' }],
  'orders-rolled': both.map((hasOrders) => ({
    type: 'orders-rolled',
    rule: '4.13b',
    formation: 'hartung',
    die: 4,
    modifiers,
    total: 2,
    hasOrders,
  })),
  rallied: [{ type: 'rallied', rule: '8.51a', piece: 'f2-bat-1' }],
  recovered: [0, 1, 2].map((hits) => ({ type: 'recovered', rule: '8.52a', piece: 'l45-1', hits })),
  'put-in-reserve': [{ type: 'put-in-reserve', rule: '4.6b', formation: 'cler', pieces: ['gd-zve-1'] }],
  'left-reserve': [{ type: 'left-reserve', rule: '4.62a', formation: 'gablenz' }],
  spread: [{ type: 'spread', rule: '4.62b', ...step }],
  rode: [{ type: 'rode', rule: '4.23a', ...step, piece: 'ldr-macmahon', cost: 3 }],
  'commander-turned': both.map((isReduced) => ({
    type: 'commander-turned',
    rule: '4.23b',
    piece: 'ldr-niel',
    isReduced,
  })),
  'leader-fled': [
    { type: 'leader-fled', rule: '8.4c', piece: 'ldr-cler', from: '2216', to: '2217' },
    { type: 'leader-fled', rule: '8.4c', piece: 'ldr-cler', from: '2216', to: undefined },
  ],
  'hors-de-combat': both.map((isHorsDeCombat) => ({
    type: 'hors-de-combat',
    rule: '9.1a',
    formation: 'picard',
    isHorsDeCombat,
  })),
  'demoralization-rolled': both.map((isDemoralized) => ({
    type: 'demoralization-rolled',
    rule: '9.2a',
    group: 'A5',
    die: 7,
    modifiers,
    total: 5,
    level: 7,
    isDemoralized,
  })),
  'bridge-tried': w.bridges.flatMap(({ a, b }) =>
    both.map(
      (isDestroyed) =>
        ({
          type: 'bridge-tried',
          rule: 'M4',
          bridge: `${w.hexNames[a]}|${w.hexNames[b]}`,
          die: 2,
          isDestroyed,
        }) as const,
    ),
  ),
  'control-changed': [{ type: 'control-changed', rule: '3.0a', hex: '3517', side: 'allied' }],
  'turn-scored': [1, 2].map((points) => ({ type: 'turn-scored', rule: '3.0a', side: 'austrian', hex: '3517', points })),
  'battle-ended': [
    { type: 'battle-ended', rule: '3.0a', winner: 'allied', grade: 'decisive', points: [21, 1] },
    { type: 'battle-ended', rule: '3.0a', winner: 'austrian', grade: 'marginal', points: [1, 2] },
    { type: 'battle-ended', rule: '3.0a', winner: undefined, grade: 'draw', points: [6, 0] },
  ],
  stepped: ['l45-1', 'uhl12', 'f2-bat-1'].flatMap((piece) =>
    (['5.3a', '7.5d'] as const).map((rule) => ({ type: 'stepped', rule, ...step, piece, cost: 2 }) as const),
  ),
  turned: [0, 1, 2, 3, 4, 5].map((facing) => ({ type: 'turned', rule: '6.11', piece: 'l45-1', facing })),
  'square-formed': [{ type: 'square-formed', rule: '6.14a', piece: 'l45-1', hex: '2216' }],
  'square-left': [{ type: 'square-left', rule: '6.14a', piece: 'l45-1', hex: '2216' }],
  'stack-ordered': [{ type: 'stack-ordered', rule: '5.43a', piece: 'l45-1', hex: '2216' }],
  'exertion-rolled': both.map((holds) => ({
    type: 'exertion-rolled',
    rule: '4.43c',
    piece: 'l45-1',
    die: 6,
    cohesion: 6,
    holds,
  })),
  withdrew: [{ type: 'withdrew', rule: '6.35b', ...step, piece: 'jgr10' }],
  'counter-charged': [{ type: 'counter-charged', rule: '7.53b', piece: 'uhl12', at: '2216' }],
  eliminated: (['8.12b', '8.24b', '7.46', '7.33b', '8.33e', 'M8', '8.1'] as const).flatMap((rule) =>
    ['l45-1', 'f2-bat-1'].map((piece) => ({ type: 'eliminated', rule, piece, hex: '2216' }) as const),
  ),
  hit: [
    { type: 'hit', rule: '8.1', piece: 'l45-1', hits: 1, total: 1 },
    { type: 'hit', rule: '8.1', piece: 'l45-1', hits: 2, total: 3 },
  ],
  disordered: ['l45-1', 'f2-bat-1'].map((piece) => ({ type: 'disordered', rule: '8.2', piece })),
  fired: FIRE_RESULTS.flatMap((result) =>
    both.flatMap((isReaction) =>
      [['a2-bat-1'], ['a2-bat-1', 'a2-bat-6']].map(
        (pieces) =>
          ({
            type: 'fired',
            rule: '7.11a',
            pieces,
            hex: '1025',
            die: 1,
            modifiers,
            total: -1,
            result,
            isReaction,
          }) as const,
      ),
    ),
  ),
  'small-arms-fired': [0, 1].flatMap((hits) =>
    both.map(
      (isReaction) =>
        ({
          type: 'small-arms-fired',
          rule: '7.25',
          piece: 'turcos-1',
          hex: '2216',
          die: 6,
          modifiers,
          total: 4,
          hits,
          isReaction,
        }) as const,
    ),
  ),
  'cohesion-checked': both.map((passed) => ({
    type: 'cohesion-checked',
    rule: '7.18d',
    piece: 'l45-1',
    die: 6,
    against: 6,
    passed,
  })),
  'leader-at-risk': both.map((isFinished) => ({
    type: 'leader-at-risk',
    rule: '8.4a',
    piece: 'ldr-cler',
    die: 7,
    isFinished,
  })),
  wavered: both.map((left) => ({ type: 'wavered', rule: 'M8', piece: 'sigmund-1', die: 8, left })),
  'attack-declared': FIGHT_KINDS.flatMap((kind) =>
    [['l45-1'], ['l45-1', 'l45-2']].map(
      (pieces) => ({ type: 'attack-declared', rule: '7.3a', kind, pieces, hex: '2216' }) as const,
    ),
  ),
  'attack-pledged': [{ type: 'attack-pledged', rule: '7.3c', piece: 'l45-1', hex: '2216' }],
  'surprise-rolled': both.map((made) => ({ type: 'surprise-rolled', rule: 'M2', die: 3, made, hex: '2216' })),
  'engagement-rolled': both.map((engaged) => ({
    type: 'engagement-rolled',
    rule: '7.41a',
    piece: 'l45-1',
    die: 3,
    modifiers,
    total: 1,
    cohesion: -1,
    engaged,
  })),
  'attacker-entered': [{ type: 'attacker-entered', rule: '7.41c', ...step }],
  'attack-resolved': [
    {
      type: 'attack-resolved',
      rule: '7.44a',
      hex: '2216',
      attackers: ['l45-1'],
      defenders: ['hartmann-1'],
      dice: [7, 3],
      modifiers: [modifiers, []],
      totals: [5, 3],
      hits: [1, 2],
    },
    {
      type: 'attack-resolved',
      rule: '7.44a',
      hex: '2216',
      attackers: ['l45-1'],
      defenders: ['hartmann-1'],
      dice: [0, 0],
      modifiers: [[], []],
      totals: [0, 0],
      hits: [0, 0],
    },
  ],
  'fight-lost': (['8.31a', '8.31b', '8.31c', '8.31d', '8.31e'] as const).map((rule) => ({
    type: 'fight-lost',
    rule,
    side: 'austrian',
    hex: '2216',
  })),
  retreated: (['8.33a', '8.32', '7.43'] as const).map((rule) => ({ type: 'retreated', rule, ...step })),
  'leader-moved': [{ type: 'leader-moved', rule: '8.33a', ...step, piece: 'ldr-cler' }],
  'leader-lost': [{ type: 'leader-lost', rule: '8.4c', piece: 'ldr-cler', hex: '2216' }],
  'continuation-rolled': both.map((made) => ({
    type: 'continuation-rolled',
    rule: '7.47a',
    piece: 'l45-1',
    die: 3,
    modifiers,
    total: 1,
    cohesion: 5,
    made,
  })),
};

describe('event texts', () => {
  it.each(Object.entries(SAMPLES))('tells of %s', (_, samples) => {
    for (const e of samples) isTold(w, e);
  });

  it('says who is fired at and attacked, by where pieces stood', () => {
    const where = (id: string) => ({ 'l45-1': '2216', 'l45-2': '2216', 'a2-bat-1': '2217' })[id];
    const [shot] = SAMPLES.fired;
    expect(eventText(w, { ...shot!, hex: '2216', result: 'D' } as GameEvent, where)).toMatchObject({
      text: {
        en: 'Battery 8/II fires in reaction at I/45th Line and II/45th Line in hex 2216 (Boffalora): rolled 1, −2 = −1; needed 3 or more – disordered.',
        fr: 'La batterie 8/II tire en réaction sur le I/45e de ligne et le II/45e de ligne dans l’hexagone 2216 (Boffalora)\u00a0: 1 au dé, −2 = −1\u202f; il fallait 3 ou plus – désorganisation.',
      },
      weight: 'major',
      motion: { kind: 'shot', from: '2217', to: '2216' },
    });
  });

  it('tells a fight with both sums and what decided it', () => {
    const resolved = eventText(w, SAMPLES['attack-resolved'][0]!);
    expect(resolved.text.en).toBe(
      'Combat in hex 2216 (Boffalora): attackers rolled 7, −2 = 5; defenders rolled 3. Attackers: 1 hit; defenders: 2 hits.',
    );
    expect(resolved.sum?.map((m) => m.what.fr)).toEqual(['attaquant\u00a0: portée']);
    expect(eventText(w, SAMPLES['fight-lost'][4]!).text.fr).toBe(
      'L’armée autrichienne perd le combat dans l’hexagone 2216 (Boffalora)\u00a0: l’égalité profite au défenseur.',
    );
  });

  it('says what the Allies would have needed, where points alone do not tell', () => {
    expect(SAMPLES['battle-ended'].map((e) => eventText(w, e).text.en)).toEqual([
      'The Allied army wins a decisive victory. Points: Allies 21, Austrians 1.',
      'The Austrian army wins a narrow victory. Points: Allies 1, Austrians 2; the Allies needed a lead of 14 points.',
      'The battle is a draw. Points: Allies 6, Austrians 0; the Allies needed a lead of 14 points.',
    ]);
    const { w: hill } = looseField({ scenario: 'san-martino' });
    const [won] = SAMPLES['battle-ended'];
    const narrow = (points: readonly [number, number], winner: string) =>
      eventText(hill, { ...won, grade: 'marginal', points, winner } as GameEvent).text.en;
    expect([narrow([9, 12], 'allied'), narrow([9, 14], 'austrian')]).toEqual([
      'The Allied army wins a narrow victory. Points: Allies 9, Austrians 12; the Austrians needed a lead of 5 points.',
      'The Austrian army wins a narrow victory. Points: Allies 9, Austrians 14.',
    ]);
  });

  it('tells a leader who goes with his troops from one who has lost them', () => {
    const [moved] = SAMPLES['leader-moved'];
    expect(eventText(w, moved!).text.en).toBe('Cler goes with his troops from hex 2216 (Boffalora) to 2217.');
    expect(eventText(w, { ...moved!, to: '2520' } as GameEvent).text.en).toMatch(/^Cler escapes from hex 2216/);
  });

  it('agrees in French with what it is about', () => {
    const [regiment, battery] = SAMPLES.disordered.map((e) => eventText(w, e).text.fr);
    expect(regiment).toBe('Le I/45e de ligne est désorganisé.');
    expect(battery).toBe('La batterie rayée 11/7 est désorganisée.');
  });

  it.each(['san-martino', 'magenta'])('tells all that happens in random play of %s', (scenario) => {
    const types = new Set<string>();
    atRandom(scenario, 11, 400, (match, _, events) => {
      for (const e of events) {
        types.add(e.type);
        isTold(match.position.world, e);
      }
    });
    expect(types.size).toBeGreaterThan(12);
  });
});
