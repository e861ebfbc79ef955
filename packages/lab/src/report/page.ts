import type { Language } from '@tambour/kernel';
import { Citations } from './citations.ts';
import { differenceFigure, lengthFigure } from './figures/distribution.ts';
import type { Figure, Subject } from './figures/figure.ts';
import { heatMapFigure } from './figures/heat-map.ts';
import { lossesFigure } from './figures/losses.ts';
import { objectivesFigure } from './figures/objectives.ts';
import { rulesFigure } from './figures/rules.ts';
import { attacksFigure, pointsFigure } from './figures/series.ts';
import { settingsFigure } from './figures/settings.ts';
import { winsFigure } from './figures/wins.ts';
import { escapeText, numeral } from './html.ts';
import type { ReportedSetting } from './setting.ts';
import { reportStyle } from './style.ts';
import { say } from './words.ts';

const FIGURES = [
  { id: 'wins', draw: winsFigure },
  { id: 'difference', draw: differenceFigure },
  { id: 'points', draw: pointsFigure, isTraced: true },
  { id: 'attacks', draw: attacksFigure, isTraced: true },
  { id: 'length', draw: lengthFigure },
  { id: 'objectives', draw: objectivesFigure, isTraced: true },
  { id: 'heat', draw: undefined, isWide: true, isTraced: true },
  { id: 'losses', draw: lossesFigure, isWide: true, isTraced: true },
  { id: 'rules', draw: rulesFigure, isWide: true, isTraced: true },
] as const;

/** A figure of one setting: its picture, the table behind it, battles to look at. */
function part({ picture, table, shows }: Figure, language: Language): string {
  const behind = table ? `<details><summary>${escapeText(say('table')[language])}</summary>${table}</details>` : '';
  const look = shows.length > 0 ? `<p class="shows">${say('shows.lead', { all: shows.join(', ') })[language]}</p>` : '';
  return picture + look + behind;
}

/** The report without a document around it, for any page that has its style. */
export function reportBody(given: readonly ReportedSetting[], language: Language): string {
  const settings = given.map((setting) => ({ ...setting, label: setting.label || say('base')[language] }));
  const citations = new Citations(settings, language);
  const beside = settings.map(({ totals }) => totals);
  const subjects = settings.map((setting, index): Subject => ({ setting, index, language, citations, beside }));
  const [first] = settings;
  if (!first) return '';
  const isMany = settings.length > 1;
  const names = {
    a: first.facts.sides[0]?.name[language] ?? '',
    b: first.facts.sides[1]?.name[language] ?? '',
    side: first.facts.sides[0]?.name[language] ?? '',
  };
  const maps = new Set<string>();
  const figures = FIGURES.flatMap((of) => {
    const { id, draw } = of;
    const parts = subjects.flatMap((subject): string[] => {
      if ('isTraced' in of && subject.setting.totals.traced === 0) return [];
      const figure = draw ? draw(subject) : heatMapFigure(subject, maps);
      if (!figure) return [];
      const inside = part(figure, language);
      return [
        isMany
          ? `<div><h3>${escapeText(subject.setting.label)}</h3>${inside}</div>`
          : `<div class="one">${inside}</div>`,
      ];
    });
    if (parts.length === 0) return [];
    const isWide = 'isWide' in of || isMany;
    const inside = isMany ? `<div class="many">${parts.join('')}</div>` : parts.join('');
    return [
      `<figure id="${id}"${isWide ? ' class="wide"' : ''}><figcaption><h2>${escapeText(say(`${id}.title`)[language])}</h2><p class="note">${escapeText(say(`${id}.note`, names)[language])}</p></figcaption>${inside}</figure>`,
    ];
  });
  const overview = isMany ? settingsFigure(subjects) : undefined;
  const missing = settings.every(({ totals }) => totals.traced === 0)
    ? `<p class="hint">${escapeText(say('no-trace')[language])}</p>`
    : '';
  return `<div class="sheet">${head(settings, first, language)}<div class="figures">${
    overview
      ? `<figure class="wide" id="settings"><figcaption><h2>${escapeText(say('settings.title')[language])}</h2><p class="note">${escapeText(say('settings.note', names)[language])}</p></figcaption>${overview.picture}<details><summary>${escapeText(say('table')[language])}</summary>${overview.table}</details></figure>`
      : ''
  }${missing}${figures.join('')}${citations.list()}</div></div>`;
}

function head(settings: readonly ReportedSetting[], first: ReportedSetting, language: Language): string {
  const games = settings.reduce((sum, { totals }) => sum + totals.games, 0);
  const { facts, levels, seed, rules, options } = first;
  const titles = [...new Set(settings.map((setting) => setting.facts.title[language]))];
  const [one, two] = facts.sides.map(({ name }) => name[language]);
  const all = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  const isSame = settings.every((setting) => String(setting.levels) === String(levels));
  const forfeits = facts.sides.flatMap(({ name }, side): string[] => {
    const n = settings.reduce((sum, { totals }) => sum + (totals.forfeits[side]?.n ?? 0), 0);
    return n > 0
      ? [`<p class="hint">${escapeText(say('head.forfeits', { side: name[language], n })[language])}</p>`]
      : [];
  });
  const lines = [
    `<p class="lead">${escapeText((settings.length > 1 ? say('head.many', { n: settings.length, games: numeral(games, language) }) : say('head.fought', { n: games }))[language])}</p>`,
    isSame
      ? `<p>${escapeText(say('head.levels', { first: one ?? '', second: two ?? '', a: levels[0], b: levels[1] })[language])}</p>`
      : '',
    `<p>${escapeText([say('head.seed', { seed: String(seed), rules })[language], ...(all.length > 0 ? [say('head.options', { all: all.join(' ') })[language]] : [])].join(' · '))}</p>`,
  ];
  return `<header><h1>${escapeText(titles.join(' · '))}</h1>${[...lines, ...forfeits].join('')}</header>`;
}

/** Dark or light: what the reader's machine prefers, until the button says otherwise. */
const SCRIPT = `(()=>{const r=document.querySelector('.report'),b=r.querySelector('.theme');b.hidden=false;b.onclick=()=>{const d=r.dataset.theme?r.dataset.theme==='dark':matchMedia('(prefers-color-scheme:dark)').matches;r.dataset.theme=d?'light':'dark'};const open=()=>{const t=location.hash&&document.getElementById(location.hash.slice(1));const d=t&&t.closest('details');if(d){d.open=true;t.scrollIntoView()}};addEventListener('hashchange',open);open()})()`;

/** The whole report as one page that needs nothing else. `fonts` are the faces of the typeface, with their files inside. */
export function reportPage(settings: readonly ReportedSetting[], language: Language, fonts: string): string {
  const [first] = settings;
  const title = first?.facts.title[language] ?? '';
  const theme = `<button type="button" class="theme" hidden aria-label="${escapeText(say('head.theme')[language])}" title="${escapeText(say('head.theme')[language])}">◐</button>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${fonts}html,body{margin:0}${reportStyle(first?.facts.sides.map(({ tint }) => tint) ?? [])}</style>
</head>
<body class="report">
<main>${reportBody(settings, language).replace('</header>', `${theme}</header>`)}</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
