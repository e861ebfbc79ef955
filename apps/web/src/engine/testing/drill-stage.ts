import { someGame } from '@tambour/games';
import {
  type Action,
  allHold,
  type Command,
  type GameEvent,
  pointX,
  pointY,
  type World,
  whyNot,
} from '@tambour/kernel';
import { liveryOf } from '@tambour/press';
import { tableSheet } from '@tambour/press/table';
import {
  bandAround,
  farthest,
  type Ghost,
  handleOf,
  pointPlace,
  type RulerEnd,
  type ScenePiece,
  type Stage,
  type Study,
  shape,
  stageOf,
  type TablePoint,
  type TableStudy,
} from '@tambour/stage';
import { frontOf } from '../game-card.ts';
import { type GameLibrary, unknownGame } from '../game-library.ts';
import {
  both,
  DRILL_RULES,
  type DrillField,
  drill,
  FRONT,
  HEIGHT,
  MARCHES,
  PROTOCOL,
  standOf,
  UNITS,
  VERBS,
  WIDTH,
  wayOf,
} from './drill-game.ts';

const LIVERIES = [liveryOf('blue', 0, 'lily'), liveryOf('orange', 1, 'eagle')];
const TITLES = UNITS.map(({ id }) => both(`Battalion ${id}`));

const baseOf = (f: DrillField, u: number) => {
  const { figures, width, depth } = UNITS[u]!;
  const left = f.s.unit.figures[u] ?? 0;
  return {
    kind: 'troops' as const,
    arm: 'infantry' as const,
    formation: depth < 2 ? ('line' as const) : ('attackColumn' as const),
    status: 'regular' as const,
    figures: left,
    lost: figures - left,
    width,
    depth,
    short: both(UNITS[u]!.id),
    ...standOf(f, u),
  };
};
const pieceOf = (f: DrillField, u: number): ScenePiece => {
  const { id, side } = UNITS[u]!;
  const base = baseOf(f, u);
  return {
    id,
    side: LIVERIES[side]!,
    arm: 'infantry',
    name: id,
    band: 'grey',
    owner: side,
    title: TITLES[u]!,
    states: [],
    place: pointPlace([base.x, base.y]),
    base,
  };
};

const label = (_: DrillField, command: Command) =>
  both([command.type, command.unit, command.to, command.at].filter((x) => x !== undefined).join(' '));
const handle = handleOf(drill, PROTOCOL, VERBS, {
  places: () => (n) => pointPlace([pointX(n) / 100, pointY(n) / 100]),
  label,
  verbWords: (_, command) => both(`Do ${command.type}`),
  more: {
    march: (_, o) => ({ stand: { x: pointX(o.b) / 100, y: pointY(o.b) / 100, facing: o.c / 100 } }),
  },
});

const ghostOf = (f: DrillField, o: Action): Ghost => {
  const from = baseOf(f, o.a);
  const { width, depth } = from;
  const end = { x: pointX(o.b) / 100, y: pointY(o.b) / 100, facing: o.c / 100, width, depth };
  const takes = wayOf(f, o) / 100;
  const left = (f.s.unit.left[o.a] ?? 0) / 100 - takes;
  return {
    end,
    way: [standOf(f, o.a), { x: end.x, y: end.y, facing: end.facing }],
    swept: [bandAround({ ...end, facing: from.facing }, 0)],
    gauge: { takes, left, of: 12 },
    says: both(`Takes ${takes} of 12, ${left.toFixed(2)} left`),
  };
};
const indexOf = (id: string): number => UNITS.findIndex((unit) => unit.id === id);
const table: TableStudy<DrillField> = {
  aim(f, { piece, to, facing, snap }) {
    const u = indexOf(piece);
    const from = standOf(f, u);
    // Whole centimetres are what it snaps to.
    const whole: TablePoint = [Math.round(to[0]), Math.round(to[1])];
    const isSnapped = snap > 0 && Math.hypot(to[0] - whole[0], to[1] - whole[1]) <= snap;
    const [x, y] = isSnapped ? whole : to;
    const STEPS = 1000;
    const order = (n: number): Action =>
      PROTOCOL.encode(f, {
        type: 'march',
        unit: piece,
        to: [
          Math.round((from.x + ((x - from.x) * n) / STEPS) * 100) / 100,
          Math.round((from.y + ((y - from.y) * n) / STEPS) * 100) / 100,
        ],
        facing: facing ?? from.facing,
      });
    const found = farthest(STEPS, (n) => allHold(MARCHES, { f, o: order(n) }));
    const stops = whyNot(MARCHES, { f, o: order(STEPS) }).map(({ rule, why }) => ({ rule, what: why, at: to }));
    const more = {
      isMet: found === STEPS,
      stops,
      snapped:
        isSnapped && found === STEPS ? [{ what: both('On a whole centimetre'), line: [to, whole] as const }] : [],
      others: [],
    };
    if (found === undefined) return more;
    const o = order(found);
    return { ...more, command: PROTOCOL.decode(f, o), ghost: ghostOf(f, o) };
  },
  ghost: (f, o) => (VERBS.names[o.verb] === 'march' ? ghostOf(f, o) : undefined),
  measure(f, from, to) {
    const at = (end: RulerEnd): TablePoint => {
      if ('point' in end) return end.point;
      const { x, y } = standOf(f, indexOf(end.piece));
      return [x, y];
    };
    const [a, b] = [at(from), at(to)];
    const length = Math.round(Math.hypot(a[0] - b[0], a[1] - b[1]) * 100) / 100;
    return { from: a, to: b, length, notes: length <= 20 ? [{ rule: '3a', what: both('In range') }] : [] };
  },
};

