import { FAR, graphWithout, StepField, type ZoneId, type ZoneMap } from '@tambour/boards';
import { itemAt, read } from '@tambour/kernel';
import type { Charts } from './charts.ts';
import { checkMap } from './map-check.ts';
import { strangeness } from './profile.ts';
import type { ColumnData, ScenarioData } from './scenario.ts';
import { FORBIDDEN, LG, type MapEdge, PROTESTANT, SIDES, TYPE, UNIT_TYPES, ZONE_TYPES } from './vocabulary.ts';

const must: typeof read.must = read.must;
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

const groundOf = ({ map: { zones } }: ScenarioData, map: ZoneMap) => {
  const plan = (zone: ZoneId) => itemAt(zones, zone);
  const name = (zone: ZoneId) => plan(zone).id;
  return {
    passage: graphWithout(map, { borders: ['impassable'], zones: ['X'] }),
    plan,
    name,
    /** Refuses a zone that nobody can stand in. */
    enterable: (zone: ZoneId, at: string): void =>
      must(map.kind[zone] !== FORBIDDEN, at, `${name(zone)} is of type X: nobody enters it`),
    /** Refuses a zone that does not lie on an edge of the map. */
    onEdge: (zone: ZoneId, edge: MapEdge, at: string): void =>
      must(plan(zone).edges.includes(edge), at, `${name(zone)} does not lie on the ${edge} edge`),
  };
};
type Ground = ReturnType<typeof groundOf>;

function checkNames(data: ScenarioData, path: string): void {
  const lists = { units: data.units, leaders: data.leaders, baggage: data.baggage };
  const places = Object.entries(lists).flatMap(([list, pieces]) => pieces.map((_, i) => `${path}.${list}.${i}.id`));
  const ids = Object.values(lists).flatMap((pieces) => pieces.map((p) => p.id));
  const columns = data.columns.map((c) => c.id);
  const twice = (id: string) => `the id ${JSON.stringify(id)} is used twice`;
  read.once(columns, (i) => `${path}.columns.${i}.id`, twice);
  must(ids.length + data.enfantsPerdus.max <= MOST, `${path}.units`, `has more than ${MOST} pieces`);
  read.once(ids, (i) => itemAt(places, i), twice);
}

/** 2.1a 4.5a 5.1a A column starts somewhere or comes later, and its leader is its own. */
function checkColumns(data: ScenarioData, ground: Ground, path: string): void {
  const owner = new Map<number, ColumnData>();
  data.columns.forEach((column, i) => {
    const at = `${path}.columns.${i}`;
    const leader = itemAt(data.leaders, column.leader);
    must(leader.column === i, `${at}.commander`, `${leader.id} belongs to another column`);
    const { zones, reinforcement: entry } = column;
    must(!entry || zones.length === 0, `${at}.setup`, 'must be empty: the column comes later');
    must(entry !== undefined || zones.length > 0, `${at}.setup`, 'is empty');
    zones.forEach((zone, j) => {
      ground.enterable(zone, `${at}.setup.${j}`);
      const { side, id } = owner.get(zone) ?? column;
      const isOwn = side === column.side;
      must(isOwn, `${at}.setup.${j}`, `${ground.name(zone)} is also given to ${id}, of the other side`);
      owner.set(zone, column);
    });
    must(new Set(zones).size === zones.length, `${at}.setup`, 'names a zone twice');
    if (!entry) return;
    must(entry.turn <= data.turns, `${at}.reinforcement.turn`, `is after the last turn, ${data.turns}`);
    must(entry.zones.length > 0, `${at}.reinforcement.zones`, 'is empty');
    entry.zones.forEach((zone, j) => {
      const here = `${at}.reinforcement.zones.${j}`;
      ground.enterable(zone, here);
      must(ground.plan(zone).edges.length > 0, here, `${ground.name(zone)} lies on no edge of the map`);
    });
  });
}

