import type { GameEvent } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import type { DenainEvent } from '../model/event.ts';
import type { DenainWorld } from '../model/world.ts';
import { eventText } from './event-text.ts';
import type { Of } from './event-text-parts.ts';
import { atRandom, EDITIONS } from './testing/at-random.ts';
import { readsWell, WORLD as w } from './testing/reads-well.ts';

function isTold(world: DenainWorld, e: GameEvent): void {
  const told = eventText(world, e);
  readsWell(told.text, e);
  expect(told.text.en).not.toBe(told.text.fr);
  expect(told.rule).toBe(e.rule);
  for (const place of told.places) expect(world.hexIndex.has(place), `${JSON.stringify(e)} ${place}`).toBe(true);
  if (told.motion?.kind === 'turn') expect([0, 1, 2, 3, 4, 5]).toContain(told.motion.facing);
}

/** One of each event, with what random play seldom brings. */
const SAMPLES: { readonly [T in DenainEvent['type']]: readonly Of<T>[] } = {
  'turn-began': [
    { type: 'turn-began', rule: '4Ed', turn: 3, hour: '11:00' },
    { type: 'turn-began', rule: '4Ed', turn: 3, hour: '11:30' },
    { type: 'turn-began', rule: '4Ed', turn: 3, hour: '' },
  ],
  'phase-began': ['set-up', 'A', 'B', 'C', 'breach', 'D', 'E'].map((phase) => ({
    type: 'phase-began',
    rule: '4a',
    phase,
  })),
  placed: [
    { type: 'placed', rule: '13a', piece: 'f-ad1', hex: '1312', facing: 'E' },
    { type: 'placed', rule: '13.1n', piece: 'holsteinbeck', hex: '2315' },
  ],
  'command-lost': [{ type: 'command-lost', rule: '4Ab', leader: 'aide-centre' }],
  'initiative-rolled': [
    { type: 'initiative-rolled', rule: '4Cd', dice: [5, 2], totals: [6, 2], winner: 'F', isDouble: true },
    { type: 'initiative-rolled', rule: '4Cd', dice: [0, 2], totals: [1, 2], winner: 'C', isDouble: false },
  ],
  'initiative-taken': [{ type: 'initiative-taken', rule: '4Co', side: 'C' }],
  'order-reversed': [{ type: 'order-reversed', rule: '4Ck', side: 'C' }],
  'formation-activated': w.formationIds.map((formation) => ({
    type: 'formation-activated',
    rule: '4Cm',
    formation,
    leader: 'eugene',
  })),
  'activation-checked': [
    { type: 'activation-checked', rule: '8.3c', leader: 'dreux', die: 4, value: 4, passed: true },
    { type: 'activation-checked', rule: '8.3c', leader: 'dreux', die: 5, value: 4, passed: false },
  ],
  'command-reached': [
    { type: 'command-reached', rule: '9.1a', commanded: [], others: [] },
    { type: 'command-reached', rule: '9.1a', commanded: ['f-ad1'], others: [] },
    { type: 'command-reached', rule: '9.1a', commanded: ['f-ad1'], others: ['f-ad2', 'f-ad3', 'f-art2'] },
  ],
  stepped: ['f-ad1', 'f-cv1', 'f-art1', 'c-bag'].map((piece) => ({
    type: 'stepped',
    rule: '7.1f',
    piece,
    from: '2012',
    to: '2112',
  })),
  turned: [{ type: 'turned', rule: '7.2a', piece: 'f-ad1', facing: 'SSW' }],
  withdrew: [{ type: 'withdrew', rule: '7.3c', piece: 'f-ad1', from: '1312', to: '1212' }],
  entered: [{ type: 'entered', rule: '13.2d', piece: 'f-va1', hex: '3211', facing: 'W' }],
  'facing-checked': [
    { type: 'facing-checked', rule: '7.2c', piece: 'f-ad1', die: 3, total: 6, holds: true },
    { type: 'facing-checked', rule: '7.2c', piece: 'f-ad1', die: 1, total: 4, holds: false },
  ],
  fired: [[], ['D'], ['D', 'loss1'], ['check']].map((effect) => ({
    type: 'fired',
    rule: '11.1e',
    piece: 'c-art',
    at: '1513',
    target: 'f-ad1',
    die: 1,
    modifiers: [{ rule: '10.3a', value: -2, what: { en: 'battery', fr: 'batterie' } }],
    total: -1,
    most: 6,
    effect,
    isReaction: effect.length === 1,
  })),
  'shock-declared': [
    { type: 'shock-declared', rule: '11.2d', attackers: ['f-ad1', 'f-ad2', 'f-mr1'], targets: ['1614'] },
    { type: 'shock-declared', rule: '11.2b', attackers: ['f-ad1'], targets: ['1614', '1615'] },
  ],
  'shock-called-off': [{ type: 'shock-called-off', rule: '11e', why: 'no-attacker' }],
  'shock-resolved': ['-', '1DR2*', '2DR2*', 'DR', 'E', 'D'].map((code) => ({
    type: 'shock-resolved',
    rule: '11.4c',
    attack: 5,
    defence: 2,
    odds: '2:1',
    line: 'built',
    shift: 1,
    column: 'c5',
    die: 4,
    row: 5,
    modifiers: [],
    att: '-',
    def: code,
  })),
  'lost-point': [
    { type: 'lost-point', rule: '11.6a', piece: 'f-ad1', left: 2 },
    { type: 'lost-point', rule: '11.6a', piece: 'f-ad1', left: 0 },
  ],
  eliminated: [
    { type: 'eliminated', rule: '1d', piece: 'f-mr1', hex: '1411' },
    { type: 'eliminated', rule: '12.4k', piece: 'f-ad1', hex: '' },
    { type: 'eliminated', rule: '11.7c', piece: 'f-ad1', hex: '2012' },
    { type: 'eliminated', rule: '11.7j', piece: 'f-ad1', hex: '1411' },
    { type: 'eliminated', rule: '11.7k', piece: 'f-ad1', hex: '1411' },
  ],
  destroyed: [
    { type: 'destroyed', rule: '10.4a', piece: 'c-art' },
    { type: 'destroyed', rule: '11.7h', piece: 'c-art' },
  ],
  'order-checked': [
    { type: 'order-checked', rule: '12.1a', piece: 'f-ad1', die: 2, morale: 3, holds: true },
    { type: 'order-checked', rule: '12.1a', piece: 'f-ad1', die: 5, morale: 3, holds: false },
  ],
  disorganised: [{ type: 'disorganised', rule: '12.2a', piece: 'f-mr1' }],
  'rout-tested': [
    { type: 'rout-tested', rule: '12.3c', piece: 'f-ad1', die: 1, total: 3, against: 3, holds: true },
    { type: 'rout-tested', rule: '12.3d', piece: 'f-ad1', die: 3, total: 5, against: 3, holds: false },
  ],
  routed: [
    { type: 'routed', rule: '12.3f', piece: 'f-ad1' },
    { type: 'routed', rule: '7.8b', piece: 'f-ad1' },
  ],
  ran: [{ type: 'ran', rule: '12.4f', piece: 'f-ad1', from: '1312', to: '1212' }],
  'ran-through': [{ type: 'ran-through', rule: '12.4g', piece: 'f-ad1', passed: 'f-ad2' }],
  faced: [{ type: 'faced', rule: '12.4i', piece: 'f-ad1', facing: 'NNW' }],
  retreated: [{ type: 'retreated', rule: '11.6d', piece: 'f-ad1', from: '1312', to: '1212' }],
  displaced: [{ type: 'displaced', rule: '11.7h', piece: 'f-ad1', from: '1312', to: '1212' }],
  'retreat-rolled': [
    { type: 'retreat-rolled', rule: '11.7e', piece: 'f-ad1', into: 'zone', die: 1, total: 4, effect: ['loss1'] },
    { type: 'retreat-rolled', rule: '11.7f', piece: 'f-ad1', into: 'flank', die: 1, total: 4, effect: ['D'] },
  ],
  advanced: [{ type: 'advanced', rule: '11.8a', piece: 'f-ad1', from: '1312', to: '1413' }],
  'breach-rolled': [[], ['1513|1614'], ['1513|1614', '1514|1614']].map((opened) => ({
    type: 'breach-rolled',
    rule: '7.6e',
    piece: 'f-ad1',
    toward: '1614',
    die: 1,
    modifiers: [],
    total: -1,
    against: 3,
    opened,
  })),
  'breach-lost': [{ type: 'breach-lost', rule: '7.6f', piece: 'f-ad1' }],
  'bridge-crossed': [{ type: 'bridge-crossed', rule: '7.5f', piece: 'c-fa1', hex: '2313' }],
  'bridge-destroyed': [{ type: 'bridge-destroyed', rule: '7.5f', hex: '2313' }],
  'baggage-captured': [{ type: 'baggage-captured', rule: '13.3d', by: 'f-ad1' }],
  'baggage-destroyed': [{ type: 'baggage-destroyed', rule: '7.5h' }],
  'control-changed': [{ type: 'control-changed', rule: '13.3b', hex: '2012', side: 'F' }],
  'leader-moved': [
    { type: 'leader-moved', rule: '9b', leader: 'fagel', from: null, to: '2719' },
    { type: 'leader-moved', rule: '7.4a', leader: 'eugene', from: '3019', to: '2918' },
    { type: 'leader-moved', rule: '8.4a', leader: 'eugene', from: '3019', to: '2918' },
  ],
  'leader-killed': [{ type: 'leader-killed', rule: '9.4a', leader: 'tingry' }],
  'garrison-lost': [{ type: 'garrison-lost', rule: '8.4d', formation: 'denain' }],
  'aide-placed': w.formationIds.map((formation) => ({ type: 'aide-placed', rule: '9.4b', formation, hex: '1411' })),
  'order-restored': [{ type: 'order-restored', rule: '4Eb', piece: 'f-ad1' }],
  'rally-rolled': [
    { type: 'rally-rolled', rule: '12.5d', piece: 'f-ad1', die: 1, modifiers: [], total: -1, morale: 3, rallied: true },
    { type: 'rally-rolled', rule: '12.5e', piece: 'f-ad1', die: 5, modifiers: [], total: 5, morale: 3, rallied: false },
  ],
  'rally-denied': [{ type: 'rally-denied', rule: '12.5f', piece: 'f-ad1' }],
  'battle-ended': [
    { type: 'battle-ended', rule: '13.3a', winner: 'F', points: [42, 30] },
    { type: 'battle-ended', rule: '13.3a', winner: null, points: [30, 30] },
    { type: 'battle-ended', rule: '8.4b', winner: 'C', points: [30, 20] },
  ],
};

