import { isLong } from '@tambour/kernel/testing';
import { stageContract } from '@tambour/stage/testing';
import { RULES } from '../../rule-book.ts';
import { ARRIVALS } from '../../stage/sheet.ts';
import { battle as battleEn } from '../../texts/battle.en.ts';
import { battle as battleFr } from '../../texts/battle.fr.ts';
import { events as eventsEn } from '../../texts/events.en.ts';
import { events as eventsFr } from '../../texts/events.fr.ts';
import { front as frontEn } from '../../texts/front.en.ts';
import { front as frontFr } from '../../texts/front.fr.ts';
import { sheet as sheetEn } from '../../texts/sheet.en.ts';
import { sheet as sheetFr } from '../../texts/sheet.fr.ts';
import { stage as stageEn } from '../../texts/stage.en.ts';
import { stage as stageFr } from '../../texts/stage.fr.ts';
import { study as studyEn } from '../../texts/study.en.ts';
import { study as studyFr } from '../../texts/study.fr.ts';
import { tabletop } from '../game.ts';
import type { TabletopWorld } from '../model/world.ts';
import { placeAt } from './place.ts';
import { tabletopStage } from './stage.ts';
import { closeBattle } from './testing/close-battle.ts';

/** Points some way apart, over the whole table, and the tray of those who come later. */
function places({ table: { width, height }, kinds }: TabletopWorld): readonly string[] {
  const points: string[] = [];
  for (let x = 0; x <= width; x += 3000) for (let y = 0; y <= height; y += 2000) points.push(placeAt(x, y));
  return kinds.some(({ arrives }) => arrives > 0) ? [...points, ARRIVALS] : points;
}

/** It begins far apart, and what it comes to in so many decisions the farm comes to as well; its troops meet in the close battles. */
const SAALFELD = isLong ? [{ scenario: 'saalfeld-1806' }] : [];

stageContract(
  { spec: tabletop, stage: tabletopStage },
  [{ scenario: 'tutorial-farm' }, ...SAALFELD, closeBattle(52), closeBattle(127), closeBattle(133)],
  {
    rules: RULES,
    places,
    ids: /(?<![\p{L}-])(t-(fr|au)\d|g-(fr|au)|[fps]-\p{L}*\d|obj-|escort-\d|aide-\d|\p{L}+-guns|wood-\p{L}|road-\d|bridge-\p{L}|saalfeld-[sn])(?![\p{L}])/u,
    catalogues: [
      { en: battleEn, fr: battleFr },
      { en: eventsEn, fr: eventsFr },
      { en: frontEn, fr: frontFr },
      { en: sheetEn, fr: sheetFr },
      { en: stageEn, fr: stageFr },
      { en: studyEn, fr: studyFr },
    ],
    rare: ['form-up', 'man-guns', 'occupy', 'surrender'],
    decisions: 165,
  },
);
