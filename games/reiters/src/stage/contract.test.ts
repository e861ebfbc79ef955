import { exampleContract, guideContract, lessonContract, stageContract } from '@tambour/stage/testing';
import { reiters } from '../game.ts';
import type { ReitersWorld } from '../model/world.ts';
import { RULES } from '../rule-book.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { reitersStage } from './stage.ts';
import { BATTLES, optionsAt } from './testing/random-battle.ts';

const options = {
  rules: RULES,
  places: (w: ReitersWorld) => [
    ...w.zoneNames,
    ...w.columnIds.filter((_, c) => w.data.columns[c]!.reinforcement !== undefined),
  ],
  ids: /(?<![\p{L}-])(AU|AV|CO|D|M)-[CP]-|(?<!\p{L})[CP]\d(?!\d)|\b(TQ|DS|FQ|FC|PM|MP|LG|CC|AP|DP)\b/u,
};

stageContract(
  { spec: reiters, stage: reitersStage },
  // Dormans twice: a loss that another unit may take is asked for there without the options.
  [...BATTLES, 'D'].map((scenario, i) => ({ scenario, options: optionsAt(i % 2 === 0 ? 'on' : 'off') })),
  { ...options, catalogues: [{ en, fr }], neutral: ['drawn'], rare: ['leaders-follow', 'support-retreats'] },
);
lessonContract({ spec: reiters, stage: reitersStage }, options);
guideContract({ spec: reiters, stage: reitersStage }, options);
exampleContract(
  { spec: reiters, stage: reitersStage },
  { ...options, least: 35, mustShow: ['X1', 'X2', 'X3', 'X4', 'X5', 'X6'] },
);
