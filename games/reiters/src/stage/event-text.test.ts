import type { GameEvent } from '@tambour/kernel';
import { ensure, ensureUnlike } from '@tambour/kernel/testing';
import type { EventOf } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import type { ReitersEvent } from '../model/event.ts';
import { TEST_CAUSES } from '../model/event.ts';
import { SIDES } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { OUTCOME, type ReitersFact } from '../protocol/outcome.ts';
import { RULES } from '../rule-book.ts';
import { eventText } from './event-text.ts';
import { fact } from './fact.ts';
import { atRandom, BATTLES, LEVELS, optionsAt } from './testing/random-battle.ts';
import { readsWell } from './testing/reads-well.ts';

const w = reiters.world({ scenario: 'AU', options: optionsAt('on') });

function isTold(world: ReitersWorld, e: GameEvent): void {
  const told = eventText(world, e);
  readsWell(told.text, e);
  ensure(told.text.en !== told.text.fr, () => `${told.text.en} is said in both languages`);
  ensure(told.rule === e.rule, () => `${JSON.stringify(e)} cites ${told.rule}`);
  ensure(RULES.get(told.rule) !== undefined, () => `there is no rule ${told.rule}`);
  for (const place of told.places) ensure(world.zoneIndex.has(place), () => `${JSON.stringify(e)} ${place}`);
  for (const { rule, what } of told.sum ?? []) {
    ensure(RULES.get(rule) !== undefined, () => `there is no rule ${rule}`);
    ensureUnlike(`${what.en}${what.fr}`, /undefined/, () => JSON.stringify(e));
  }
}

