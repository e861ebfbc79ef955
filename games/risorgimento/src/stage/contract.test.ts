import { exampleContract, guideContract, lessonContract, stageContract } from '@tambour/stage/testing';
import { risorgimento } from '../game.ts';
import { RULES } from '../rule-book.ts';
import { melee } from '../testing/melee.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { stage as stageEn } from '../texts/stage.en.ts';
import { stage as stageFr } from '../texts/stage.fr.ts';
import { en as studyEn } from '../texts/study.en.ts';
import { fr as studyFr } from '../texts/study.fr.ts';
import { entryBoxes } from './boxes.ts';
import { risorgimentoStage } from './stage.ts';

const world = risorgimento.world({ scenario: 'magenta' });

const options = {
  rules: RULES,
  places: (w: typeof world) => [...w.hexNames, ...entryBoxes(w).map(({ id }) => id)],
  ids: /ldr-|(?<![\p{L}-])(gd|l\d+|kjgr|jgr|grz|chs|brs|a\d)-|entry-\d/u,
};

/** Every option the other way. */
const OTHERWISE = { designerErrata: 'yes', frenchDemoralizationLevel: '5', hitsTwiceInEngagement: 'no' };

stageContract(
  { spec: risorgimento, stage: risorgimentoStage },
  [
    { scenario: 'san-martino' },
    { scenario: 'magenta', options: OTHERWISE },
    melee('san-martino', 1),
    melee('san-martino', 2, OTHERWISE),
    melee('magenta', 3),
  ],
  {
    ...options,
    catalogues: [
      { en, fr },
      { en: stageEn, fr: stageFr },
      { en: studyEn, fr: studyFr },
    ],
    neutral: ['bridge-destroyed', 'bridge-stands', 'drawn', 'surprised'],
    rare: ['put-right', 'rally', 'recovery', 'shot-loss', 'storm'],
    decisions: 300,
  },
);
lessonContract({ spec: risorgimento, stage: risorgimentoStage }, options);
guideContract({ spec: risorgimento, stage: risorgimentoStage }, options);
exampleContract(
  { spec: risorgimento, stage: risorgimentoStage },
  {
    ...options,
    least: 27,
    mustShow: ['4.51b', '4.13b', '5.11b', '6.33b', '7.16', '7.17b', '7.41b', '7.47e', '8.33e', '9.2b'],
  },
);
