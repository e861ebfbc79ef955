import { factOdds } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { type DenainFact, OUTCOME } from '../protocol/outcome.ts';
import { fact } from './fact.ts';
import { atRandom } from './testing/at-random.ts';
import { readsWell, WORLD as w } from './testing/reads-well.ts';

describe('fact', () => {
  it.each<readonly [written: string, said: DenainFact, en: string, fr: string]>([
    [
      'f-ad1 lost 2, disorganised, retreated',
      { type: 'piece', piece: 'f-ad1', lost: 2, marks: ['disorganised', 'retreated'] },
      'Navarre loses 2 points, becomes disordered and retreats',
      'Navarre perd 2 points, tombe en désordre et recule',
    ],
    [
      'f-mr1 eliminated',
      { type: 'eliminated', piece: 'f-mr1' },
      'The Gardes françaises regiment is destroyed',
      'Le régiment des Gardes françaises\u00a0: unité détruite',
    ],
    [
      'c-art destroyed',
      { type: 'piece', piece: 'c-art', lost: 0, marks: ['destroyed'] },
      'The Coalition battery is destroyed',
      'La batterie coalisée est perdue',
    ],
    [
      'f-ad1 breach-lost',
      { type: 'piece', piece: 'f-ad1', lost: 0, marks: ['breach-lost'] },
      'Navarre can no longer attempt its breach',
      'Navarre ne peut plus tenter sa brèche',
    ],
    ['eugene killed', { type: 'killed', leader: 'eugene' }, 'Prince Eugene is killed', 'Le prince Eugène est tué'],
    ['dreux fails to act', { type: 'fails-to-act', leader: 'dreux' }, 'Dreux fails to act', 'Dreux ne peut pas agir'],
    ['dreux acts', { type: 'acts', leader: 'dreux' }, 'Dreux acts', 'Dreux agit'],
    [
      'breach 1513|1614 1514|1614',
      { type: 'breach', sides: ['1513|1614', '1514|1614'], by: 'f-ad1' },
      'Breach between hexes 1513 and 1614, 1514 and 1614',
      'Brèche entre les hexagones 1513 et 1614, 1514 et 1614',
    ],
    ['no breach', { type: 'no-breach', by: 'f-ad1' }, 'The entrenchment holds', 'Le retranchement tient'],
    [
      'bridge 2313 destroyed',
      { type: 'bridge-destroyed', hex: '2313' },
      'The bridge in hex 2313 (Denain bridge) collapses',
      'Le pont de l’hexagone 2313 (pont de Denain) s’effondre',
    ],
    [
      'baggage captured',
      { type: 'baggage-captured', by: 'f-ad1' },
      'The baggage is captured',
      'Les bagages sont capturés',
    ],
    [
      'battle won by F',
      { type: 'won', side: 'F' },
      'The French army wins the battle',
      'L’armée française gagne la bataille',
    ],
    ['battle won by nobody', { type: 'drawn' }, 'The battle is a draw', 'Match nul'],
  ])('%s', (written, said, en, fr) => {
    expect(OUTCOME.written(said)).toBe(written);
    expect(fact(w, said)).toEqual({ en, fr });
  });

  it('says the outcomes of fire and shock in words', () => {
    let asked = 0;
    atRandom(
      'fr',
      11,
      900,
      () => {},
      (match) => {
        const fights = match.legal().filter((c) => c.type === 'shock' || c.type === 'fire' || c.type === 'breach');
        const command = fights[0];
        if (command === undefined || asked > 25) return;
        asked++;
        const { position } = match;
        for (const { facts } of factOdds(position, position.encode(command), 'combat').outcomes)
          for (const said of facts) readsWell(fact(position.world, said), OUTCOME.written(said));
      },
    );
    expect(asked).toBeGreaterThan(10);
  });
});