const HIT = { rule: '7.2d', value: 4, what: { en: 'combat factor', fr: 'facteur de combat' } } as const;
/** One of each event, with what random play seldom brings. */
const SAMPLES: { readonly [T in ReitersEvent['type']]: readonly EventOf<ReitersEvent, T>[] } = {
  placed: [
    { type: 'placed', rule: '2.1a', piece: 'AU-C-GEN-1', zone: '127' },
    { type: 'placed', rule: '2.1a', piece: 'AU-P-DOHNA', zone: '122' },
  ],
  exchanged: [{ type: 'exchanged', rule: '2.1a', piece: 'AU-C-GEN-1', with: 'AU-C-CHL-1' }],
  'turn-began': [{ type: 'turn-began', rule: '3.0a', turn: 3, first: 'P' }],
  'phase-began': SIDES.map((side) => ({ type: 'phase-began', rule: '3.0b', side })),
  'sequence-began': ['set-up', 'command', 'orders', 'movement', 'reaction', 'combat', 'reorganisation', 'closing'].map(
    (sequence) => ({ type: 'sequence-began', rule: '3.0c', sequence, side: 'C' }),
  ),
  'command-checked': [
    { type: 'command-checked', rule: '5.0a', side: 'P', isolated: [] },
    { type: 'command-checked', rule: '5.0a', side: 'P', isolated: ['AU-P-REI-1'] },
    { type: 'command-checked', rule: '5.0a', side: 'P', isolated: ['AU-P-REI-1', 'AU-P-CAN-1', 'AU-P-ARQ-1-EP-I'] },
  ],
  'order-tried': [true, false].map((passed) => ({
    type: 'order-tried',
    rule: '10.2b',
    leader: 'AU-C-GUISE',
    column: 'C3',
    order: 'attack',
    die: 3,
    modifiers: [{ rule: '10.2b', value: -1, what: { en: 'lieutenant-general', fr: 'lieutenant général' } }],
    total: 2,
    against: 6,
    passed,
  })),
  'order-revealed': w.columnIds.map((column) => ({ type: 'order-revealed', rule: '10.1f', column, order: 'hold' })),
  moved: ['AU-C-GEN-1', 'AU-C-ARQ-1', 'AU-C-GUISE'].map((piece) => ({
    type: 'moved',
    rule: '4.1Zc',
    piece,
    from: '127',
    to: '123',
    cost: 2,
  })),
  entered: [{ type: 'entered', rule: '4.5a', piece: 'AU-P-LAN-1', zone: '131', cost: 1 }],
  'left-map': [0, 1, 2].map((points) => ({
    type: 'left-map',
    rule: 'AU.3',
    piece: 'AU-P-REI-1',
    zone: '101',
    points,
  })),
  mounted: [{ type: 'mounted', rule: '4.6c', piece: 'AU-C-ARG-1' }],
  dismounted: [{ type: 'dismounted', rule: '4.6c', piece: 'AU-C-ARG-1' }],
  detached: [{ type: 'detached', rule: '11.4.1a', piece: 'AU-P-ARQ-1-EP-I', parent: 'AU-P-ARQ-1', zone: '130' }],
  absorbed: [{ type: 'absorbed', rule: '11.4.1h', piece: 'AU-P-ARQ-1-EP-I', parent: 'AU-P-ARQ-1' }],
  'step-lent': [{ type: 'step-lent', rule: '11.4.1c', piece: 'AU-P-ARQ-1' }],
  'step-returned': [{ type: 'step-returned', rule: '11.4.1i', piece: 'AU-P-ARQ-1' }],
  'leash-broken': [{ type: 'leash-broken', rule: '11.4.3b', piece: 'AU-P-ARQ-1-EP-II' }],
  'caracole-declared': [{ type: 'caracole-declared', rule: '11.1.1a', piece: 'AU-P-REI-1' }],
  'caracole-cancelled': [
    { type: 'caracole-cancelled', rule: '11.1.1g', piece: 'AU-P-REI-1' },
    { type: 'caracole-cancelled', rule: '11.1.2a', piece: 'AU-P-REI-1' },
  ],
  tested: TEST_CAUSES.flatMap((cause) =>
    [true, false].flatMap((passed) =>
      ['AU-P-REI-1', 'AU-P-CAN-1'].map((piece) => ({
        type: 'tested' as const,
        rule: '7.5.1a' as const,
        piece,
        cause,
        die: 3,
        modifiers: passed ? [] : [{ rule: 'M.4', value: 1, what: { en: 'shaken', fr: 'ébranlés' } }],
        against: 4,
        passed,
      })),
    ),
  ),
  disorganised: [{ type: 'disorganised', rule: '7.5.1a', piece: 'AU-P-CAN-1' }],
  reorganised: [{ type: 'reorganised', rule: '8.0c', piece: 'AU-P-REI-1' }],
  'lost-steps': [
    { type: 'lost-steps', rule: '7.5.1d', piece: 'AU-P-REI-1', lost: 1, left: 1 },
    { type: 'lost-steps', rule: '7.5.1d', piece: 'AU-P-REI-1', lost: 2, left: 0 },
  ],
  eliminated: (['7.5.1d', '7.5.3i', '11.4.3b', '11.4.4h'] as const).flatMap((rule) =>
    [null, '123'].map((zone) => ({ type: 'eliminated' as const, rule, piece: 'AU-P-ARQ-1-EP-I', zone, points: 2 })),
  ),
  'baggage-taken': [{ type: 'baggage-taken', rule: '4.2b', piece: 'AU-P-BAG-1', zone: '123', points: 1 }],
  'reaction-zones': [
    { type: 'reaction-zones', rule: '6.1b', zones: ['014'] },
    { type: 'reaction-zones', rule: '6.1b', zones: ['014', '123', '127'] },
  ],
  reacted: (['fire', 'charge', 'retreat'] as const).map((how) => ({
    type: 'reacted',
    rule: '6.2b',
    piece: 'AU-P-REI-1',
    how,
    zone: '123',
  })),
  'gave-way': [
    { type: 'gave-way', rule: '6.4b', piece: 'AU-P-REI-1', from: '123', to: '122', cost: 1 },
    { type: 'gave-way', rule: '6.4.3a', piece: 'AU-P-DOHNA', from: '123', to: '122', cost: 1 },
    { type: 'gave-way', rule: '11.4.4a', piece: 'AU-P-ARQ-1-EP-I', from: '123', to: '122', cost: 0 },
  ],
  'attack-declared': [{ type: 'attack-declared', rule: '7.3a', piece: 'AU-C-GEN-1', from: '127', to: '123' }],
  'defender-named': [{ type: 'defender-named', rule: '7.3b', piece: 'AU-P-CAN-1' }],
  'charge-spent': [{ type: 'charge-spent', rule: '7.4.1e', piece: 'AU-C-GEN-1' }],
  fought: ['-/1*#', '2*/-', 'TQ/DS', 'TQ/TQ', 'DS/-', '1/2*'].flatMap((result) =>
    ['close', 'reaction-fire', 'reaction-charge'].flatMap((kind) =>
      [1, 2].map((round) => ({
        type: 'fought' as const,
        rule: '7.2e' as const,
        kind,
        attacker: 'AU-C-GEN-1',
        defender: 'AU-P-REI-1',
        round,
        attack: [HIT],
        defence: [HIT, { ...HIT, rule: '7.4.6a', value: 2 }],
        differential: -2,
        die: 4,
        result,
      })),
    ),
  ),
  bombarded: ['-', 'DS', '1#'].map((result) => ({
    type: 'bombarded',
    rule: '7.8j',
    gun: 'AU-P-CAN-1',
    target: 'AU-C-GEN-1',
    zone: '127',
    modifiers: [HIT],
    total: -1,
    die: 2,
    result,
  })),
  'loss-replaced': ['off', '122'].map((to) => ({
    type: 'loss-replaced',
    rule: '7.5.2a',
    piece: 'AU-P-REI-1',
    to,
  })),
  retreated: [{ type: 'retreated', rule: '7.5.3a', piece: 'AU-P-REI-1', from: '123', to: '122' }],
  followed: [{ type: 'followed', rule: '7.5.3l', leader: 'AU-P-DOHNA', from: '123', to: '122' }],
  advanced: [{ type: 'advanced', rule: '7.7a', piece: 'AU-C-GEN-1', from: '127', to: '123' }],
  'leader-tested': [true, false].map((falls) => ({
    type: 'leader-tested',
    rule: '7.6a',
    leader: 'AU-P-DOHNA',
    die: 2,
    modifiers: [{ rule: '7.6a', value: 2, what: { en: 'units left in the zone', fr: 'unités restées dans la zone' } }],
    total: 4,
    falls,
  })),
  'leader-lost': [
    { type: 'leader-lost', rule: '7.6a', leader: 'AU-P-DOHNA', zone: '122', points: 4 },
    { type: 'leader-lost', rule: '4.3c', leader: 'AU-P-DOHNA', zone: '122', points: 1 },
  ],
  'leader-displaced': [
    { type: 'leader-displaced', rule: '7.6.3a', leader: 'AU-P-DOHNA', zone: null },
    { type: 'leader-displaced', rule: '7.6.3a', leader: 'AU-P-DOHNA', zone: '122' },
  ],
  'leader-replaced': [
    { type: 'leader-replaced', rule: '7.6.1b', leader: 'AU-P-DOHNA', zone: '122' },
    { type: 'leader-replaced', rule: '7.6.1b', leader: 'AU-P-DOHNA', zone: null },
  ],
  'second-attack': [{ type: 'second-attack', rule: '11.1.2b', piece: 'AU-P-REI-1' }],
  'initiative-counted': [{ type: 'initiative-counted', rule: '10.3c', sums: [3, -1], side: 'C' }],
  'weather-rolled': [true, false].map((ends) => ({ type: 'weather-rolled', rule: 'AV.4', die: 5, ends })),
  'battle-ended': [
    { type: 'battle-ended', rule: '9.0c', winner: 'C', points: [12, 3], level: 'substantial' },
    { type: 'battle-ended', rule: '9.0c', winner: 'P', points: [3, 12], level: 'decisive' },
    { type: 'battle-ended', rule: '9.0c', winner: null, points: [3, 3], level: 'draw' },
  ],
};

