import { defineConfig } from 'vite';
import { plainImports } from './imports.ts';
import { licence } from './licence.ts';
import { pictures } from './pictures/plugin.ts';
import { sourcesName } from './pictures/sources.ts';
import { precache } from './precache.ts';

/** What every battle on a table opens with, be it one army or the other, is fetched in one go. */
const TABLE_DATA = /tabletop\/data\/(charts|counters|scenarios\/[\w-]+)\.json$/;
/**
 * Data read by the rules goes into files of its own, one for each JSON file: the scripts stay small, and a correction to a
 * rule does not make a reader fetch the map again.
 */
const data = {
  debugName: 'data',
  test: /\.json$/,
  name: (id: string) =>
    TABLE_DATA.test(id)
      ? 'data-tabletop-opening'
      : `data-${/([\w-]+)\/data\/([\w/-]+)\.json$/.exec(id)?.slice(1).join('-').replaceAll('/', '-') ?? 'other'}`,
};
/** What is fetched at the start in any case is one file, and what every game uses another: many small ones pack badly. */
const start = (name: string) => ({ name, tags: ['$initial' as const] });
/** All games for the gallery in one file, their words in one a language; then the game: what is fetched later finds what it shares with it there. */
const gameOf = (id: string) => /games\/(\w+)\/src\//.exec(id)?.[1] ?? 'game';
const front = { name: 'fronts', test: /games\/\w+\/src\/front\.ts$/ };
const frontTexts = {
  debugName: 'front texts',
  name: (id: string) => `fronts.${id.slice(-5, -3)}`,
  test: /games\/\w+\/src\/texts\/front\.\w+\.ts$/,
};
const game = { debugName: 'game', name: gameOf, test: /games\/\w+\/src\/for-play\.ts$/ };
/** What follows something done in a battle is asked for in one go, and so it is one file as well. */
const REST =
  'model/codecs|rules/(later-steps|\\d+-(why-not|named))|protocol/(fight-parts|judgement-parts|named-way\\.|judge\\.|appraisal|terms|march-|strike-|(shock|attack)-worth)|texts/(say-)?terms|stage/(walk|ride|reach\\.|event-text-(m|c|l))';
const rest = {
  debugName: 'rest',
  name: (id: string) => `rest-${gameOf(id)}`,
  test: new RegExp(`games/\\w+/src/(${REST})`),
};
const LATER =
  '(?!rulebook|stack-check|guide|happened|lesson|nearest|overlay|plain|position-rows|measure-kinds|drawn-base|task|example|print|odds|assumption|wanted|first-die|study/)';
const KIT = `packages/((kernel|stage)/src/${LATER}|boards/src/hex/|press/src/(livery|piece|palette)\\.)`;
/** What draws the map, whether for the screen or for paper: only when there is a map to draw. A measured table has its own. */
const printing = { name: 'printing', test: /packages\/press\/src\/(?!cut\/|table)|web\/src\/engine\/printing/ };
/** What games share of what comes after a battle has opened. */
const kitRest = { name: 'kit-rest', test: /packages\/kernel\/src\/(audit|picker|out-of-reach)\./, minShareCount: 2 };
const kit = { name: 'kit', test: new RegExp(KIT), minShareCount: 2 };

/** What the other side did, what came of it, and odds: told by the same parts, so they come in one go. */
const told = { name: 'told', test: /web\/src\/play\/(dispatch|news-panel|result-card|forecast-panel|odds-line)\./ };

/** What decides how a map looks on the screen: maps drawn by another build are not shown. */
const MAP_SOURCES = ['packages', 'games', 'examples', 'apps/web/src/engine', 'apps/web/src/board', 'apps/web/src/keep'];

export default defineConfig(({ command }) => ({
  ...(command === 'build' && { define: { 'import.meta.env.VITE_BUILD': JSON.stringify(sourcesName(MAP_SOURCES)) } }),
  // Every address is relative, so that the page may lie in any folder of any server.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [plainImports(), pictures(), licence(), precache()],
  // A worker of modules may load a game when it is asked for.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [data, start('engine'), kitRest, kit, frontTexts, front, printing, game, rest] },
      },
    },
  },
  build: {
    target: 'es2023',
    // Own files are same-origin and cached: nothing is gained by packing small ones into the scripts.
    assetsInlineLimit: 0,
    // Styles are small and packed in one file, so that no script has to look after them when it is fetched.
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [data, start('page'), told] } } },
  },
  server: { port: 8313 },
}));
