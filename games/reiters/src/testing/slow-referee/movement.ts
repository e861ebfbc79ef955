import { type Book, other } from './book.ts';
import { homeward } from './command.ts';
import { allowance, chokeOf, groundCost, hasRoom, isControlled } from './zones.ts';

/** A unit in the middle of a way: what it has spent and been through. */
interface Marching {
  readonly zone: string;
  readonly spent: number;
  readonly isDs: boolean;
  readonly steps: number;
  readonly isRoad: boolean;
  readonly falls: number;
  /** What might have stopped it before it came here: tests, lone leaders ridden over. */
  readonly risks: number;
  /** Its last step was tested; ended its march; rode over a leader, which makes it stop and look again. */
  readonly isTested: boolean;
  readonly isHalted: boolean;
  readonly isRisky: boolean;
}
const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
};

/** Whether a unit may still do something in the movement sequence. */
export function isFree(book: Book, id: string): boolean {
  const row = book.row(id);
  const isOver = row.marks.includes('finished') || row.marks.includes('created');
  return (
    book.unit(id).side === book.at.battle.active && row.place === 'map' && !isOver && book.face(id).arm !== 'artillery'
  );
}

/** A unit that may march: how it stands, and what one step more makes of it. */
export function marchOf(
  book: Book,
  id: string,
): { readonly start: Marching; step(m: Marching, to: string): Marching | undefined } | undefined {
  const u = book.unit(id);
  const { battle } = book.at;
  if (!isFree(book, id)) return undefined;
  const ids = Object.keys(book.at.unit);
  const isMoving = battle.moving === ids.indexOf(id) + 1;
  const limit: string | null | undefined = book.order(id)?.moveLimit;
  const supply = book.plan.toSupply(u.side);
  const isIsolated = book.marked(id, 'isolated');
  const enemy = other(u.side);
  const bonus = book.face(id).arm === 'cavalry' ? 2 : 1;
  const plunders = book.special('plunder').some((p) => p.side === u.side && p.arm === book.face(id).arm);
  const facts = new Map<
    string,
    { isShut: boolean; isWatched: boolean; choke: number; hasWaggons: boolean; hasLeader: boolean }
  >();
  const factsOf = (z: string) => {
    const found = facts.get(z) ?? {
      isShut: book.inZone(enemy, z).length > 0 || !hasRoom(book, id, z),
      isWatched: isControlled(book, z, enemy),
      choke: chokeOf(book, id, z),
      hasWaggons: book.baggageIn(enemy, z).length > 0,
      hasLeader: book.leadersIn(enemy, z).some((l) => !book.isReplaced(l)),
    };
    facts.set(z, found);
    return found;
  };
  return {
    start: {
      zone: book.row(id).zone!,
      spent: isMoving ? battle.spent : 0,
      isDs: book.marked(id, 'disorganised'),
      steps: book.row(id).steps,
      isRoad: !(isMoving && battle.offRoad === 1),
      falls: 0,
      risks: 0,
      isTested: false,
      isHalted: false,
      isRisky: false,
    },
    step: (m, to) => {
      if (m.isHalted || m.steps === 0 || !book.plan.next(m.zone).includes(to)) return undefined;
      const face = u.type !== 'argoulets' && m.steps < u.steps && u.back ? u.back : book.face(id);
      const { isShut, isWatched, choke, hasWaggons, hasLeader } = factsOf(to);
      if (isShut || (isWatched && limit === 'noEnemyZoc' && !isIsolated)) return undefined;
      const gain = (supply.get(m.zone) ?? 255) - (supply.get(to) ?? 255);
      if (limit === 'neverAwayFromSupply' && gain < 0) return undefined;
      if (limit === 'alwaysTowardsSupply' && gain <= 0) return undefined;
      const cost = groundCost(book, m.zone, to) + (isWatched ? 1 : 0) + choke;
      const isOn = m.isRoad && book.plan.isRoad(m.zone, to);
      if (m.spent + cost > allowance(book, id, m.isDs, face) + (isOn ? bonus : 0)) return undefined;
      const falling = cost >= 4;
      if (falling && m.falls === 2) return undefined;
      return {
        zone: to,
        spent: m.spent + cost,
        isDs: falling ? !m.isDs : m.isDs,
        steps: falling && m.isDs ? m.steps - 1 : m.steps,
        isRoad: isOn,
        falls: m.falls + (falling ? 1 : 0),
        risks: m.risks + (m.isTested || m.isRisky ? 1 : 0),
        isTested: cost === 3,
        isHalted: plunders && hasWaggons,
        isRisky: hasLeader,
      };
    },
  };
}

/** How well a way serves: certain falls, what may stop it short, a test on the last step, points. Less is better. */
export const rankOfMarch = ({ falls, risks, isTested, spent }: Marching): readonly number[] => [
  falls,
  risks,
  Number(isTested),
  spent,
];

/**
 * Every zone a unit may be ordered to from where it stands, tests passed, and how well the best way there serves: all ways,
 * one step after another. At most two falls in one command, which is the engine's limit: a third is left to another command.
 */
export function ways(book: Book, id: string): Map<string, readonly number[]> {
  const out = new Map<string, readonly number[]>();
  const march = marchOf(book, id);
  if (!march) return out;
  const { start, step } = march;
  const seen = new Set<string>();
  const walk = (m: Marching): void => {
    const key = Object.values(m).join();
    if (seen.has(key)) return;
    seen.add(key);
    for (const to of book.plan.next(m.zone)) {
      const next = step(m, to);
      if (!next) continue;
      const known = out.get(to);
      const rank = rankOfMarch(next);
      if (to !== start.zone && (!known || isLess(rank, known))) out.set(to, rank);
      walk(next);
    }
  };
  walk(start);
  for (const z of out.keys()) if (!mayEnd(book, id, z)) out.delete(z);
  return out;
}

/** 4.1Zb 4.1.3a Zones beside a unit's that it may go to in one step. */
export function directStepsOf(book: Book, id: string): string[] {
  const march = marchOf(book, id);
  if (!march) return [];
  return book.plan.next(march.start.zone).filter((to) => march.step(march.start, to) && mayEnd(book, id, to));
}

/** How well a way zone by zone serves; undefined if it cannot be taken. */
export function rankOf(book: Book, id: string, way: readonly string[]): readonly number[] | undefined {
  const march = marchOf(book, id);
  let m = march?.start;
  for (const to of way) m = m && march!.step(m, to);
  return m && way.length > 0 && mayEnd(book, id, way.at(-1)!) ? rankOfMarch(m) : undefined;
}

/** 5.3c An isolated unit ends its move nearer a commander. */
export function mayEnd(book: Book, id: string, to: string): boolean {
  if (!book.marked(id, 'isolated')) return true;
  const { battle } = book.at;
  const isMoving = battle.moving === Object.keys(book.at.unit).indexOf(id) + 1;
  const from = isMoving ? book.plan.file.map.zones[battle.start]!.id : book.row(id).zone!;
  return homeward(book, id, from, to);
}
