import { BOTTOM_EDGE, LEFT_EDGE, RIGHT_EDGE, type Stretch, type Table, TOP_EDGE } from '@tambour/boards';
import { BadInput, type Choice, hashText, read, type Text, type World } from '@tambour/kernel';
import chartsFile from '../../../data/charts.json' with { type: 'json' };
import saalfeld from '../../../data/scenarios/saalfeld-1806.json' with { type: 'json' };
import farm from '../../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { CHARTS } from '../../model/charts.ts';
import { readScenario, type ScenarioData, type UnitData } from '../../model/scenario.ts';
import { checkScenario } from '../../model/scenario-check.ts';
import {
  type Arm,
  type ArtilleryKind,
  type Calibre,
  type CavalryClass,
  type ManoeuvreClass,
  RANKS,
  type Rank,
  type Status,
  type Weapon,
} from '../../model/vocabulary.ts';
import { type Ground, groundOf } from '../../rules/table/ground.ts';
import type { Home } from '../../rules/table/placed.ts';
import { say } from '../../texts/say-battle.ts';
import { type LeaderId, leaderId, NO_LEADER, type UnitId, unitId } from './ids.ts';

/** C13a What a unit is and stays, whatever befalls it. */
export interface UnitKind {
  readonly id: string;
  readonly name: Text;
  readonly side: number;
  /** Its troop type in the national table. */
  readonly type: string;
  readonly nation: string;
  readonly arm: Arm;
  readonly cavalryClass?: CavalryClass;
  readonly artilleryKind?: ArtilleryKind;
  readonly calibre?: Calibre;
  readonly weapon?: Weapon;
  readonly status: Status;
  readonly base: number;
  readonly hasElite: boolean;
  readonly class: ManoeuvreClass;
  readonly maySkirmish: boolean;
  readonly regiment: string | null;
  /** The general whose list it is on. */
  readonly general: LeaderId;
  readonly initialFigures: number;
  /** The period at whose start it arrives; 0 if it is there from the beginning. */
  readonly arrives: number;
  readonly data: UnitData;
}
/** C12a C12c A general, or an aide of his. */
export interface LeaderKind {
  readonly id: string;
  readonly name: Text;
  readonly side: number;
  readonly isAide: boolean;
  /** Of an aide, whose; of a general, himself. */
  readonly general: LeaderId;
  readonly rank: Rank;
  readonly value: number;
  /** Of a general: who stands over him. */
  readonly superior: LeaderId;
  readonly arms: readonly Arm[];
  readonly arrives: number;
  readonly x: number;
  readonly y: number;
}
export interface Objective {
  readonly id: string;
  readonly name: Text;
  /** Index among the sectors of the ground, or among its hills. */
  readonly sector: number;
  readonly hill: number;
  readonly points: number;
  /** The side that holds it at the beginning, or -1. */
  readonly owner: number;
}

/** The frozen side of a battle. */
export interface TabletopWorld extends World {
  readonly data: ScenarioData;
  readonly table: Table;
  readonly ground: Ground;
  /** Where each side goes: its stretch of its own edge. */
  readonly homes: readonly [Home, Home];
  readonly kinds: readonly UnitKind[];
  readonly leaderKinds: readonly LeaderKind[];
  /** Units of the order of battle; escorts of prisoners have rows of their own after them (`rows` in all). */
  readonly units: number;
  readonly rows: number;
  readonly leaders: number;
  readonly objectives: readonly Objective[];
  readonly periods: number;
  readonly sideIds: readonly [string, string];
  /** C14b The side that is first on a tie in the first period. */
  readonly tieFirst: number;
  readonly unitIds: readonly string[];
  readonly unitIndex: ReadonlyMap<unknown, UnitId>;
  readonly leaderIds: readonly string[];
  readonly leaderIndex: ReadonlyMap<unknown, LeaderId>;
  /** The guns of batteries, for when they stand without their crew: whose they are. */
  readonly gunIds: readonly string[];
  readonly gunIndex: ReadonlyMap<unknown, UnitId>;
}

/** C19c Escorts that may have to fight on their own, at one time; a further one gives way without a fight. */
export const MOST_ESCORTS = 8;

const SCENARIOS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['tutorial-farm', farm],
  ['saalfeld-1806', saalfeld],
]);
export const SCENARIO_IDS = [...SCENARIOS.keys()];
const noOptions = read.object({});
const printed = new Map<string, TabletopWorld>();

/** Reads what was chosen and lays the table. Throws `BadInput` that names the field. */
export function tabletopWorld(chosen: Choice): TabletopWorld {
  noOptions(chosen.options ?? {}, 'options');
  // The figures of the chapter and its companion are read when the program starts: a battle cannot have others yet.
  if (chosen.charts !== undefined && hashText(JSON.stringify(chosen.charts)) !== hashText(JSON.stringify(chartsFile)))
    throw new BadInput('charts', 'cannot be changed in this game: leave them out to play with its own');
  const id = chosen.scenario ?? SCENARIO_IDS[0] ?? '';
  const json = chosen.scenarioData ?? SCENARIOS.get(id);
  if (json === undefined) throw new BadInput('scenario', `must be one of ${SCENARIO_IDS.join(', ')}`);
  const isPrinted = chosen.scenarioData === undefined;
  const known = isPrinted ? printed.get(id) : undefined;
  if (known) return known;
  const world = build(json);
  if (chosen.scenario !== undefined && chosen.scenario !== world.scenario)
    throw new BadInput('scenario', `must be ${world.scenario}`);
  if (isPrinted) printed.set(id, world);
  return world;
}

