import { describe, expect, it } from 'vitest';
import { ALLIED, AUSTRIAN } from '../model/vocabulary.ts';
import type { RisorgimentoFact } from '../protocol/outcome.ts';
import { bearings, bearingText } from './bearing.ts';
import { fact } from './fact.ts';
import { MAGENTA, readsWell, SAN_MARTINO } from './testing/reads-well.ts';

type Case = readonly [
  said: RisorgimentoFact,
  en: string,
  side: number,
  good: readonly string[],
  bad: readonly string[],
];

describe('what a fact says and means for a side', () => {
  it.each<Case>([
    [
      { type: 'piece', piece: 'l45-1', lost: 2, marks: ['disordered', 'retreated'] },
      'I/45th Line takes 2 hits, becomes disordered and retreats',
      ALLIED,
      [],
      ['hit', 'disordered', 'driven-out'],
    ],
    [
      { type: 'piece', piece: 'uhl12', lost: 0, marks: ['withdrew'] },
      'The 12th Uhlan regiment withdraws',
      AUSTRIAN,
      [],
      ['withdrew'],
    ],
    [{ type: 'piece', piece: 'l45-1', lost: 0, marks: ['rallied'] }, 'I/45th Line rallies', ALLIED, ['rallied'], []],
    [
      { type: 'piece', piece: 'l45-1', lost: 0, marks: ['recovered'] },
      'I/45th Line recovers',
      ALLIED,
      ['recovered'],
      [],
    ],
    [{ type: 'eliminated', piece: 'a2-bat-1' }, 'Battery 8/II is eliminated', AUSTRIAN, [], ['eliminated']],
    [
      { type: 'fight-lost', side: 'austrian', hex: '2216' },
      'The Austrian army loses the combat in hex 2216 (Boffalora)',
      AUSTRIAN,
      [],
      ['fight-lost'],
    ],
    [{ type: 'hung-back', piece: 'l45-1' }, 'I/45th Line does not attack', ALLIED, [], ['hung-back']],
    [{ type: 'surprised', hex: '2216' }, 'Surprise in hex 2216 (Boffalora)', ALLIED, [], []],
    [{ type: 'goes-on', piece: 'l45-1' }, 'I/45th Line can continue the attack', ALLIED, ['goes-on'], []],
    [{ type: 'stays', piece: 'l45-1' }, 'I/45th Line does not continue the attack', ALLIED, [], ['stays']],
    [{ type: 'finished', leader: 'ldr-cler' }, 'Cler is out of action until the next turn', ALLIED, [], ['finished']],
    [{ type: 'leader-lost', leader: 'ldr-kintzl' }, 'Kintzl is out of the battle', AUSTRIAN, [], ['leader-lost']],
    [{ type: 'acts', corps: 'A2' }, 'The Austrian II Corps acts', AUSTRIAN, ['acts'], []],
    [{ type: 'fails-to-act', corps: 'GD' }, 'The Imperial Guard fails to act', ALLIED, [], ['fails-to-act']],
    [{ type: 'has-orders', formation: 'cler' }, 'Cler’s brigade has Orders', ALLIED, ['has-orders'], []],
    [{ type: 'is-inert', formation: 'cler' }, 'Cler’s brigade can only rally', ALLIED, [], ['is-inert']],
    [
      { type: 'hors-de-combat', formation: 'kintzl' },
      'Kintzl’s brigade is hors de combat',
      AUSTRIAN,
      [],
      ['hors-de-combat'],
    ],
    [
      { type: 'back-in-order', formation: 'kintzl' },
      'Kintzl’s brigade is no longer hors de combat',
      AUSTRIAN,
      ['back-in-order'],
      [],
    ],
    [{ type: 'demoralized', group: 'A5' }, 'The Austrian V Corps is demoralised', AUSTRIAN, [], ['demoralized']],
    [
      { type: 'took', side: 'allied', hex: '3617' },
      'The Allied army takes hex 3617 (Magenta station)',
      ALLIED,
      ['took'],
      [],
    ],
    [{ type: 'bridge-destroyed', bridge: '2521|2621' }, 'The railway bridge is destroyed', ALLIED, [], []],
    [{ type: 'bridge-stands', bridge: '1811|1911' }, 'The bridge at Bernate stands', ALLIED, [], []],
    [{ type: 'won', side: 'austrian' }, 'The Austrian army wins the battle', AUSTRIAN, ['won'], []],
    [{ type: 'drawn' }, 'The battle is a draw', ALLIED, [], []],
  ])('%j', (said, en, side, good, bad) => {
    const text = fact(MAGENTA, said);
    expect(text.en).toBe(en);
    readsWell(text, said);
    const found = bearings(MAGENTA, said);
    expect(found.map((b) => b.side)).toEqual(found.map(() => side));
    expect(found.filter((b) => b.isGood).map((b) => b.what)).toEqual(good);
    expect(found.filter((b) => !b.isGood).map((b) => b.what)).toEqual(bad);
  });

  it('knows divisions that are demoralised one by one', () => {
    const said: RisorgimentoFact = { type: 'demoralized', group: '3/PS' };
    expect(fact(SAN_MARTINO, said)).toEqual({
      en: 'The 3rd Division is demoralised',
      fr: 'Démoralisation de la 3e division',
    });
    expect(bearings(SAN_MARTINO, said).map((b) => b.side)).toEqual([ALLIED]);
  });

  it('is said to those whom it befalls and to the others', () => {
    expect(bearingText('hit', 'you', 2)).toEqual({ en: 'you take 2 hits', fr: 'vous subissez 2 pertes' });
    expect(bearingText('driven-out', 'they')).toEqual({ en: 'they are driven back', fr: 'ils reculent' });
    expect(() => bearingText('nonsense', 'they')).toThrow('nonsense');
  });
});