interface Placed {
  readonly side: number;
  readonly column: number;
  readonly zone: ZoneId | undefined;
}
/** Side, column and place of a piece must agree. */
function checkPiece(data: ScenarioData, { side, column: c, zone }: Placed, at: string): void {
  const column = itemAt(data.columns, c);
  must(side === column.side, `${at}.side`, `must be ${SIDES[column.side]}, the side of its column ${column.id}`);
  must(!column.reinforcement || zone === undefined, `${at}.at`, 'must be left out: it comes later');
  if (column.reinforcement) return;
  must(zone !== undefined, `${at}.at`, 'is missing (a zone)');
  must(column.zones.includes(zone), `${at}.at`, `is not a set-up zone of column ${column.id}`);
}

/** 1.4c 5.1a 7.6.2b One leader a column, one LG an army, no replacement better than the man. */
function checkLeaders(data: ScenarioData, path: string): void {
  data.leaders.forEach((leader, i) => {
    const at = `${path}.leaders.${i}`;
    const column = itemAt(data.columns, leader.column);
    must(column.leader === i, `${at}.column`, `${column.id} has another commander`);
    checkPiece(data, leader, at);
    must(leader.replacement.fq <= leader.fq, `${at}.replacement.fq`, 'is better than the leader’s');
  });
  SIDES.forEach((side, s) => {
    const generals = data.leaders.filter((l) => l.side === s && l.rank === LG).length;
    must(generals === 1, `${path}.leaders`, `must have one LG of side ${side}, not ${generals}`);
  });
}

/** 1.3.2a 1.3.2b 1.3.2c A counter may have figures of its own, but its arm, class and weapon are those of its type. */
function checkUnits(data: ScenarioData, charts: Charts, path: string): void {
  data.units.forEach((unit, i) => {
    const at = `${path}.units.${i}`;
    checkPiece(data, unit, at);
    must(unit.type !== TYPE['forlorn-hope'], `${at}.type`, 'forlorn hopes come from their parents only');
    const strange = strangeness(unit, itemAt(charts.profiles, unit.type));
    must(strange === undefined, `${at}.${strange}`, `is not that of ${UNIT_TYPES[unit.type]}`);
  });
  data.columns.forEach(({ id }, i) => {
    const isManned = data.units.some((u) => u.column === i);
    must(isManned, `${path}.columns.${i}`, `${id} has no units`);
  });
}

/** 2.1b 4.3b 4.3e Stacking holds from the start. */
function checkPlaces(data: ScenarioData, charts: Charts, ground: Ground, path: string): void {
  const stacks = new Map<number, { side: number; count: number }>();
  const put = (side: number, zone: ZoneId | undefined, at: string, counts = 1) => {
    if (zone === undefined) return;
    ground.enterable(zone, at);
    const stack = stacks.get(zone) ?? { side, count: 0 };
    must(stack.side === side, at, `both sides start in ${ground.name(zone)}`);
    stack.count += counts;
    if (counts > 0) stacks.set(zone, stack);
    const limit = itemAt(charts.zones, ZONE_TYPES.indexOf(ground.plan(zone).kind)).stack;
    must(stack.count <= limit, at, `${ground.name(zone)} holds ${limit} at most`);
  };
  for (const [i, { side, zone }] of data.baggage.entries()) put(side, zone, `${path}.baggage.${i}.at`);
  for (const [i, { side, zone }] of data.units.entries()) put(side, zone, `${path}.units.${i}.at`);
  for (const [i, { side, zone }] of data.leaders.entries()) put(side, zone, `${path}.leaders.${i}.at`, 0);
}

