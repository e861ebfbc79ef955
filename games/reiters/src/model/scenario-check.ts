import { FAR, graphWithout, StepField, type ZoneGraph, type ZoneId, type ZoneMap } from '@tambour/boards';
import { BadInput, read } from '@tambour/kernel';
import type { Charts } from './charts.ts';
import { checkMap } from './map-check.ts';
import { strangeness } from './profile.ts';
import type { ColumnData, ScenarioData } from './scenario.ts';
import {
  ARQUEBUSIERS,
  FORBIDDEN,
  FORLORN_HOPE,
  LG,
  type MapEdge,
  PROTESTANT,
  SIDES,
  UNIT_TYPES,
  ZONE_TYPES,
} from './vocabulary.ts';

/** Numbers of things that one byte of a column must hold. */
const MOST = 250;

/**
 * What a reader of single fields cannot see: that the ground is whole and the pieces of a scenario fit it and each
 * other. Gives the map as a graph. Throws `BadInput` that names the field.
 */
export function checkScenario(data: ScenarioData, charts: Charts, path = 'scenario'): ZoneMap {
  const map = checkMap(data.map, `${path}.map`);
  const ground = groundOf(data, map);
  checkNames(data, path);
  checkColumns(data, ground, path);
  checkLeaders(data, path);
  checkUnits(data, charts, path);
  checkPlaces(data, charts, ground, path);
  checkSupply(data, ground, path);
  checkForlornHopes(data, charts, ground, path);
  checkVictory(data, ground, path);
  checkSpecial(data, path);
  return map;
}

interface Ground {
  readonly passage: ZoneGraph;
  readonly name: (zone: ZoneId) => string;
  /** Refuses a zone that nobody can stand in. */
  readonly enterable: (zone: ZoneId, at: string) => void;
  /** Refuses a zone that does not lie on an edge of the map. */
  readonly onEdge: (zone: ZoneId, edge: MapEdge, at: string) => void;
}

function groundOf(data: ScenarioData, map: ZoneMap): Ground {
  const name = (zone: ZoneId) => data.map.zones[zone]!.id;
  return {
    passage: graphWithout(map, { borders: ['impassable'], zones: ['X'] }),
    name,
    enterable: (zone, at) => {
      if (map.kind[zone] === FORBIDDEN) throw new BadInput(at, `${name(zone)} is of type X: nobody enters it`);
    },
    onEdge: (zone, edge, at) => {
      if (!data.map.zones[zone]!.edges.includes(edge))
        throw new BadInput(at, `${name(zone)} does not lie on the ${edge} edge`);
    },
  };
}

const twice = (id: string) => `the id ${JSON.stringify(id)} is used twice`;

function checkNames(data: ScenarioData, path: string): void {
  read.once(
    data.columns.map((c) => c.id),
    (i) => `${path}.columns.${i}.id`,
    twice,
  );
  const lists = { units: data.units, leaders: data.leaders, baggage: data.baggage };
  const places = Object.entries(lists).flatMap(([list, pieces]) => pieces.map((_, i) => `${path}.${list}.${i}.id`));
  const ids = Object.values(lists).flatMap((pieces) => pieces.map((p) => p.id));
  if (ids.length + data.enfantsPerdus.max > MOST) throw new BadInput(`${path}.units`, `has more than ${MOST} pieces`);
  read.once(ids, (i) => places[i]!, twice);
}

/** 2.1a 4.5a 5.1a A column starts somewhere or comes later, and its leader is its own. */
function checkColumns(data: ScenarioData, ground: Ground, path: string): void {
  const owner = new Map<number, ColumnData>();
  data.columns.forEach((column, i) => {
    const at = `${path}.columns.${i}`;
    const leader = data.leaders[column.leader]!;
    if (leader.column !== i) throw new BadInput(`${at}.commander`, `${leader.id} belongs to another column`);
    const entry = column.reinforcement;
    if ((entry === undefined) !== column.zones.length > 0)
      throw new BadInput(`${at}.setup`, entry ? 'must be empty: the column comes later' : 'is empty');
    column.zones.forEach((zone, j) => {
      ground.enterable(zone, `${at}.setup.${j}`);
      const first = owner.get(zone);
      if (first && first.side !== column.side)
        throw new BadInput(`${at}.setup.${j}`, `${ground.name(zone)} is also given to ${first.id}, of the other side`);
      owner.set(zone, column);
    });
    if (new Set(column.zones).size < column.zones.length) throw new BadInput(`${at}.setup`, 'names a zone twice');
    if (!entry) return;
    if (entry.turn > data.turns)
      throw new BadInput(`${at}.reinforcement.turn`, `is after the last turn, ${data.turns}`);
    if (entry.zones.length === 0) throw new BadInput(`${at}.reinforcement.zones`, 'is empty');
    entry.zones.forEach((zone, j) => {
      ground.enterable(zone, `${at}.reinforcement.zones.${j}`);
      if (data.map.zones[zone]!.edges.length === 0)
        throw new BadInput(`${at}.reinforcement.zones.${j}`, `${ground.name(zone)} lies on no edge of the map`);
    });
  });
}