describe('telling', () => {
  for (const [type, events] of Object.entries(SAMPLES))
    it(`tells ${type} in both languages`, () => {
      for (const e of events as readonly DenainEvent[]) isTold(w, e);
    });

  for (const edition of EDITIONS)
    it(`tells what happens in random play of the ${edition} edition`, () => {
      const met = new Set<string>();
      for (const seed of [1, 2])
        atRandom(edition, seed, 1500, (match, _command, events) => {
          for (const e of events) {
            met.add(e.type);
            isTold(match.position.world, e);
          }
        });
      expect(met.size).toBeGreaterThan(25);
    });

  it('names pieces, hexes, dice and sums', () => {
    const [, , hit] = SAMPLES.fired;
    expect(eventText(w, hit!)).toMatchObject({
      text: {
        en: 'The Coalition battery fires at Navarre in hex 1513: rolled 1, −2 = −1; needed 6 or less – 1 strength point lost and disorder.',
        fr: 'La batterie coalisée tire sur Navarre dans l’hexagone 1513\u00a0: 1 au dé, −2 = −1\u202f; il fallait 6 ou moins – 1 point de force perdu et désordre.',
      },
      weight: 'major',
      dice: [1],
      sum: [{ rule: '10.3a', value: -2 }],
    });
    expect(eventText(w, SAMPLES.stepped[0]!).motion).toEqual({ kind: 'go', piece: 'f-ad1', from: '2012', to: '2112' });
    expect(eventText(w, SAMPLES.turned[0]!).motion).toEqual({ kind: 'turn', piece: 'f-ad1', facing: 3 });
    expect(eventText(w, SAMPLES['turn-began'][0]!)).toMatchObject({
      text: { en: 'Turn 3, 11 o’clock', fr: 'Tour 3, 11 heures' },
      weight: 'step',
    });
    expect(eventText(w, SAMPLES.eliminated[0]!).text.fr).toBe(
      'Le régiment des Gardes françaises\u00a0: unité détruite dans l’hexagone 1411.',
    );
  });
});
