import { parallel, spaced, spline } from '../curve.ts';
import { element, group, number } from '../ink.ts';
import { calmStretch, readable } from '../labels.ts';
import { bentWord, word, wordWidth } from '../lettering.ts';
import type { Palette } from '../palette.ts';
import { EXIT_SIZE, EXIT_SPACING, insideMap } from './zone-exits.ts';
import { lettered, MARK_SIZE, NUMBER_SIZE, type NumberLabel, numberWidth } from './zone-labels.ts';
import type { ZoneSurvey } from './zone-survey.ts';

/** Numbers small and light; names on a halo of paper; waters and roads along their course. */
const drawNumber = ({ plot, at: [x, y] }: NumberLabel, ink: Palette): string => {
  const { id, mark, isBlocking } = plot.zone;
  const width = numberWidth(plot);
  const left = x - width / 2;
  const box = isBlocking
    ? element('rect', {
        x: number(left - 5),
        y: number(y - NUMBER_SIZE * 0.66 - 4.5),
        width: number(width + 10),
        height: number(NUMBER_SIZE * 0.66 + 9),
        fill: ink.card,
        'fill-opacity': 0.82,
        stroke: ink.hachure,
        'stroke-width': 2.2,
      })
    : '';
  const halo = isBlocking ? {} : { halo: ink.paper, haloWidth: 3 };
  return group(
    { class: isBlocking ? 'zone-number blocking' : 'zone-number', 'data-zone': id, opacity: 0.92 },
    box,
    word(id, [left, y], { size: NUMBER_SIZE, fill: ink.ink, spacing: 0.6, anchor: 'start', ...halo }),
    mark === undefined
      ? ''
      : word(mark, [x + width / 2, y - 2.6], {
          size: MARK_SIZE,
          fill: ink.alarm,
          spacing: 0.4,
          anchor: 'end',
          ...halo,
        }),
  );
};

export const drawNumbers = ({ lettering }: ZoneSurvey, ink: Palette): string =>
  group({ class: 'zone-numbers' }, ...lettering.numbers.map((label) => drawNumber(label, ink)));

export const drawZonePlaces = ({ lettering }: ZoneSurvey, ink: Palette): string =>
  lettering.names
    .map(({ place, at, size, spacing }) =>
      word(
        lettered(place),
        at,
        {
          size,
          spacing,
          fill: ink.ink,
          halo: ink.paper,
          haloWidth: place.letter === 'capitals' ? 5 : 4,
          isItalic: place.letter === 'italic',
        },
        { class: 'place' },
      ),
    )
    .join('');

/** On the bank, since the border's sign has the stream. */
export const drawZoneWaterNames = (survey: ZoneSurvey, ink: Palette): string => {
  const rivers = survey.rivers.map(({ name, center }) => ({ name, center, size: 25, spacing: 9, off: 29 }));
  const brooks = survey.streams.map(({ name, center }) => ({ name, center, size: 17, spacing: 2.5, off: 13 }));
  const crossings = [...survey.ways.crossings.values()].map(({ at }) => at);
  return [...rivers, ...brooks]
    .filter(({ name }) => name !== '')
    .map(({ name, center, size, spacing, off }, i) => {
      const length = wordWidth(name, size, spacing) * 1.2;
      const stretch = readable(calmStretch(insideMap(center, survey.layout.map), length, crossings, [], [0.04, 0.96]));
      const path = parallel(spline(spaced(stretch, 36), 6), off);
      return bentWord(`${survey.prefix}-water${i}`, name, path, {
        size,
        spacing,
        fill: ink.waterInk,
        halo: ink.paper,
        haloWidth: 4,
        isItalic: true,
      });
    })
    .join('');
};

export const drawZoneExits = ({ lettering, prefix }: ZoneSurvey, ink: Palette): string =>
  lettering.exits
    .map(({ exit, path }, n) =>
      bentWord(`${prefix}-exit${n}`, exit.text, path, {
        size: EXIT_SIZE,
        spacing: EXIT_SPACING,
        fill: ink.ink,
        halo: ink.paper,
        haloWidth: 3,
        isItalic: true,
      }),
    )
    .join('');