/** Side, column and place of a piece must agree. */
function checkPiece(
  data: ScenarioData,
  piece: { readonly side: number; readonly column: number; readonly zone: ZoneId | undefined },
  at: string,
): void {
  const column = data.columns[piece.column]!;
  if (piece.side !== column.side)
    throw new BadInput(`${at}.side`, `must be ${SIDES[column.side]}, the side of its column ${column.id}`);
  if ((piece.zone === undefined) !== (column.reinforcement !== undefined))
    throw new BadInput(
      `${at}.at`,
      piece.zone === undefined ? 'is missing (a zone)' : 'must be left out: it comes later',
    );
  if (piece.zone !== undefined && !column.zones.includes(piece.zone))
    throw new BadInput(`${at}.at`, `is not a set-up zone of column ${column.id}`);
}

/** 1.4c 5.1a 7.6.2b One leader a column, one LG an army, no replacement better than the man. */
function checkLeaders(data: ScenarioData, path: string): void {
  data.leaders.forEach((leader, i) => {
    const at = `${path}.leaders.${i}`;
    if (data.columns[leader.column]!.leader !== i)
      throw new BadInput(`${at}.column`, `${data.columns[leader.column]!.id} has another commander`);
    checkPiece(data, leader, at);
    if (leader.replacement.fq > leader.fq) throw new BadInput(`${at}.replacement.fq`, 'is better than the leader’s');
  });
  SIDES.forEach((side, s) => {
    const generals = data.leaders.filter((l) => l.side === s && l.rank === LG).length;
    if (generals !== 1) throw new BadInput(`${path}.leaders`, `must have one LG of side ${side}, not ${generals}`);
  });
}

/** 1.3.2a 1.3.2b 1.3.2c A counter may have figures of its own, but its arm, class and weapon are those of its type. */
function checkUnits(data: ScenarioData, charts: Charts, path: string): void {
  data.units.forEach((unit, i) => {
    const at = `${path}.units.${i}`;
    checkPiece(data, unit, at);
    if (unit.type === FORLORN_HOPE) throw new BadInput(`${at}.type`, 'forlorn hopes come from their parents only');
    const strange = strangeness(unit, charts.profiles[unit.type]!);
    if (strange) throw new BadInput(`${at}.${strange}`, `is not that of ${UNIT_TYPES[unit.type]}`);
  });
  data.columns.forEach((column, i) => {
    if (!data.units.some((u) => u.column === i))
      throw new BadInput(`${path}.columns.${i}`, `${column.id} has no units`);
  });
}

/** 2.1b 4.3b 4.3e Stacking holds from the start. */
function checkPlaces(data: ScenarioData, charts: Charts, ground: Ground, path: string): void {
  const stacks = new Map<number, { side: number; count: number }>();
  const put = (side: number, zone: ZoneId, at: string) => {
    ground.enterable(zone, at);
    const stack = stacks.get(zone) ?? { side, count: 0 };
    if (stack.side !== side) throw new BadInput(at, `both sides start in ${ground.name(zone)}`);
    stack.count++;
    stacks.set(zone, stack);
    const limit = charts.zones[ZONE_TYPES.indexOf(data.map.zones[zone]!.kind)]!.stack;
    if (stack.count > limit) throw new BadInput(at, `${ground.name(zone)} holds ${limit} at most`);
  };
  data.baggage.forEach((b, i) => {
    put(b.side, b.zone, `${path}.baggage.${i}.at`);
  });
  data.units.forEach((u, i) => {
    if (u.zone !== undefined) put(u.side, u.zone, `${path}.units.${i}.at`);
  });
  data.leaders.forEach((l, i) => {
    const stack = l.zone === undefined ? undefined : stacks.get(l.zone);
    if (stack && stack.side !== l.side)
      throw new BadInput(`${path}.leaders.${i}.at`, `both sides start in ${ground.name(l.zone!)}`);
  });
}

