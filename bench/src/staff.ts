import { distance, type HexId, hexId } from '@tambour/boards';
import { denain } from '@tambour/denain';
import { factOdds, type GameSpec, Position, seedDice, seededDice, type World } from '@tambour/kernel';
import { risorgimento } from '@tambour/risorgimento';
import { ART } from '../../games/denain/src/model/vocabulary.ts';
import { blockedBy } from '../../games/denain/src/rules/11-fire.ts';
import { canSee } from '../../games/risorgimento/src/rules/7-sight.ts';
import { randomly } from './play.ts';
import { type Row, race, thousands, times } from './row.ts';
import { STAFF_SIZES, scaledStaff } from './scaled-staff.ts';

const words = new Uint32Array(4);
seedDice(words, 59);
const chance = seededDice(words);

const SAMPLES = 12;
const RANGE = 8;

interface Samples<W extends World, Field> {
  readonly position: Position<W, Field>;
  readonly bytes: readonly Uint8Array[];
}
/** Positions that random play comes to at one question, some decisions apart from each other. */
function samples<W extends World, Field>(
  spec: GameSpec<W, Field>,
  scenario: string,
  question: string,
  isFit: (position: Position<W, Field>) => boolean = () => true,
): Samples<W, Field> {
  const position = new Position(spec, spec.world({ scenario }));
  const bytes: Uint8Array[] = [];
  let seed = 1;
  position.begin(seed);
  for (let since = 0; bytes.length < SAMPLES; since++) {
    if (position.over) position.begin(++seed);
    if (since > 20 && position.question === question && isFit(position)) {
      bytes.push(position.state.bytes.slice());
      since = 0;
    }
    position.playAt(chance.roll(position.actions.count, 0));
  }
  return { position, bytes };
}

/** Does something with each of the positions in turn; how much of it there was. */
const inTurn = <W extends World, Field>(
  { position, bytes }: Samples<W, Field>,
  work: (position: Position<W, Field>) => number,
): (() => number) => {
  let at = 0;
  return () => {
    position.restore(bytes[at++ % bytes.length]!);
    return work(position);
  };
};
const listed = <W extends World, Field>({ actions }: Position<W, Field>): number => actions.count;
/** The orders of every piece that has any, each asked for by itself. */
const listedByPiece = <W extends World, Field>(position: Position<W, Field>): number => {
  let n = 0;
  for (let piece = 0; piece < position.world.pieces.length; piece++) n += position.actionsOf(piece).count;
  return n;
};
const orderOf = <W extends World, Field>(position: Position<W, Field>, verb: string) => {
  const { actions } = position;
  for (let i = 0; i < actions.count; i++) if (position.decode(actions.at(i)).type === verb) return actions.at(i);
  return undefined;
};
/** The first order of a kind weighed through the combat: the paths of dice walked. */
const weighed =
  (verb: string) =>
  <W extends World, Field>(position: Position<W, Field>): number => {
    const order = orderOf(position, verb);
    return order === undefined ? 0 : factOdds(position, order, 'combat', 2000).paths;
  };
/** Sight from each of some hexes to every hex in range; the lines looked along. */
function lines(
  grid: Parameters<typeof distance>[0],
  from: readonly HexId[],
  look: (a: HexId, b: HexId) => unknown,
): number {
  let n = 0;
  for (const a of from)
    for (let b = 0; b < grid.size; b++)
      if (a !== b && distance(grid, a, hexId(b)) <= RANGE) {
        look(a, hexId(b));
        n++;
      }
  return n;
}

/** Lists, reach, sight and odds of Risorgimento beside Denain's in one run, and what more units cost. */
export async function staff(): Promise<Row[]> {
  const acting = samples(risorgimento, 'magenta', 'act');
  const moving = samples(denain, 'denain-1712-historical', 'move');
  const assault = samples(risorgimento, 'san-martino', 'assault', (p) => orderOf(p, 'attack') !== undefined);
  const combat = samples(denain, 'denain-1712-historical', 'combat', (p) => orderOf(p, 'shock') !== undefined);
  const speeds = race(
    {
      'list ours': inTurn(acting, listed),
      'list Denain': inTurn(moving, listed),
      'reach ours': inTurn(acting, listedByPiece),
      'reach Denain': inTurn(moving, listedByPiece),
      'sight ours': inTurn(acting, ({ field: g }) =>
        lines(
          g.w.grid,
          [...g.s.unit.hex].filter((_, u) => g.w.gunRange[u]! > 0 && g.s.unit.hex[u]! < g.w.grid.size),
          (a, b) => canSee(g, a, b),
        ),
      ),
      'sight Denain': inTurn(moving, ({ field: g }) =>
        lines(
          g.w.grid,
          [...g.s.unit.hex].filter((hex, u) => g.w.unitClass[u] === ART && hex < g.w.grid.size),
          (a, b) => blockedBy(g, a, b),
        ),
      ),
      'odds ours': inTurn(assault, weighed('attack')),
      'odds Denain': inTurn(combat, weighed('shock')),
    },
    20,
  );
  const beside = (name: string, what: string): Row => ({
    what: `Risorgimento: ${what}, a second, against Denain`,
    figure: `${times(speeds[`${name} ours`]! / speeds[`${name} Denain`]!)}  (${thousands(speeds[`${name} ours`]!)})`,
  });
  return [
    beside('list', 'orders listed for a formation of Magenta'),
    beside('reach', 'orders listed piece by piece'),
    beside('sight', 'lines of sight from all batteries'),
    beside('odds', 'paths of dice of an attack weighed'),
    ...growth(),
  ];
}

/** What a decision costs on several battlefields side by side. */
function growth(): Row[] {
  const choice = (size: (typeof STAFF_SIZES)[number]) => ({
    scenario: 'san-martino',
    scenarioData: scaledStaff(size),
  });
  const speeds = race(
    Object.fromEntries(STAFF_SIZES.map((size) => [size, randomly(risorgimento, choice(size), 'listed', 40)])),
    20,
  );
  return STAFF_SIZES.slice(1).map((size) => {
    const cost = speeds[1]! / speeds[size]!;
    return {
      what: `Risorgimento: cost of a decision at ${size}× the units`,
      figure: `${times(cost)} that at 1×`,
      wants: `at most ${size}×`,
      ok: cost <= size,
    };
  });
}