describe('telling', () => {
  for (const [type, events] of Object.entries(SAMPLES))
    it(`tells ${type} in both languages`, () => {
      for (const e of events as readonly ReitersEvent[]) isTold(w, e);
    });

  it('names pieces, zones, dice and sums', () => {
    const fought = eventText(w, SAMPLES.fought[0]!, (piece) => (piece === 'AU-C-GEN-1' ? '127' : '123'));
    expect(fought).toMatchObject({ weight: 'major', dice: [4], places: ['127', '123'] });
    expect(fought.motion).toEqual({ kind: 'clash', from: ['127'], to: ['123'] });
    expect(fought.sum?.map((line) => line.value)).toEqual([4, -4, -2]);
    expect(fought.text.fr).toContain('différence −2');
    const [, volley] = SAMPLES.fought.filter((e) => e.kind === 'reaction-fire');
    expect(eventText(w, volley!, (piece) => (piece === 'AU-C-GEN-1' ? '127' : '123')).motion).toEqual({
      kind: 'shot',
      from: '123',
      to: '127',
    });
    expect(eventText(w, SAMPLES.moved[0]!).motion).toEqual({ kind: 'go', piece: 'AU-C-GEN-1', from: '127', to: '123' });
    expect(eventText(w, SAMPLES['turn-began'][0]!)).toMatchObject({ weight: 'step' });
  });

  it('tells a failed order of the other side without the order or the die', () => {
    const { type, rule, leader, column, passed } = SAMPLES['order-tried'][1]!;
    const rest = { type, rule, leader, column, passed };
    const told = eventText(w, rest as GameEvent);
    readsWell(told.text, rest);
    expect([told.sum, told.dice]).toEqual([undefined, undefined]);
    expect(told.text.en).not.toMatch(/Attack|\d/);
  });
});

