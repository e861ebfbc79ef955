import {
  bridges,
  camp,
  far,
  ground,
  isCut,
  isWatched,
  isWater,
  near,
  type Piece,
  roadHexes,
  roads,
  side,
  streamBridges,
  streams,
  type Table,
  VERTICES,
  walls,
} from './slow-table.ts';

/** Movement once more, slowly, from the texts of both editions: nothing here comes from the engine. */

/** 7.1, 7.6: what a step costs; undefined where it cannot be made. */
function price(t: Table, p: Piece, from: string, to: string): number | undefined {
  if (isWater(from, to) || isCut(t, from, to)) return undefined;
  const edge = side(from, to);
  const kind = ground.get(to) ?? 'clear';
  const isHorse = p.cls === 'cav' || p.cls === 'drg';
  let cost: number;
  if (kind === 'redoubt') cost = Math.ceil(p.mp / 2);
  else if (roads.has(edge)) cost = 1;
  else if (kind === 'forest') {
    if (p.cls !== 'inf') return undefined;
    cost = 2;
  } else cost = kind === 'elevation' || (kind === 'town' && isHorse) ? 2 : 1;
  if (streams.has(edge) && !roads.has(edge)) cost += 1;
  if (p.side === 0 && (walls.has(edge) || camp.has(to)) && !t.breached.has(edge)) return undefined;
  return walls.has(edge) ? cost + 1 : cost;
}
/** 3: one unit a hex, but for guns with infantry or dragoons; 7.1: on the way too; 7.8 of the later edition: nothing with the baggage. */
const isFree = (t: Table, p: Piece, hex: string): boolean => {
  const there = t.pieces.filter((o) => o.hex === hex && o.id !== p.id);
  const baggage = t.edition === 'en' ? there.find((o) => o.cls === 'baggage') : undefined;
  // Enemy baggage alone is no hindrance to troops: it is captured.
  if (baggage) return baggage.side !== p.side && there.length === 1 && p.cls !== 'art';
  return there.every(
    (o) =>
      o.cls === 'baggage' ||
      (o.side === p.side && (p.cls === 'art') !== (o.cls === 'art') && p.cls !== 'cav' && o.cls !== 'cav'),
  );
};

/**
 * Every place a unit may reach by so many steps at most, and by one step exactly when `isDirect`. `leader` is set for a unit
 * out of command: where its leader is, or nowhere.
 */
export function reach(
  t: Table,
  p: Piece,
  leader: { readonly hex: string | null } | undefined,
  isDirect = false,
): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const allowance = leader ? Math.max(1, Math.floor(p.mp / 2)) : p.mp;
  const enemy = 1 - p.side;
  interface At {
    hex: string;
    facing: number;
    spent: number;
    steps: number;
    onRoad: boolean;
    isStopped: boolean;
    /** The bank by which it came onto the bridge it is on, in this move. */
    bank: string;
  }
  const go = (at: At): void => {
    if (at.spent > allowance + (at.onRoad && at.steps > 0 ? 1 : 0) && at.steps > 0) return;
    if (at.spent > allowance + 1) return;
    const key = Object.values(at).join();
    if (seen.has(key)) return;
    seen.add(key);
    if (at.spent <= allowance + (at.onRoad && at.steps > 0 ? 1 : 0) && (!isDirect || at.steps === 1))
      found.add(`${at.hex} ${VERTICES[at.facing]}`);
    const inZone = isWatched(t, at.hex, enemy);
    for (const by of [1, 5]) go({ ...at, facing: (at.facing + by) % 6, spent: at.spent + (inZone ? 2 : 1) });
    if (at.isStopped || (isDirect && at.steps === 1)) return;
    for (const turn of inZone && at.steps === 0 ? [0, 1, 3, 4] : [0, 1]) {
      const isBack = turn > 1;
      const to = near(at.hex, (at.facing + turn) % 6);
      if (!to || !isFree(t, p, to)) continue;
      const cost = price(t, p, at.hex, to);
      if (cost === undefined) continue;
      const edge = side(at.hex, to);
      const toZone = isWatched(t, to, enemy);
      if (inZone && toZone) continue;
      // 11.6, 0.3 A step back keeps to the rules of retreat: no whole work, not even one's own; in the later edition no work at all.
      if (isBack && walls.has(edge) && (t.edition === 'en' || !t.breached.has(edge))) continue;
      if (isBack && t.edition === 'en' && t.pieces.some((o) => o.hex === to && o.cls === 'baggage')) continue;
      // 7.5 of the later edition: off a bridge only as it came.
      if (t.edition === 'en' && at.bank !== '' && at.bank !== to) continue;
      if (leader?.hex && far(to, leader.hex) > far(at.hex, leader.hex)) continue;
      let spent = at.spent + cost + (isBack ? Math.ceil(p.mp / 2) : inZone ? 1 : 0);
      const isBreakingOff = leader !== undefined && inZone;
      if (isBreakingOff && at.spent > 0) continue;
      if (isBreakingOff) spent = allowance;
      go({
        hex: to,
        facing: at.facing,
        spent,
        steps: at.steps + 1,
        onRoad: at.onRoad && roads.has(edge) && !isBreakingOff,
        isStopped:
          isBack || isBreakingOff || toZone || (t.edition === 'fr' && (bridges.has(to) || streamBridges.has(edge))),
        bank: bridges.has(to) ? at.hex : '',
      });
    }
  };
  go({ hex: p.hex, facing: p.facing, spent: 0, steps: 0, onRoad: roadHexes.has(p.hex), isStopped: false, bank: '' });
  found.delete(`${p.hex} ${VERTICES[p.facing]}`);
  return found;
}
