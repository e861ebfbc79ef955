import { readFileSync, writeFileSync } from 'node:fs';
import { denainSheet, setupPieces } from '../../games/denain/src/sheet.ts';
import { drawSheet } from './src/index.ts';

const scenario = JSON.parse(readFileSync(new URL('../../games/denain/data/scenario.json', import.meta.url), 'utf8'));
const sheet = denainSheet(scenario, { language: 'fr', edition: 'fr' });
const pieces = setupPieces(scenario, { edition: 'fr' });
const t = Date.now();
const svg = drawSheet(sheet, {
  hexNumbers: true,
  pieces: process.argv[2] === 'bare' ? [] : pieces,
  theme: process.argv[3] === 'night' ? 'night' : 'day',
});
console.log(svg.length, Date.now() - t, 'ms', svg.length);
writeFileSync('/tmp/press/map.svg', svg);