/** 7.5.3a The supply zones lie on their edge, and there is a way to them from wherever a piece may start. */
function checkSupply(data: ScenarioData, ground: Ground, path: string): void {
  SIDES.forEach((side, s) => {
    const at = `${path}.supply.${side}.zones`;
    const { edge, zones } = itemAt(data.supply, s);
    must(zones.length > 0, at, 'is empty');
    zones.forEach((zone, i) => {
      ground.onEdge(zone, edge, `${at}.${i}`);
      ground.enterable(zone, `${at}.${i}`);
    });
    const field = new StepField(data.map.zones.length);
    field.fromAll(ground.passage, zones);
    for (const { id, zones, reinforcement } of data.columns.filter((column) => column.side === s))
      for (const zone of [...zones, ...(reinforcement?.zones ?? [])])
        must(field.steps[zone] !== FAR, at, `there is no way to them from ${ground.name(zone)}, where ${id} starts`);
  });
}

/** 11.4a 11.4b Forlorn hopes have parents, and outdo them in movement and quality. */
function checkForlornHopes(data: ScenarioData, charts: Charts, ground: Ground, path: string): void {
  const { max, zones } = data.enfantsPerdus;
  const parents = data.units.filter((u) => u.side === PROTESTANT && u.type === TYPE.arquebusiers);
  const most = parents.length * charts.forlornHopesPerParent;
  must(max <= most, `${path}.enfantsPerdus.max`, `is more than ${parents.length} parents can send out`);
  for (const [i, zone] of zones.entries()) ground.enterable(zone, `${path}.enfantsPerdus.setup.${i}`);
  const { ma, fq } = itemAt(charts.profiles, TYPE['forlorn-hope']).front;
  for (const parent of parents) {
    const isSlower = parent.front.ma < ma && parent.front.fq < fq;
    must(isSlower, `${path}.units.${data.units.indexOf(parent)}.front`, 'outdoes the forlorn hopes it sends out');
  }
}

/** 9.0a */
function checkVictory(data: ScenarioData, ground: Ground, path: string): void {
  const { objectives, exits } = data.victory;
  objectives.forEach(({ zone, side, points, revised }, i) => {
    const at = `${path}.victory.objectives.${i}`;
    ground.enterable(zone, `${at}.zone`);
    const isFirst = objectives.findIndex((other) => other.zone === zone && other.side === side) === i;
    must(isFirst, `${at}.zone`, `${ground.name(zone)} scores twice for side ${SIDES[side]}`);
    must(revised?.from !== points, `${at}.revised.from`, 'is what it is now: nothing was revised');
  });
  exits.forEach(({ side, edge, zones, fromTurn }, i) => {
    const at = `${path}.victory.exit.${i}`;
    zones.forEach((zone, j) => {
      ground.onEdge(zone, edge, `${at}.zones.${j}`);
      ground.enterable(zone, `${at}.zones.${j}`);
    });
    must(fromTurn <= data.turns, `${at}.fromTurn`, `is after the last turn, ${data.turns}`);
    must(exits.findIndex((other) => other.side === side) === i, `${at}.side`, 'has an exit already');
  });
}

/** An exit stands in a special rule and in the points, or in neither; a fixed border is what the map says it is. */
function checkSpecial({ map, special, victory: { exits } }: ScenarioData, path: string): void {
  const announced = new Set<number>();
  for (const [i, rule] of special.entries())
    for (const [j, effect] of rule.effects.entries()) {
      const at = `${path}.special.${i}.effects.${j}`;
      if (effect.kind === 'exit') {
        announced.add(effect.side);
        const isScored = exits.some((e) => e.side === effect.side);
        must(isScored, `${at}.side`, `${SIDES[effect.side]} has no exit among the victory conditions`);
      }
      if (effect.kind === 'border-fixed') {
        const { id, kind } = itemAt(map.borders, effect.border);
        must(map.borderKinds[effect.as] === kind, `${at}.as`, `the map has ${id} as ${kind}`);
      }
    }
  for (const [i, { side }] of exits.entries())
    must(announced.has(side), `${path}.victory.exit.${i}.side`, 'no special rule lets this side leave');
}