/** 7.5.3a The supply zones lie on their edge, and there is a way to them from wherever a piece may start. */
function checkSupply(data: ScenarioData, ground: Ground, path: string): void {
  SIDES.forEach((side, s) => {
    const at = `${path}.supply.${side}.zones`;
    const { edge, zones } = data.supply[s]!;
    if (zones.length === 0) throw new BadInput(at, 'is empty');
    zones.forEach((zone, i) => {
      ground.onEdge(zone, edge, `${at}.${i}`);
      ground.enterable(zone, `${at}.${i}`);
    });
    const field = new StepField(data.map.zones.length);
    field.fromAll(ground.passage, zones);
    for (const column of data.columns)
      for (const zone of column.side === s ? [...column.zones, ...(column.reinforcement?.zones ?? [])] : [])
        if (field.steps[zone] === FAR)
          throw new BadInput(at, `there is no way to them from ${ground.name(zone)}, where ${column.id} starts`);
  });
}

/** 11.4a 11.4b Forlorn hopes have parents, and outdo them in movement and quality. */
function checkForlornHopes(data: ScenarioData, charts: Charts, ground: Ground, path: string): void {
  const at = `${path}.enfantsPerdus`;
  const parents = data.units.filter((u) => u.side === PROTESTANT && u.type === ARQUEBUSIERS);
  if (data.enfantsPerdus.max > parents.length * charts.forlornHopesPerParent)
    throw new BadInput(`${at}.max`, `is more than ${parents.length} parents can send out`);
  data.enfantsPerdus.zones.forEach((zone, i) => {
    ground.enterable(zone, `${at}.setup.${i}`);
  });
  const { ma, fq } = charts.profiles[FORLORN_HOPE]!.front;
  for (const parent of parents)
    if (parent.front.ma >= ma || parent.front.fq >= fq)
      throw new BadInput(`${path}.units.${data.units.indexOf(parent)}.front`, 'outdoes the forlorn hopes it sends out');
}

/** 9.0a */
function checkVictory(data: ScenarioData, ground: Ground, path: string): void {
  const { objectives, exits } = data.victory;
  objectives.forEach((o, i) => {
    const at = `${path}.victory.objectives.${i}.zone`;
    ground.enterable(o.zone, at);
    if (objectives.findIndex((other) => other.zone === o.zone && other.side === o.side) !== i)
      throw new BadInput(at, `${ground.name(o.zone)} scores twice for side ${SIDES[o.side]}`);
    if (o.revised?.from === o.points)
      throw new BadInput(`${path}.victory.objectives.${i}.revised.from`, 'is what it is now: nothing was revised');
  });
  exits.forEach((e, i) => {
    const at = `${path}.victory.exit.${i}`;
    e.zones.forEach((zone, j) => {
      ground.onEdge(zone, e.edge, `${at}.zones.${j}`);
      ground.enterable(zone, `${at}.zones.${j}`);
    });
    if (e.fromTurn > data.turns) throw new BadInput(`${at}.fromTurn`, `is after the last turn, ${data.turns}`);
    if (exits.findIndex((other) => other.side === e.side) !== i)
      throw new BadInput(`${at}.side`, 'has an exit already');
  });
}

/** An exit stands in a special rule and in the points, or in neither; a fixed border is what the map says it is. */
function checkSpecial(data: ScenarioData, path: string): void {
  const announced = new Set<number>();
  data.special.forEach((rule, i) => {
    rule.effects.forEach((effect, j) => {
      const at = `${path}.special.${i}.effects.${j}`;
      if (effect.kind === 'exit') {
        announced.add(effect.side);
        if (!data.victory.exits.some((e) => e.side === effect.side))
          throw new BadInput(`${at}.side`, `${SIDES[effect.side]} has no exit among the victory conditions`);
      }
      if (effect.kind === 'border-fixed') {
        const border = data.map.borders[effect.border]!;
        if (data.map.borderKinds[effect.as] !== border.kind)
          throw new BadInput(`${at}.as`, `the map has ${border.id} as ${border.kind}`);
      }
    });
  });
  data.victory.exits.forEach((e, i) => {
    if (!announced.has(e.side))
      throw new BadInput(`${path}.victory.exit.${i}.side`, 'no special rule lets this side leave');
  });
}
