import type { Text } from '@tambour/kernel';
import type { Arm, Badge, PieceFace } from '@tambour/press';
import type { CounterNote } from '@tambour/stage';
import { LIVERIES } from './face.ts';

const [C, P] = LIVERIES;
const t = (en: string, fr: string): Text => ({ en, fr });

const SAMPLE: PieceFace = {
  id: 'sample',
  side: C,
  arm: 'gendarmes',
  name: 'Guise I',
  band: 'yellow',
  formation: 'Gu',
  strength: '4',
  morale: '5',
  movement: '6',
  badge: { shape: 'triangle', letter: 'E' },
};
const of = (
  arm: Arm,
  name: string,
  shape: Badge['shape'],
  letter: string,
  more: Partial<PieceFace> = {},
): PieceFace => ({
  ...SAMPLE,
  arm,
  name,
  badge: { shape, letter },
  ...more,
});
const foreign = { side: P, band: 'blue', formation: 'Do' } as const;

/** How the counters are read: figures and signs, then arm by arm, then the coins. */
export const COUNTER_NOTES: readonly CounterNote[] = [
  {
    face: SAMPLE,
    says: t(
      'Left: combat factor. In the circle: quality, the die to roll or less. Right: movement points. Letters and band: the column.',
      'À gauche : facteur de combat. Dans le cercle : qualité, à ne pas dépasser au dé. À droite : points de mouvement. Lettres et bandeau : la colonne.',
    ),
  },
  {
    face: SAMPLE,
    says: t(
      'Triangle: shock, here gendarmes with the lance. The letter is the class, A the best.',
      'Triangle : choc, ici des gendarmes à la lance. La lettre est la classe, A la meilleure.',
    ),
  },
  {
    face: of('reiters', 'Dohna I', 'disc', 'A', { ...foreign, strength: '4', morale: '4', movement: '8' }),
    says: t('Disc: fire, here reiters with the pistol.', 'Disque : feu, ici des reîtres au pistolet.'),
  },
  {
    face: of('lightHorse', 'Vins', 'triangle', 'E', { strength: '3', morale: '4', movement: '8' }),
    says: t('Light horse (chevau-légers).', 'Chevau-légers.'),
  },
  {
    face: of('cuirassiers', 'Mayenne', 'triangle', 'A', { strength: '5', movement: '8' }),
    says: t('Cuirassiers, sword in hand.', 'Cuirassiers, l’épée au poing.'),
  },
  {
    face: of('mountedShot', 'Argoulets', 'disc', 'F', { strength: '1', morale: '3', movement: '10' }),
    says: t(
      'Argoulets, arquebusiers on horseback; on foot they show two arquebuses.',
      'Argoulets, arquebusiers à cheval ; à pied, ils montrent deux arquebuses.',
    ),
  },
  {
    face: of('shot', 'Cluseau', 'disc', 'D', { strength: '3', morale: '4', movement: '4' }),
    says: t('Arquebusiers.', 'Arquebusiers.'),
  },
  {
    face: of('pikes', 'Corselets', 'triangle', 'C', { morale: '4', movement: '3' }),
    says: t('Pikemen.', 'Piquiers.'),
  },
  {
    face: of('swiss', 'Suisses', 'triangle', 'B', { strength: '6', movement: '3' }),
    says: t('Swiss pikes, with the cross.', 'Piques suisses, avec la croix.'),
  },
  {
    face: of('landsknechts', 'Schregel', 'triangle', 'B', { ...foreign, strength: '5', morale: '4', movement: '3' }),
    says: t('Landsknechts, with the great sword.', 'Lansquenets, avec la grande épée.'),
  },
  {
    face: of('militia', 'Milice', 'triangle', 'G', { strength: '2', morale: '2', movement: '3' }),
    says: t('Militia.', 'Milice.'),
  },
  {
    face: of('peasants', 'Paysans', 'triangle', 'G', { strength: '2', morale: '2', movement: '4' }),
    says: t('Peasants.', 'Paysans.'),
  },
  {
    face: {
      id: 'sample',
      side: P,
      arm: 'artillery',
      name: 'Canon I',
      band: 'azure',
      formation: 'Bo',
      strength: '2',
      morale: '3',
      range: '3',
      badge: { shape: 'disc', letter: 'H' },
    },
    says: t(
      'Guns do not move: on the right, after the dots, their range in zones.',
      'Les pièces ne bougent pas : à droite, après les points, leur portée en zones.',
    ),
  },
  {
    face: of('skirmishers', 'Provençaux', 'disc', 'D', { ...foreign, strength: '1', morale: '5', movement: '5' }),
    says: t('Enfants perdus, in a broken frame.', 'Enfants perdus, dans un cadre interrompu.'),
  },
  {
    face: {
      id: 'sample',
      side: C,
      arm: 'captain',
      name: 'Guise',
      band: 'yellow',
      stars: 2,
      strength: '+1',
      morale: '6',
      movement: '10',
    },
    says: t(
      'Leader: two stars for the lieutenant-general, one for a column commander; what he adds in combat, his quality, his movement.',
      'Chef : deux étoiles pour le lieutenant général, une pour un chef de colonne ; ce qu’il ajoute au combat, sa qualité, son mouvement.',
    ),
  },
  {
    face: { ...SAMPLE, strength: '2', isReduced: true },
    says: t(
      'Barred figures: reduced, one step left.',
      'Valeurs barrées d’une bande : unité réduite, un seul pas de force.',
    ),
  },
  { face: { ...SAMPLE, markers: ['disorganised'] }, says: t('Disorganised.', 'Désorganisée.') },
  {
    face: { ...SAMPLE, markers: ['outOfCommand'] },
    says: t('Isolated, out of command.', 'Isolée, hors commandement.'),
  },
  {
    face: { ...SAMPLE, markers: ['charge'] },
    says: t('Has its charge still to spend.', 'A encore sa charge à donner.'),
  },
  {
    face: of('reiters', 'Dohna I', 'disc', 'A', { ...foreign, movement: '8', markers: ['caracole'] }),
    says: t('In caracole.', 'En caracole.'),
  },
  {
    face: { ...SAMPLE, markers: ['fought'] },
    says: t('Has fought in this sequence.', 'A combattu dans cette séquence.'),
  },
];
