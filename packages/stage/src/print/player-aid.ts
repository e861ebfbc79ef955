import type { Text } from '@tambour/kernel';
import { drawCounter, escapeText, lettered } from '@tambour/press';
import type { StepsTrack, Track } from '../scene.ts';
import type { CounterNote } from '../stage.ts';
import type { PointSource } from '../victory.ts';
import { PREFIX } from './map-drawing.ts';
import { type Tiling, tileName } from './paper.ts';
import type { Printed } from './printed.ts';
import { say } from './words.ts';

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const rule = (id: string | undefined): string => (id === undefined ? '' : ` <small>(${escapeText(id)})</small>`);

/** What lies beside the map on the table: how it is put together, how the battle is won, the turns, and how counters are read. */
export function playerAid(of: Printed, tiling: Tiling): string {
  const { title, game, language, tracks, notes } = of;
  const tell = (text: Text): string => escapeText(text[language]);
  return [
    `<h1>${tell(title)}</h1><p>${tell(game)}</p>`,
    `<h2>${tell(say('victory'))}</h2>${howToWin(of, tell)}`,
    ...tracks.filter(isSteps).map((track) => steps(track, tell)),
    ...(notes.length > 0
      ? [
          `<h2>${tell(say('counters'))}</h2><div class="notes">${notes.map((one) => note(one, of, tell)).join('')}</div>`,
        ]
      : []),
    `<h2>${tell(say('assemble'))}</h2>${list([say('scale'), say('backs'), say('own'), say('glue')].map(tell))}${plan(tiling)}`,
  ].join('\n');
}

function howToWin({ victory, sides }: Printed, tell: (text: Text) => string): string {
  const { goals, advice, sources, time } = victory;
  const bySide = sides.map(({ name }, side) => {
    const ways = (goals[side] ?? []).map((goal) => tell(goal.text) + rule(goal.rule));
    const hint = advice?.[side];
    return `<div><h3>${tell(name)}</h3>${list(ways)}${hint ? `<p>${tell(hint)}</p>` : ''}</div>`;
  });
  const source = ({ what, points, isEach, side, rule: id }: PointSource): string => {
    const worth = isEach ? tell(say('each', { n: points })) : `${points}`;
    const who = side === undefined ? say('both') : (sides[side]?.name ?? say('both'));
    return `<tr><td>${tell(what)}${rule(id)}</td><td>${worth}</td><td>${tell(who)}</td></tr>`;
  };
  const heads = [say('source'), say('points'), say('who')].map((head) => `<th>${tell(head)}</th>`).join('');
  const points =
    sources.length === 0
      ? ''
      : `<h3>${tell(say('sources'))}</h3><table><thead><tr>${heads}</tr></thead><tbody>${sources.map(source).join('')}</tbody></table>`;
  return `<div class="sides">${bySide.join('')}</div><p>${tell(time)}</p>${points}`;
}

const isSteps = (track: Track): track is StepsTrack => track.kind === 'steps';
/** Boxes to lay a marker in. */
const steps = ({ title, steps: all }: StepsTrack, tell: (text: Text) => string): string =>
  `<h2>${tell(title)}</h2><ol class="track">${all.map((step) => `<li>${tell(step)}</li>`).join('')}</ol>`;

function note({ face, says, parts = [] }: CounterNote, { language }: Printed, tell: (text: Text) => string): string {
  const drawn = drawCounter(lettered(face, language), PREFIX, 'day');
  const counter = `<svg class="sample" width="16mm" height="16mm" viewBox="-31 -31 62 62" aria-hidden="true">${drawn}</svg>`;
  const more = parts.length === 0 ? '' : list(parts.map((part) => tell(part.says)));
  return `<div class="note">${counter}<div><p>${tell(says)}</p>${more}</div></div>`;
}

/** How the sections of the map lie side by side. */
function plan({ columns, rows, tiles }: Tiling): string {
  const row = (r: number): string =>
    `<tr>${tiles
      .slice(r * columns, (r + 1) * columns)
      .map((tile) => `<td>${tileName(tile)}</td>`)
      .join('')}</tr>`;
  return `<table class="plan"><tbody>${Array.from({ length: rows }, (_, r) => row(r)).join('')}</tbody></table>`;
}
