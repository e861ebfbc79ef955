import { EDGES, edgeHexes, type HexId, hexId, hexLabel } from '@tambour/boards';
import { BadInput, type Choice, hashText, read, type World } from '@tambour/kernel';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import scenarioFile from '../../data/scenario.json' with { type: 'json' };
import { type Charts, readCharts } from './charts.ts';
import { EDITIONS, type Edition } from './edition.ts';
import { type Forces, layForces } from './forces.ts';
import { BARRED, type Ground, layGround } from './ground.ts';
import { type FormationId, formationId } from './ids.ts';
import { readScenario, type ScenarioData } from './scenario.ts';
import { checkScenario } from './scenario-check.ts';
import { BAGGAGE } from './vocabulary.ts';

/** Everything that never changes in a battle, in typed arrays by hex, unit, leader and formation. */
export interface DenainWorld extends World, Ground, Forces {
  readonly edition: Edition;
  readonly data: ScenarioData;
  readonly charts: Charts;
  readonly entryHexes: readonly {
    readonly hex: HexId;
    readonly formation: FormationId;
    readonly edge: readonly HexId[];
    readonly most: number;
  }[];
  readonly objectives: readonly HexId[];
  readonly objectiveIndex: Uint8Array;
}

const choice = read.table(read.string(40), 20);

/** Reads what was chosen and lays the field out. Throws `BadInput` that names the field. */
export function denainWorld(chosen: Choice): DenainWorld {
  const options = choice(chosen.options ?? {}, 'options');
  for (const key of Object.keys(options))
    if (key !== 'edition') throw new BadInput(`options.${key}`, 'is not an option of this game');
  const id = read.oneOf('fr', 'en')(options.edition ?? 'fr', 'options.edition');
  const isOwn = chosen.scenarioData === undefined && chosen.charts === undefined;
  const world = (isOwn ? printed.get(id) : undefined) ?? build(chosen, id);
  if (isOwn) printed.set(id, world);
  if (chosen.scenario !== undefined && chosen.scenario !== world.scenario)
    throw new BadInput('scenario', `must be ${world.scenario}`);
  return world;
}
/** The worlds of the game's own data: nothing in them ever changes, so one of each edition serves every match. */
const printed = new Map<Edition['id'], DenainWorld>();

function build(chosen: Choice, id: Edition['id']): DenainWorld {
  const scenarioJson = chosen.scenarioData ?? scenarioFile;
  const chartsJson = chosen.charts ?? chartsFile;
  const dataHash = hashText(JSON.stringify([scenarioJson, chartsJson]));
  return lay(readScenario(scenarioJson, id), readCharts(chartsJson), EDITIONS[id], dataHash);
}

function lay(data: ScenarioData, charts: Charts, edition: Edition, dataHash: string): DenainWorld {
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