describe('what happens in random play', () => {
  const met = new Set<string>();
  const facts = new Set<string>();
  for (const scenario of BATTLES)
    for (const level of LEVELS)
      it(`of ${scenario} with the optional rules ${level} is told`, () => {
        for (const seed of level === 'on' ? [1, 2] : [1])
          atRandom(scenario, level, seed, 450, (match, _command, events) => {
            const { world, field } = match.position;
            for (const e of events) {
              met.add(e.type);
              isTold(world, e);
            }
            // What the other side is shown may lack something.
            for (const side of [0, 1])
              for (const e of reiters.viewEvents!(field, events, side)) if (!events.includes(e)) isTold(world, e);
            for (const said of reiters.outcome(field, events)) {
              const written = OUTCOME.written(said);
              facts.add(written.replace(/^\S+/, ''));
              const text = fact(world, said);
              readsWell(text, written);
              expect(text.en).not.toBe(text.fr);
            }
          });
      });
  it('meets most of what can happen', () => {
    const missing = Object.keys(SAMPLES).filter((type) => !met.has(type));
    expect(missing.length, missing.join()).toBeLessThan(8);
    expect(facts.size).toBeGreaterThan(8);
  });
});

describe('facts', () => {
  it.each<readonly [written: string, said: ReitersFact]>([
    ['AU-P-REI-1 eliminated', { type: 'eliminated', piece: 'AU-P-REI-1' }],
    [
      'AU-P-REI-1 lost 2, disorganised, retreated',
      { type: 'piece', piece: 'AU-P-REI-1', lost: 2, marks: ['disorganised', 'retreated'] },
    ],
    [
      'AU-P-CAN-1 lost 1, gave-way, advanced, reorganised',
      { type: 'piece', piece: 'AU-P-CAN-1', lost: 1, marks: ['gave-way', 'advanced', 'reorganised'] },
    ],
    ['AU-P-DOHNA killed', { type: 'killed', leader: 'AU-P-DOHNA' }],
    ['AU-P-DOHNA changes his order', { type: 'changes-order', leader: 'AU-P-DOHNA' }],
    ['AU-P-DOHNA keeps his order', { type: 'keeps-order', leader: 'AU-P-DOHNA' }],
    ['AU-P-BAG-1 taken', { type: 'taken', piece: 'AU-P-BAG-1' }],
    ['battle won by C', { type: 'won', side: 'C' }],
    ['battle won by nobody', { type: 'drawn' }],
  ])('%s', (written, said) => {
    expect(OUTCOME.written(said)).toBe(written);
    const text = fact(w, said);
    readsWell(text, written);
    expect(text.en).not.toBe(text.fr);
  });
});
