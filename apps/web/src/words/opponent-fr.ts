import type { OpponentWords } from './opponent-en.ts';

export const opponent: OpponentWords = {
  title: 'Adversaire (ordinateur)',
  temperamentTitle: 'Tempérament',
  level: {
    random: 'au hasard',
    greedy: 'simple',
    novice: 'novice',
    sergeant: 'sergent',
    captain: 'capitaine',
    marshal: 'maréchal',
  },
  temperament: { steady: 'posé', bold: 'hardi', cautious: 'prudent' },
  line: (says) => ` : ${says}`,
  says: {
    novice: 'fait des erreurs. Pour une première bataille.',
    sergeant: 'prévoit un ordre à l’avance. Vous donne du fil à retordre.',
    captain: 'prévoit des activations entières. Un combat équilibré.',
    marshal: 'calcule avec plus de soin. Prend son temps.',
  },
  temperamentSays: {
    steady: 'tient autant compte des gains que des pertes.',
    bold: 'attaque tôt et accepte des pertes.',
    cautious: 'ménage ses troupes et attend de meilleures chances.',
  },
  seat: (who) => `Ordinateur, ${who}`,
  with: (level, temperament) => `${level} (${temperament})`,
};
