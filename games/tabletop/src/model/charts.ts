import { BadInput, read } from '@tambour/kernel';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import { companionCharts } from './charts-companion.ts';
import { moraleCharts } from './charts-morale.ts';
import { FACTORS, RETREAT_RALLIES, ROUT_RALLIES, STATUSES } from './vocabulary.ts';

const charts = read.object({ ...moraleCharts, ...companionCharts });
/** Every table of the game. */
export type Charts = ReturnType<typeof charts>;

const lists = (path: string, found: readonly string[], wanted: readonly string[]): void => {
  for (const name of wanted) if (!found.includes(name)) throw new BadInput(path, `has no ${name}`);
  const twice = found.find((name, i) => found.indexOf(name) !== i);
  if (twice !== undefined) throw new BadInput(path, `has ${twice} twice`);
};
/** The rows of the result table: from the best total to the worst, without a gap. */
function checkRows({ rows }: Charts['resultTable'], path: string): void {
  rows.forEach(({ min, max }, i) => {
    const above = rows[i - 1];
    if ((i === 0) !== (max === null)) throw new BadInput(`${path}.${i}.max`, 'is for all rows but the first');
    if ((i === rows.length - 1) !== (min === null))
      throw new BadInput(`${path}.${i}.min`, 'is for all rows but the last');
    if (above && max !== (above.min ?? 0) - 1) throw new BadInput(`${path}.${i}.max`, 'must follow the row above');
    if (min !== null && max !== null && min > max) throw new BadInput(`${path}.${i}.min`, 'is more than the max');
  });
  if (rows.length === 0) throw new BadInput(path, 'has no rows');
}
/** The tables by initial strength are their formulas: a size that is not in them goes by these (R66). */
function checkSizes({ lossTranches, psychologicalThresholds, inWords }: Charts, path: string): void {
  for (const [size, row] of Object.entries(lossTranches.table))
    row.forEach((men, i) => {
      if (men !== (i + 1) * inWords.trancheLossesPerFigure * Number(size))
        throw new BadInput(`${path}.lossTranches.table.${size}.${i}`, 'is not so many losses a figure');
    });
  for (const [size, { twoThirds, half }] of Object.entries(psychologicalThresholds.table)) {
    const at = `${path}.psychologicalThresholds.table.${size}`;
    if (twoThirds !== Math.floor((2 * Number(size)) / 3)) throw new BadInput(`${at}.twoThirds`, 'is not two thirds');
    if (half !== Math.floor(Number(size) / 2)) throw new BadInput(`${at}.half`, 'is not half');
  }
}

/** Throws `BadInput` that names the field. */
export function readCharts(json: unknown, path = 'charts'): Charts {
  const found = charts(json, path);
  checkRows(found.resultTable, `${path}.resultTable.rows`);
  checkSizes(found, path);
  const codes = found.factors.entries.map(({ code }) => code);
  lists(`${path}.factors.entries`, codes, FACTORS);
  lists(
    `${path}.rallyRetreat.entries`,
    found.rallyRetreat.entries.map(({ code }) => code),
    RETREAT_RALLIES,
  );
  lists(
    `${path}.rallyRout.entries`,
    found.rallyRout.entries.map(({ code }) => code),
    ROUT_RALLIES,
  );
  for (const [code, row] of [
    ['F30', 'twoThirds'],
    ['F31', 'half'],
  ] as const) {
    const at = codes.indexOf(code);
    const said = found.factors.entries[at]?.byStatus;
    for (const status of STATUSES)
      if (said?.[status] !== found.psychologicalThresholds.penalty[row][status])
        throw new BadInput(`${path}.factors.entries.${at}.byStatus.${status}`, 'differs from the table of thresholds');
  }
  for (const [value, points] of Object.entries(found.generalContact.points))
    if (points !== Math.floor(Number(value) / found.inWords.pointsPerGeneralValue))
      throw new BadInput(`${path}.generalContact.points.${value}`, 'is not a twentieth of his value');
  found.generalDistance.bands.forEach(({ from, to }, i, bands) => {
    if (from > to || (i > 0 && from <= (bands[i - 1]?.to ?? 0)))
      throw new BadInput(`${path}.generalDistance.bands.${i}`, 'must begin where the one before it ends');
  });
  for (const [i, { routing, upTo }] of found.interpenetration.table.entries())
    if (routing !== Math.ceil((found.inWords.interpenetrationPercent * upTo) / 100))
      throw new BadInput(`${path}.interpenetration.table.${i}`, 'is not the share of figures the rule asks for');
  return found;
}

/** The tables that come with the game. */
export const CHARTS: Charts = readCharts(chartsFile);
