import { readFileSync, writeFileSync } from 'node:fs';
import { parseHex } from '@tambour/boards';
import { denainSheet, setupPieces } from '../../games/denain/src/sheet.ts';
import { cropAround, drawSheet, surveyOf } from './src/index.ts';

const scenario = JSON.parse(readFileSync(new URL('../../games/denain/data/scenario.json', import.meta.url), 'utf8'));
const sheet = denainSheet(scenario, { language: 'en', edition: 'en' });
let pieces = setupPieces(scenario, { edition: 'en' });
const [, , a, b, what, out] = process.argv;
const survey = surveyOf(sheet);
const crop = cropAround(survey.layout, [parseHex(sheet.grid, a!)!, parseHex(sheet.grid, b!)!], 0);
if (what === 'marks')
  pieces = pieces.map((p, i) => ({
    ...p,
    isSelected: i === 4,
    markers: ([['disorganised'], ['routed'], ['outOfCommand', 'fired'], ['activated'], []] as const)[i % 5]!,
  }));
writeFileSync(
  out!,
  drawSheet(sheet, {
    pieces: what === 'bare' ? [] : pieces,
    crop,
    width: 1400,
    theme: what === 'night' ? 'night' : 'day',
  }),
);
console.log(Math.round((1400 * crop.height) / crop.width));