const study: Study<DrillField> = {
  intended: () => [],
  way: () => undefined,
  overlay: (f, id, piece) =>
    id === 'range' && piece !== undefined
      ? [shape(bandAround(baseOf(f, indexOf(piece)), 20), 'own', both('Range'), { label: both('20 cm') })]
      : [],
  describe: (_, id) => (indexOf(id) < 0 ? [] : [TITLES[indexOf(id)]!]),
  ground: (_, place) => (place === 'nowhere' ? [] : [both(`Ground at ${place}`)]),
  places: () => [],
  survey: () => [both('A drill')],
  fighting: {
    units: () => [],
    left: () => 0,
    place: () => undefined,
    attack: () => undefined,
    objectives: () => [],
  },
  lessons: [],
  table,
};

export const drillStage: Stage<World, DrillField> = stageOf<World, DrillField>(FRONT, {
  sheet: (_, language) =>
    tableSheet({
      id: 'drill',
      width: WIDTH,
      height: HEIGHT,
      cartouche: [],
      scale: [],
      legendTitle: '',
      legend: [],
      boxes: [],
      imprint: '',
      terrain: [
        {
          id: 'knoll',
          kind: 'hill',
          level: 1,
          name: both('Knoll')[language],
          polygon: [
            [40, 10],
            [54, 8],
            [56, 18],
            [44, 20],
          ],
        },
      ],
      exits: [],
      prizes: [],
    }),
  scene: (f) => ({
    ground: 'drill',
    pieces: UNITS.map((_, u) => pieceOf(f, u)),
    tracks: [],
    headline: both('drill'),
    objectives: [],
    status: { time: both('now'), phase: both('drill'), scores: [], chips: [] },
  }),
  measures: () => ({ strength: [0, 0], points: [0, 0], losses: [] }),
  victory: () => ({
    goals: [[{ text: both('March.') }], [{ text: both('March.') }]],
    sources: [],
    scores: [],
    time: both('some'),
  }),
  handle,
  label,
  eventText(_, event: GameEvent) {
    const { type, rule, ...e } = event as GameEvent & Readonly<Record<string, number | string>>;
    const way = [
      { x: Number(e.x0), y: Number(e.y0), facing: Number(e.f0) },
      { x: Number(e.x1), y: Number(e.y1), facing: Number(e.f1) },
    ];
    const isMarch = type === 'marched';
    return {
      text: both(`${String(e.unit)} ${type}`),
      rule,
      weight: 'minor',
      places: isMarch ? [pointPlace([way[1]!.x, way[1]!.y])] : [],
      ...(isMarch && { motion: { kind: 'march' as const, piece: String(e.unit), way } }),
      ...(type === 'fired' && { dice: [Number(e.die)], roll: both('Fire') }),
    };
  },
  fact: () => both('Nothing'),
  bearings: () => [],
  bearingText: () => both('nothing'),
  study: async () => study,
});

/** A library with the drill in it. */
export const DRILLS: GameLibrary = (() => {
  const game = someGame({ spec: drill, stage: drillStage, rules: async () => DRILL_RULES });
  const find = (id: string) => {
    if (id !== 'drill') throw unknownGame(id);
    return game;
  };
  return { ids: ['drill'], unlisted: [], front: async (id) => find(id)(frontOf), load: async (id) => find(id) };
})();
