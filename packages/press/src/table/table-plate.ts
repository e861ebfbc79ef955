import { group } from '../ink.ts';
import { clipped, definitionsWith, drawPaper, drawPatina } from '../page-layers.ts';
import type { Theme } from '../palette.ts';
import { drawInTrays } from '../pieces.ts';
import type { PlaceSpot } from '../place-spot.ts';
import type { Plate, TableSheet } from '../plate.ts';
import { centroid } from '../polygon.ts';
import { drawBases } from './bases.ts';
import { crownSymbols, drawTableWoods } from './crowns.ts';
import { drawHills } from './hills.ts';
import { drawSectors } from './roofs.ts';
import { faultOf } from './table-faults.ts';
import { drawTableFrame } from './table-frame.ts';
import { tableInks } from './table-inks.ts';
import { CM } from './table-layout.ts';
import { drawTableNames } from './table-names.ts';
import { drawTablePanel, tableBoxes, tableBoxSpots } from './table-panel.ts';
import type { TablePlan } from './table-plan.ts';
import { drawTableCrossings, drawTableRoads } from './table-roads.ts';
import { surveyOfTable, type TableSurvey } from './table-survey.ts';
import { drawBarriers, drawStreams } from './table-waters.ts';
import { drawFences, drawTableRedoubts } from './table-works.ts';
import { drawTurf, turfPattern } from './turf.ts';

const definitions = (survey: TableSurvey, theme: Theme): string => {
  const ink = tableInks(theme);
  return definitionsWith(survey, theme, turfPattern(survey.prefix, ink) + crownSymbols(survey.prefix, ink));
};

export const drawTableGround = (survey: TableSurvey, theme: Theme): string => {
  const ink = tableInks(theme);
  return clipped(
    survey,
    'ground',
    drawTurf(survey, ink),
    drawHills(survey, ink),
    drawBarriers(survey, ink),
    drawStreams(survey, ink),
    drawTableRoads(survey, ink),
    drawTableCrossings(survey, ink),
    drawTableWoods(survey, ink),
    drawSectors(survey, ink),
    drawTableRedoubts(survey, ink),
    drawFences(survey, ink),
  );
};

/** Each area of the table by its id, each tray by its own. */
const spotsOf = (survey: TableSurvey): Readonly<Record<string, PlaceSpot>> => ({
  ...Object.fromEntries(
    [...survey.hills, ...survey.growths, ...survey.sectors].map(({ of, outline }) => [
      of.id,
      { at: centroid(outline), outline },
    ]),
  ),
  ...tableBoxSpots(survey),
});

export const tablePlate = (plan: TablePlan, prefix: string): Plate => {
  const survey = surveyOfTable(plan, prefix);
  return {
    page: survey.layout,
    prefix: survey.prefix,
    definitions: (theme) => definitions(survey, theme),
    paper: (theme) => drawPaper(survey, theme),
    ground: (theme) => drawTableGround(survey, theme),
    groundKey: () => JSON.stringify([plan.id, plan.width, plan.height, plan.terrain]),
    works: () => '',
    // There is no grid: the ruler round the table is part of its rim.
    grid: () => '',
    names: (theme) => drawTableNames(survey, tableInks(theme)),
    surround: (theme) => drawTableFrame(survey, tableInks(theme)) + drawTablePanel(survey, tableInks(theme)),
    patina: () => drawPatina(survey),
    // On the table there are bases; counters lie in the trays beside it.
    pieces: (pieces, theme) =>
      group({ class: 'pieces' }, ...drawInTrays(tableBoxes(survey), survey.prefix, pieces, theme)),
    measure: { cm: CM, width: plan.width, height: plan.height },
    lettered: () => [...survey.rows.map(({ block }) => block), ...survey.lines.flatMap(({ blocks }) => blocks)],
    bases: (bases, theme, scale) => drawBases(survey, bases, theme, scale),
    spots: () => spotsOf(survey),
  };
};

export const tableSheet = (plan: TablePlan): TableSheet => {
  const fault = faultOf(plan);
  if (fault !== undefined) throw new Error(`table ${plan.id}: ${fault}`);
  return { ...plan, board: 'table', plate: (prefix) => tablePlate(plan, prefix) };
};
