import { OPPONENTS, opponentOf } from '@tambour/ai/level';
import type { OpponentWords } from './opponent-en.ts';

const level = {
  random: 'au hasard',
  greedy: 'simple',
  novice: 'novice',
  sergeant: 'sergent',
  captain: 'capitaine',
  marshal: 'maréchal',
};
const temperament = { steady: 'posé', bold: 'hardi', cautious: 'prudent' };

export const opponent: OpponentWords = {
  title: 'Adversaire (ordinateur)',
  temperamentTitle: 'Tempérament',
  level,
  temperament,
  line: (says) => ` : ${says}`,
  says: {
    novice: 'fait des erreurs. Pour une première bataille.',
    sergeant: 'prévoit un ordre à l’avance. Demande un effort.',
    captain: 'prévoit des activations entières. Un combat équilibré.',
    marshal: 'prévoit plus loin et vérifie davantage. Prend son temps.',
  },
  temperamentSays: {
    steady: 'pèse également gains et pertes.',
    bold: 'attaque tôt et accepte des pertes.',
    cautious: 'ménage ses troupes et attend de meilleures chances.',
  },
  seat: (seat) => {
    const id = OPPONENTS.find((known) => known === seat);
    if (!id) return `Ordinateur, ${seat}`;
    const who = opponentOf(id);
    const how = who.temperament === 'steady' ? '' : ` (${temperament[who.temperament]})`;
    return `Ordinateur, ${level[who.level]}${how}`;
  },
};
