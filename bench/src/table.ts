import { CENTIMETRE, MOST_SIZE, NearIndex } from '@tambour/boards';
import { denain } from '@tambour/denain';
import { Position } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import { unitId } from '../../games/tabletop/src/battle/model/ids.ts';
import { moveCase } from '../../games/tabletop/src/battle/phases/move/case.ts';
import { tabletopPlay } from '../../games/tabletop/src/battle/play.ts';
import { tabletopTable } from '../../games/tabletop/src/battle/stage/aim/table.ts';
import { CHARTS } from '../../games/tabletop/src/model/charts.ts';
import { fieldOf, mayAct, movesOf } from '../../games/tabletop/src/rules/moving/index.ts';
import { lengthsOf } from '../../games/tabletop/src/rules/table/measure.ts';
import { positionalPart } from '../../games/tabletop/src/rules/table/surroundings.ts';
import { ground, placed } from '../../games/tabletop/src/testing/placed.ts';
import { randomly } from './play.ts';
import { type Row, race, thousands, times } from './row.ts';

const SCENARIOS = { 'the farm': 'tutorial-farm', Saalfeld: 'saalfeld-1806' } as const;

/** Units in rows of both sides by turns, 16 cm by 10 cm each, on a table that grows with them. */
const FACTOR_SIZES = [40, 160, 640] as const;
const ACROSS = { 40: 5, 160: 10, 640: 20 } as const;
/** So far about a unit others are looked at, as in a battle: where they are counted, and the widest base there is beyond. */
const AROUND = lengthsOf(CHARTS.distances.entries.environmentCount.cm) + MOST_SIZE;
const REACH = 9 * CENTIMETRE;

/** What positions give to the factors of every unit, each of those near it alone; the number of units. */
function factors(size: (typeof FACTOR_SIZES)[number]): () => number {
  const across = ACROSS[size];
  const units = Array.from({ length: size }, (_, i) => {
    const row = Math.floor(i / across);
    const side = row % 2;
    return placed({ x: 8 + 16 * (i % across), y: 5 + 10 * row, facing: 180 * side, width: 14, side });
  });
  const table = { width: 16 * across * CENTIMETRE, height: 10 * (size / across) * CENTIMETRE };
  const index = new NearIndex(table, size, 30 * CENTIMETRE);
  units.forEach(({ base }, i) => {
    index.put(i, base.x, base.y, REACH);
  });
  const found = new Int32Array(size);
  const bare = ground();
  return () => {
    for (const unit of units) {
      const count = index.near(unit.base.x, unit.base.y, REACH, AROUND, found);
      const near = Array.from(found.subarray(0, count), (i) => units[i]!);
      positionalPart(unit, { ground: bare, units: near, period: 1 });
    }
    return size;
  };
}
function factorRows(): Row[] {
  const speeds = race(Object.fromEntries(FACTOR_SIZES.map((size) => [size, factors(size)])), 10);
  const cost = (size: (typeof FACTOR_SIZES)[number], against: (typeof FACTOR_SIZES)[number]): number =>
    speeds[against]! / speeds[size]!;
  return [
    // On a table for 40 everybody is near everybody.
    { what: 'Tabletop: factors of one unit among 160, against one among 40', figure: times(cost(160, 40)) },
    {
      what: 'Tabletop: factors of one unit among 640, against one among 160',
      figure: `${times(cost(640, 160))}  (${thousands(speeds[640]!)})`,
      wants: 'at most 2×',
      ok: cost(640, 160) <= 2,
    },
  ];
}

type Table = Position<ReturnType<typeof tabletopPlay.world>, Parameters<typeof tabletopPlay.status>[0]>;
/** Positions of random play in which units may move. */
function* moments(scenario: string, count: number): Generator<Table> {
  const random = new SeededRandom(59);
  const p = new Position(tabletopPlay, tabletopPlay.world({ scenario }));
  p.isLazy = true;
  p.begin(1);
  for (let seed = 1, since = 0, made = 0; made < count; since++) {
    if (p.over) p.begin(++seed);
    if (p.question === 'move' && since > 8) {
      yield p;
      since = 0;
      made++;
    }
    p.play(p.draw((n) => random.below(n)));
  }
}
const FEWEST = 3;
const TRIES = 40;
/**
 * The least time of several, in ms of the processor, since what others do meanwhile is no property of the work; a core that is free gives the answer
 * after so long.
 */
function least(work: () => unknown, most: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && (i < FEWEST || best > most); i++) {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
const MOMENTS = 12;
/** What is wanted, in ms: the moves of a unit; and a drag within one frame. */
const MOST_MOVES = 2;
const FRAME = 16;
const DRAGS = [
  [0, 9],
  [7, 7],
  [-12, 3],
  [0, -4],
] as const;
/** How long the moves of a unit take to work out anew, and what a drag of it shows: on average and at worst. */
function momentRows(name: keyof typeof SCENARIOS): Row[] {
  const moves: number[] = [];
  const ghosts: number[] = [];
  for (const p of moments(SCENARIOS[name], MOMENTS)) {
    const g = p.field;
    for (let u = unitId(0); u < g.w.rows; u++) {
      if (g.w.kinds[u]?.side !== p.side || !mayAct(fieldOf(moveCase(g, u)))) continue;
      moves.push(least(() => movesOf(fieldOf(moveCase(g, u))), MOST_MOVES));
      const { x, y } = moveCase(g, u).unit.base;
      for (const [dx, dy] of DRAGS) {
        const to = [x / CENTIMETRE + dx, y / CENTIMETRE + dy] as const;
        ghosts.push(least(() => tabletopTable.aim(g, { piece: g.w.unitIds[u]!, to, snap: 1 }), FRAME));
      }
    }
  }
  const row = (what: string, values: readonly number[], most: number): Row => {
    const worst = Math.max(...values);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      what: `Tabletop, ${name}: ${what}, mean and worst of ${values.length}`,
      figure: `${mean.toFixed(2)} ms, ${worst.toFixed(2)} ms`,
      wants: `at most ${most} ms`,
      ok: values.length > 0 && worst <= most,
    };
  };
  return [row('moves of a unit', moves, MOST_MOVES), row('aim and ghost of a drag', ghosts, FRAME)];
}

/** Random play beside Denain's. */
function playRows(): Row[] {
  const names = Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[];
  const ways = ['listed', 'drawn'] as const;
  const speeds = race(
    {
      'Denain, listed': randomly(denain, {}, 'listed', 40),
      'Denain, drawn': randomly(denain, {}, 'drawn', 40),
      ...Object.fromEntries(
        names.flatMap((name) =>
          ways.map((way) => [`${name}, ${way}`, randomly(tabletopPlay, { scenario: SCENARIOS[name] }, way, 10)]),
        ),
      ),
    },
    20,
    200,
  );
  return names.flatMap((name) =>
    ways.map((way) => {
      const speed = speeds[`${name}, ${way}`]!;
      return {
        what: `Tabletop, ${name}: cost of a decision of random play, ${way}, against Denain`,
        figure: `${times(speeds[`Denain, ${way}`]! / speed)}  (${thousands(speed)})`,
      };
    }),
  );
}

/** The measured table: factors by the number of units, the moves of a unit, the ghost of a drag, random play. */
export async function table(): Promise<Row[]> {
  return [...factorRows(), ...momentRows('the farm'), ...momentRows('Saalfeld'), ...playRows()];
}
