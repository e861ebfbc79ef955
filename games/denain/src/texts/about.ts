import type { ScenarioInfo } from '@tambour/kernel';

export const ABOUT: ScenarioInfo = {
  id: 'denain-1712-historical',
  title: { en: 'Denain, 24 July 1712', fr: 'Denain, le 24 juillet 1712' },
  date: '1712-07-24',
  turns: 10,
  about: {
    en: 'France is near the end of her strength when Villars slips away from Landrecies by night and falls on the camp of Denain, which guards the convoys from Marchiennes. His infantry has crossed the Escaut and forced the double line; now it must storm the entrenchments with the bayonet before Fagel’s column comes up over the one bridge, while the garrison of Valenciennes reaches for the crossing at Prouvy.',
    fr: 'La France est à bout de forces quand Villars se dérobe de nuit devant Landrecies et tombe sur le camp de Denain, qui couvre les convois de Marchiennes. Son infanterie a passé l’Escaut et forcé la double ligne ; il lui reste à enlever les retranchements à la baïonnette avant que la colonne de Fagel n’arrive par l’unique pont, tandis que la garnison de Valenciennes vise le passage de Prouvy.',
  },
};
