import { EDGES, edgeHexes, type HexId, hexId, hexLabel } from '@tambour/boards';
import { BadInput, worldsBy } from '@tambour/kernel';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import scenarioFile from '../../data/scenario.json' with { type: 'json' };
import { type Charts, readCharts } from './charts.ts';
import { EDITIONS, type Edition } from './edition.ts';
import { layForces } from './forces.ts';
import { BARRED, layGround } from './ground.ts';
import { formationId } from './ids.ts';
import { readScenario, type ScenarioData } from './scenario.ts';
import { checkScenario } from './scenario-check.ts';
import { BAGGAGE } from './vocabulary.ts';

/** Reads what was chosen and lays the field out. Throws `BadInput` that names the field. */
export const denainWorld = worldsBy({
  options: { edition: ['fr', 'en'] },
  scenarios: new Map([[scenarioFile.id, scenarioFile]]),
  charts: chartsFile,
  lay: ({ options, scenario, charts, dataHash }): DenainWorld =>
    lay(readScenario(scenario, options.edition), readCharts(charts), EDITIONS[options.edition], dataHash),
});

/** Everything that never changes in a battle, in typed arrays by hex, unit, leader and formation. */
export type DenainWorld = Readonly<ReturnType<typeof lay>>;

// One literal: an engine that copies a finished world forgets what its columns are, and every rule that reads one is slower.
function lay(data: ScenarioData, charts: Charts, edition: Edition, dataHash: string) {
  const { grid } = data;
  const hexNames = Array.from({ length: grid.size }, (_, hex) => hexLabel(grid, hexId(hex)));
  checkScenario(data, hexNames, edition.baggageIsPiece);
  const ground = layGround(data, charts, edition, hexNames);
  const forces = layForces(data, charts);
  const edgeOf = (hex: HexId): readonly HexId[] => {
    for (const e of EDGES) {
      const list = edgeHexes(grid, e);
      if (list.includes(hex)) return list;
    }
    throw new BadInput('scenario.formations', `the entry hex ${hexLabel(grid, hex)} is not on a map edge`);
  };
  const entryHexes = data.formations.flatMap((f, i) =>
    f.entry.map((hex) => ({
      hex,
      formation: formationId(i),
      edge: edgeOf(hex),
      most: f.splitsEqually ? Math.ceil(forces.formationUnits[i]!.length / f.entry.length) : 0xff,
    })),
  );
  const objectives = [...data.towns, ...data.scoringBridges];
  const objectiveIndex = new Uint8Array(grid.size);
  objectives.forEach((h, i) => {
    objectiveIndex[h] = i + 1;
  });
  for (const u of data.units) {
    if (u.hex === undefined) continue;
    if (u.cls !== BAGGAGE && ground.cost[u.cls]![u.hex] === BARRED)
      throw new BadInput('scenario.formations', `${u.id} cannot stand in ${hexNames[u.hex]}`);
  }
  return {
    scenario: data.id,
    options: { edition: edition.id },
    dataHash,
    pieces: [...forces.unitIds, ...forces.leaderIds],
    edition,
    data,
    charts,
    ...ground,
    ...forces,
    entryHexes,
    objectives,
    objectiveIndex,
  };
}
