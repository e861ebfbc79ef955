import type { Text } from '@tambour/kernel';
import { liveryOf } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import { readCounterNotes } from './counter-notes.ts';

const UNIT = { side: 0, arm: 'infantry', name: 'Navarre', band: 'blue', strength: '3' };
const say = (key: string): Text => ({ en: key, fr: `${key} (fr)` });
const notesOf = (...notes: readonly object[]) =>
  readCounterNotes({ samples: { unit: UNIT }, notes }, [liveryOf('blue', 0, 'lily')], say);

describe('the legend of the counters as data', () => {
  it('has samples, what a note has otherwise, and words', () => {
    const [plain, large] = notesOf(
      { says: 'tired', like: 'unit', strength: '2', markers: ['routed'] },
      { says: 'unit', like: 'unit', mark: 'right', parts: { name: 'named', strength: 'strong' } },
    );
    expect(plain).toMatchObject({
      says: { en: 'tired' },
      face: { name: 'Navarre', strength: '2', markers: ['routed'] },
    });
    expect(plain?.parts).toBeUndefined();
    expect(large?.face).toMatchObject({ formation: 'right (fr)', lettering: { name: { en: 'Navarre' } } });
    expect(large?.parts?.map(({ part, says }) => [part, says.en])).toEqual([
      ['name', 'named'],
      ['strength', 'strong'],
    ]);
  });
  it.each([
    ['counters.notes.0.arm', { says: 'x', like: 'unit', arm: 'elephants' }],
    ['counters.notes.0.side', { says: 'x', like: 'unit', side: 1 }],
    ['counters.notes.0.side', { says: 'x', like: 'nobody' }],
    ['counters.notes.0.parts', { says: 'x', like: 'unit', parts: { tail: 'x' } }],
    ['counters.notes.0.says', { like: 'unit' }],
    ['counters.notes.0.colour', { says: 'x', like: 'unit', colour: 'red' }],
  ])('says at which field it is wrong: %s', (field, note) => {
    expect(() => notesOf(note)).toThrow(expect.objectContaining({ field }));
  });
});
