import { describe, expect, it } from 'vitest';
import { fact } from './fact.ts';
import { atRandom } from './testing/at-random.ts';
import { readsWell, WORLD as w } from './testing/reads-well.ts';

describe('fact', () => {
  it.each([
    [
      'f-ad1 lost 2, disorganised, retreated',
      'Navarre loses 2 points, is disorganised and retreats',
      'Navarre perd 2 points, tombe en désordre et recule',
    ],
    [
      'f-mr1 eliminated',
      'Nothing is left of the Gardes françaises regiment',
      'Il ne reste rien du régiment des Gardes françaises',
    ],
    ['c-art destroyed', 'The Coalition battery is lost', 'La batterie coalisée est hors de combat'],
    ['f-ad1 breach-lost', 'Navarre loses its attempt at a breach', 'Navarre doit renoncer à la brèche'],
    ['eugene killed', 'Prince Eugene is killed', 'Le prince Eugène perd la vie'],
    ['dreux fails to act', 'Dreux fails to act', 'Dreux reste sans agir'],
    ['dreux acts', 'Dreux acts', 'Dreux agit'],
    [
      'breach 1513|1614 1514|1614',
      'Breach between 1513 and 1614, 1514 and 1614',
      'Brèche entre 1513 et 1614, 1514 et 1614',
    ],
    ['no breach', 'The works hold', 'L’ouvrage tient'],
    ['bridge 2313 destroyed', 'The bridge in 2313 (Denain bridge) gives way', 'Le pont en 2313 (pont de Denain) cède'],
    ['baggage captured', 'The baggage train is captured', 'Le convoi de bagages est pris'],
    ['battle won by F', 'The French army wins the battle', 'L’armée française gagne la bataille'],
    ['battle won by nobody', 'The battle is drawn', 'La bataille est indécise'],
  ])('%s', (said, en, fr) => {
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
        for (const { facts } of match.odds(command, 'combat').outcomes)
          for (const said of facts) readsWell(fact(match.position.world, said), said);
      },
    );
    expect(asked).toBeGreaterThan(10);
  });
});
