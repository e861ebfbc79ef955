import { guideContract, lessonContract, stageContract } from '@tambour/stage/testing';
import { risorgimento } from '../game.ts';
import { RULES } from '../rule-book.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { boxOf } from './boxes.ts';
import { risorgimentoStage } from './stage.ts';

const world = risorgimento.world({ scenario: 'magenta' });
const other = risorgimento.world({ scenario: 'san-martino' });
const options = {
  rules: RULES,
  places: (w: typeof world) => [...w.hexNames, ...w.entries.map((hex) => boxOf(w.hexNames[hex]!))],
  ids: new RegExp(`(?<![\\p{L}-])(${[...world.pieces, ...other.pieces].join('|')})(?![\\p{L}-])`, 'u'),
};
const errata = { designerErrata: 'yes', hitsTwiceInEngagement: 'no', frenchDemoralizationLevel: '5' };

stageContract(
  { spec: risorgimento, stage: risorgimentoStage },
  [{ scenario: 'san-martino' }, { scenario: 'magenta', options: errata }],
  { ...options, catalogues: [{ en, fr }], neutral: [], rare: [] },
);
lessonContract({ spec: risorgimento, stage: risorgimentoStage }, options);
guideContract({ spec: risorgimento, stage: risorgimentoStage }, options);
