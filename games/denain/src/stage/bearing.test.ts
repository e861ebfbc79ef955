import { describe, expect, it } from 'vitest';
import { COALITION, FRENCH } from '../model/vocabulary.ts';
import type { DenainFact } from '../protocol/outcome.ts';
import { bearings, bearingText } from './bearing.ts';
import { WORLD as w } from './testing/reads-well.ts';

describe('what a fact means for a side', () => {
  it.each<readonly [said: DenainFact, side: number, good: readonly string[], bad: readonly string[]]>([
    [
      { type: 'piece', piece: 'f-ad1', lost: 2, marks: ['disorganised', 'retreated'] },
      FRENCH,
      [],
      ['loss', 'disordered', 'driven-out'],
    ],
    [{ type: 'piece', piece: 'c-art', lost: 0, marks: ['destroyed'] }, COALITION, [], ['destroyed']],
    [{ type: 'piece', piece: 'f-ad1', lost: 0, marks: ['advanced'] }, FRENCH, ['advance'], []],
    [{ type: 'eliminated', piece: 'f-mr1' }, FRENCH, [], ['destroyed']],
    [{ type: 'killed', leader: 'eugene' }, COALITION, [], ['leader-killed']],
    [{ type: 'acts', leader: 'dreux' }, FRENCH, ['acts'], []],
    [{ type: 'fails-to-act', leader: 'dreux' }, FRENCH, [], ['fails-to-act']],
    [{ type: 'breach', sides: ['1513|1614'], by: 'f-ad1' }, FRENCH, ['breach'], []],
    [{ type: 'no-breach', by: 'f-ad1' }, FRENCH, [], ['no-breach']],
    [{ type: 'baggage-captured', by: 'f-ad1' }, FRENCH, ['baggage'], []],
    [{ type: 'won', side: 'C' }, COALITION, ['won'], []],
    [{ type: 'bridge-destroyed', hex: '2313' }, FRENCH, [], []],
    [{ type: 'drawn' }, FRENCH, [], []],
  ])('%j', (said, side, good, bad) => {
    const found = bearings(w, said);
    expect(found.map((b) => b.side)).toEqual(found.map(() => side));
    expect(found.filter((b) => b.isGood).map((b) => b.what)).toEqual(good);
    expect(found.filter((b) => !b.isGood).map((b) => b.what)).toEqual(bad);
  });

  it('is said to those whom it befalls and to the others', () => {
    expect(bearingText('loss', 'you')).toEqual({
      en: 'you lose a strength point',
      fr: 'vous perdez un point de force',
    });
    expect(bearingText('driven-out', 'they')).toEqual({ en: 'they are driven back', fr: 'ils reculent' });
    expect(() => bearingText('nonsense', 'they')).toThrow('nonsense');
  });
});
