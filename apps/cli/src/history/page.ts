import type { Language, Text } from '@tambour/kernel';
import { escapeText } from '@tambour/press';
import { ownFontFaces } from '@tambour/press/type-files';
import { commas } from '@tambour/stage';
import { say } from '../words/say.ts';
import { forestPlot, overviewPlot } from './forest-plot.ts';
import { leadPlot } from './lead-plot.ts';
import { PAGE_STYLE } from './page-style.ts';
import {
  besideSentence,
  dependsSentence,
  levelName,
  percent,
  percentileSentence,
  type ToldBattle,
  verdictSentence,
  winnerOf,
} from './told.ts';

export interface HistoryReport {
  readonly seed: number;
  /** What comes to the same page, in which version of the program. */
  readonly command: string;
  readonly program: string;
  readonly battles: readonly ToldBattle[];
  /** Battles that have no outcome to compare with. */
  readonly unfought: readonly { readonly title: Text }[];
}

const paragraph = (text: string, kind = ''): string => `<p${kind ? ` class="${kind}"` : ''}>${escapeText(text)}</p>`;

/** Whose wins have which colour, and how many. */
function keys({ sides, wins, games }: ToldBattle, language: Language): string {
  const entries = [
    ['--a', sides[0]?.name[language] ?? '', wins.a],
    ['--b', sides[1]?.name[language] ?? '', wins.b],
    ['--level', say('simulate.plotDrawn')[language], wins.draw],
  ] as const;
  const items = entries.map(
    ([ink, name, n]) =>
      `<span><svg class="key" width="13" height="13" aria-hidden="true"><rect width="13" height="13" rx="2" style="fill:var(${ink})"/></svg>${escapeText(name)} ${n} (${escapeText(percent(n / games, language))})</span>`,
  );
  return `<p class="keys soft">${items.join('')}</p>`;
}

function section(battle: ToldBattle, language: Language): string {
  const { known, games, sides, tints } = battle;
  const forest = forestPlot(battle, language);
  const beside = besideSentence(battle, language);
  const side = winnerOf(battle);
  const note = (side ? say('history.forestNote', { side }) : say('history.forestNoteDraw'))[language];
  const [a = 'blue', b = 'orange'] = tints;
  const plot = say('history.plot', { first: sides[0]?.name ?? '', second: sides[1]?.name ?? '' })[language];
  const fought = say('history.fought', { n: games, level: levelName(battle.level) })[language];
  return [
    `<section class="battle" id="${escapeText(battle.scenario)}" style="--a:var(--${a});--b:var(--${b})">`,
    `<h2>${escapeText(battle.title[language])}</h2>`,
    paragraph(verdictSentence(battle, language), 'verdict'),
    `<p>${escapeText(known.outcome[language])} <span class="soft">${escapeText(known.source[language])}</span></p>`,
    `<h3>${escapeText(fought)}</h3>${paragraph(plot, 'note')}${leadPlot(battle, language)}${keys(battle, language)}`,
    paragraph(percentileSentence(battle, language)),
    paragraph(say('history.estimate', { why: known.lead.why })[language], 'soft'),
    `<h3>${escapeText(say('history.whatIfsHead')[language])}</h3>${paragraph(note, 'note')}${forest.whatIfs}`,
    ...(beside === undefined ? [] : [paragraph(beside, 'soft')]),
    `<h3>${escapeText(say('history.doubtsHead')[language])}</h3><div class="doubts">${forest.doubts}</div>`,
    paragraph(dependsSentence(battle, language)),
    `<p class="soft">${escapeText(say('history.nearest')[language])} <code>${escapeText(battle.command)}</code></p>`,
    '</section>',
  ].join('\n');
}

/** How likely history was, battle by battle, as a page that needs nothing else. */
export function historyPage({ seed, command, program, battles, unfought }: HistoryReport, language: Language): string {
  const title = say('history.title')[language];
  const again = say('history.again', { program, seed: String(seed) })[language];
  const without =
    unfought.length > 0 ? [say('history.unfought', { all: commas(unfought.map((one) => one.title)) })] : [];
  const overview =
    battles.length > 1
      ? `<section><h2>${escapeText(say('history.overview')[language])}</h2>${paragraph(say('history.overviewNote')[language], 'note')}${overviewPlot(battles, language)}${without.map((text) => paragraph(text[language], 'soft')).join('')}</section>`
      : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>
${ownFontFaces()}${PAGE_STYLE}</style>
</head>
<body>
<main>
<header><h1>${escapeText(title)}</h1>
${paragraph(say('history.lead')[language], 'lead')}
${paragraph(say('history.how')[language], 'soft')}
<p class="soft">${escapeText(again)} <code>${escapeText(command)}</code></p></header>
${overview}
${battles.map((battle) => section(battle, language)).join('\n')}
</main>
</body>
</html>
`;
}