function build(json: unknown): TabletopWorld {
  const data = readScenario(json);
  checkScenario(data, CHARTS);
  const table: Table = { width: data.table.width, height: data.table.height };
  const ground = groundOf(data.terrain);
  const sideIds = [data.sides[0]?.id ?? '', data.sides[1]?.id ?? ''] as const;
  const leaderKinds = layLeaders(data, sideIds);
  const leaderIds = leaderKinds.map(({ id }) => id);
  const kinds = data.units.map((unit) => kindOf(unit, sideIds, leaderIds));
  const escorts = Array.from({ length: MOST_ESCORTS }, (_, i) => `escort-${i + 1}`);
  const unitIds = [...kinds.map(({ id }) => id), ...escorts];
  // Guns without their crew lie on the table by themselves: the last pieces, who never act.
  const gunIds = kinds.flatMap(({ id, arm }) => (arm === 'artillery' ? [`${id}-guns`] : []));
  const pieces = [...unitIds, ...leaderIds, ...gunIds];
  if (new Set(pieces).size < pieces.length) throw new BadInput('scenario', 'two pieces have the same id');
  return {
    scenario: data.id,
    options: {},
    dataHash: hashText(JSON.stringify([json, chartsFile])),
    pieces,
    data,
    table,
    ground,
    homes: [homeOf(data, table, 0), homeOf(data, table, 1)],
    kinds,
    leaderKinds,
    units: kinds.length,
    rows: unitIds.length,
    leaders: leaderKinds.length,
    objectives: data.victory.objectives.map((objective) => ({
      ...objective,
      sector: ground.sectors.findIndex(({ id }) => id === objective.terrain),
      hill: ground.hills.findIndex(({ id }) => id === objective.terrain),
      owner: sideIds.indexOf(data.victory.initialControl[objective.id] ?? ''),
    })),
    periods: data.periods,
    sideIds,
    tieFirst: Math.max(
      0,
      data.sides.findIndex(({ initialInitiativeTie }) => initialInitiativeTie),
    ),
    unitIds,
    unitIndex: new Map(unitIds.map((id, u) => [id, unitId(u)])),
    leaderIds,
    leaderIndex: new Map(leaderIds.map((id, l) => [id, leaderId(l)])),
    gunIds,
    gunIndex: new Map(kinds.flatMap(({ id, arm }, u) => (arm === 'artillery' ? [[`${id}-guns`, unitId(u)]] : []))),
  };
}

const EDGE_NUMBER = { top: TOP_EDGE, right: RIGHT_EDGE, bottom: BOTTOM_EDGE, left: LEFT_EDGE } as const;
function homeOf(data: ScenarioData, table: Table, side: number): Home {
  const { ownEdge, retreatEdge } = data.sides[side]!;
  const stretch: Stretch = { edge: EDGE_NUMBER[ownEdge], from: retreatEdge.x[0]!, to: retreatEdge.x[1]! };
  return { table, stretch };
}

function kindOf(unit: UnitData, sideIds: readonly string[], leaderIds: readonly string[]): UnitKind {
  const type = CHARTS.nations.entries.find(({ key }) => key === unit.type);
  const { cavalryClass, artilleryKind, calibre, weapon } = unit;
  return {
    id: unit.id,
    name: unit.name,
    side: sideIds.indexOf(unit.side),
    type: unit.type,
    nation: type?.nation ?? '',
    arm: unit.arm,
    ...(cavalryClass && { cavalryClass }),
    ...(artilleryKind && { artilleryKind }),
    ...(calibre && { calibre }),
    ...(weapon && { weapon }),
    status: unit.status,
    base: unit.baseMorale,
    hasElite: unit.eliteCompanies,
    class: unit.manoeuvreClass,
    maySkirmish: type?.skirmish ?? false,
    regiment: unit.regiment,
    general: leaderId(leaderIds.indexOf(unit.general)),
    initialFigures: unit.initialFigures,
    arrives: unit.arrives ?? 0,
    data: unit,
  };
}

/** C12c Generals in the order of the file, then their aides, who start on their general's point (C1m). */
function layLeaders(data: ScenarioData, sideIds: readonly string[]): readonly LeaderKind[] {
  const ids = data.generals.map(({ id }) => id);
  const generals = data.generals.map(
    (general, l): LeaderKind => ({
      id: general.id,
      name: general.name,
      side: sideIds.indexOf(general.side),
      isAide: false,
      general: leaderId(l),
      rank: general.rank,
      value: general.value,
      superior: general.superior === null ? NO_LEADER : leaderId(ids.indexOf(general.superior)),
      arms: general.arms,
      arrives: general.arrives ?? 0,
      x: general.x,
      y: general.y,
    }),
  );
  const aides = data.generals.flatMap((general, l) =>
    Array.from({ length: general.aides }, (_, i): LeaderKind => {
      const of = generals[l]!;
      const n = general.aides > 1 ? ` ${i + 1}` : '';
      return {
        ...of,
        id: `${general.id}-aide-${i + 1}`,
        name: say('aide', { general: of.name, n }),
        isAide: true,
        value: 0,
      };
    }),
  );
  return [...generals, ...aides];
}

/** Who stands higher: by rank, then by value (C14b). */
export const isHigher = (a: LeaderKind, b: LeaderKind): boolean => {
  const [ra, rb] = [RANKS.indexOf(a.rank), RANKS.indexOf(b.rank)];
  return ra < rb || (ra === rb && a.value > b.value);
};
