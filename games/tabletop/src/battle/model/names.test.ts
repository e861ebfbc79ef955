import type { Text } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { say as sayBattle } from '../../texts/say-battle.ts';
import { askedUnit, pieceTitle, saidGround, saidObjective, saidPiece, saidSide, saidUnit, subject } from './names.ts';
import { tabletopWorld } from './world.ts';

const FARM = tabletopWorld({ scenario: 'tutorial-farm' });
const SAALFELD = tabletopWorld({ scenario: 'saalfeld-1806' });

describe('names inside a sentence', () => {
  it.each([
    ['t-fr1', 'the 1st battalion of the 5e ligne', 'le 1er bataillon du 5e de ligne'],
    ['t-fr3', 'the 7e hussards', 'le 7e hussards'],
    ['t-au1', 'the fusilier battalion', 'le bataillon de fusiliers'],
    ['t-au2', 'the Grenz battalion', 'le bataillon de Grenzer'],
    ['t-au3', 'the chevaulegers', 'les chevau-légers'],
    ['g-fr', 'General Roux', 'le général Roux'],
    ['g-fr-aide-1', 'General Roux’s aide', 'l’aide de camp du général Roux'],
    ['escort-2', 'an escort of prisoners', 'une escorte de prisonniers'],
  ])('the farm: %s', (id, en, fr) => expect(saidPiece(FARM, id)).toEqual({ en, fr }));
  it.each([
    ['f-17-1', 'the 1st battalion of the 17e léger', 'le 1er bataillon du 17e léger'],
    ['f-elite', 'the elite battalion', 'le bataillon d’élite'],
    ['f-21c', 'the 21e chasseurs à cheval', 'le 21e chasseurs à cheval'],
    ['f-bat1', 'the 15th company of the 5th foot artillery', 'la 15e compagnie du 5e d’artillerie à pied'],
    ['p-rab', 'the fusilier battalion Rabenau', 'le bataillon de fusiliers Rabenau'],
    [
      'p-muff2',
      'the 2nd battalion of the infantry regiment Müffling',
      'le 2e bataillon du régiment d’infanterie Müffling',
    ],
    ['s-kurf1', 'the 1st battalion of the Saxon regiment Kurfürst', 'le 1er bataillon du régiment saxon Kurfürst'],
    ['s-hus', 'the Saxon hussars', 'les hussards saxons'],
    ['p-hus', 'the hussar regiment Schimmelpfennig', 'le régiment de hussards Schimmelpfennig'],
    ['p-bat1', 'the 6-pdr battery Riemann', 'la batterie Riemann'],
    ['s-bat', 'the Saxon 4-pdr battery Hoyer', 'la batterie saxonne Hoyer'],
    ['lannes', 'Marshal Lannes', 'le maréchal Lannes'],
    ['louis', 'Prince Louis Ferdinand', 'le prince Louis-Ferdinand'],
    ['louis-aide-2', 'Prince Louis Ferdinand’s aide 2', 'l’aide de camp nº\u00a02 du prince Louis-Ferdinand'],
  ])('Saalfeld: %s', (id, en, fr) => expect(saidPiece(SAALFELD, id)).toEqual({ en, fr }));
  it('sides, places and titles', () => {
    expect(saidSide(FARM, 1)).toEqual({ en: 'the Austrians', fr: 'les Autrichiens' });
    expect(saidObjective(FARM, 'obj-farm')).toEqual({ en: 'the farm', fr: 'la ferme' });
    expect(saidGround(FARM, 'hedge')).toEqual({ en: 'the farm hedge', fr: 'la haie de la ferme' });
    expect(saidGround(FARM, 'brook')).toEqual({ en: 'the brook', fr: 'le ruisseau' });
    for (const [id, en, fr] of [
      ['saale', 'the Saale', 'la Saale'],
      ['sandberg', 'the Sandberg', 'le Sandberg'],
      ['heights', 'the forest heights', 'les hauteurs boisées'],
      ['croesten', 'Crösten', 'Crösten'],
      ['wood-w', 'the western wood', 'le bois de l’ouest'],
      ['saalfeld-n', 'the north suburb of Saalfeld', 'le faubourg nord de Saalfeld'],
      ['bridge-k', 'the Kesselbach bridge', 'le pont du Kesselbach'],
      ['road-1', 'the Saalfeld–Schwarza road', 'la route de Saalfeld à Schwarza'],
    ] as const)
      expect(saidGround(SAALFELD, id)).toEqual({ en, fr });
    expect(pieceTitle(SAALFELD, 'louis-aide-2')).toEqual({
      en: 'Aide 2 of Prince Louis Ferdinand',
      fr: 'Aide de camp nº\u00a02 du prince Louis-Ferdinand',
    });
    expect(pieceTitle(FARM, 'escort-1').fr).toBe('Escorte 1');
  });
  it('what a sentence about them goes by', () => {
    expect(subject(FARM, 't-au3')).toMatchObject({ isMany: { en: true, fr: true }, isFeminine: false, isMan: false });
    // The men of the 7e hussards are many in English, the regiment is one in French.
    expect(subject(FARM, 't-fr3').isMany).toEqual({ en: true, fr: false });
    expect(subject(SAALFELD, 'p-bat1')).toMatchObject({ isMany: { en: false, fr: false }, isFeminine: true });
    expect(subject(FARM, 'g-au')).toMatchObject({ isMan: true, isFeminine: false });
  });
  it('and a question about them', () => {
    const at = (id: string): number => FARM.unitIndex.get(id) ?? -1;
    const { unit: by, isMany } = askedUnit(FARM, at('t-au3'));
    const plain = ({ en, fr }: Text) => ({ en, fr: fr.replace(/\s/g, ' ') });
    expect(plain(sayBattle('prompt.react', { by, isMany, unit: saidUnit(FARM, at('t-fr3')) }))).toEqual({
      en: 'The chevaulegers charge the 7e hussards: choose a reaction.',
      fr: 'Les chevau-légers chargent le 7e hussards : choisissez la réaction.',
    });
    expect(
      plain(sayBattle('prompt.influence', { unit: saidUnit(FARM, at('t-fr1')), why: sayBattle('occasion.sight') })),
    ).toEqual({
      en: 'Morale test of the 1st battalion of the 5e ligne (enemy suddenly in sight): choose which commander influences it.',
      fr: 'Test de moral du 1er bataillon du 5e de ligne (ennemi soudain en vue) : choisissez le chef qui l’influence.',
    });
    expect(plain(sayBattle('prompt.retreatGoal', askedUnit(FARM, at('t-au1'))))).toEqual({
      en: 'The fusilier battalion retreats: choose where.',
      fr: 'Le bataillon de fusiliers bat en retraite : choisissez vers où.',
    });
  });
});
