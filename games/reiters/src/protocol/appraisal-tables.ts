import { allIds, canSee, type LinkId, type ZoneId } from '@tambour/boards';
import { itemAt, oncePer } from '@tambour/kernel';
import { apGroup, classDifference, combatResult } from '../model/chart-lookup.ts';
import type { Charts } from '../model/charts.ts';
import type { Effect } from '../model/combat-result.ts';
import { AP_GROUPS, CLASSES, DOTTED, type MapEdge, OPEN, TYPE } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';

/** In a table of movement costs: no way there. */
export const NO_WAY = 255;

/** What a result costs a unit, in steps: a test is a little, a disorder half a step. */
const costOf = (e: Effect): number => e.losses + (e.disorganises ? 0.5 : 0) + (e.tests ? 0.2 : 0) + (e.star ? 0.1 : 0);
/** The chance that a unit with so many steps left does not survive a result. */
function deathBy(e: Effect, steps: number, isDisorganised: boolean): number {
  const failed = isDisorganised ? (e.disorganises ? 1 : e.tests ? 0.4 : 0) : 0;
  const lost = e.losses + failed;
  if (lost < steps) return steps === 1 ? Math.min(1, lost) : 0;
  // A loss without the mark may be replaced by a retreat, if the unit is in order.
  return e.losses > 0 && !e.hash && !isDisorganised ? 0.4 : 1;
}
const meanOver = (of: (die: number) => number): number => [1, 2, 3, 4, 5, 6].reduce((sum, d) => sum + of(d), 0) / 6;

/** Movement points from every zone to the nearest of some. */
function costsTo(w: ReitersWorld, zones: readonly ZoneId[]): Uint8Array {
  const { links, from, to } = w.passage;
  const cost = new Uint8Array(w.zones).fill(NO_WAY);
  for (const z of zones) cost[z] = 0;
  const all = allIds<LinkId>(links);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const link of all) {
      const start = itemAt(from, link);
      const by = itemAt(cost, itemAt(to, link)) + itemAt(w.linkCost, link);
      if (by >= itemAt(cost, start)) continue;
      cost[start] = by;
      isBetter = true;
    }
  }
  return cost;
}

/** What a leader adds to the unit that attacks or defends beside him, by unit: 0 where he does not. */
function leaderSheets(w: ReitersWorld) {
  return w.data.leaders.map(({ bonus, rank, side }, l) => {
    const of = (role: 'AP' | 'DP') =>
      Int8Array.from(w.unitType, (type) =>
        bonus && (bonus.role === 'any' || bonus.role === role) && (bonus.types?.includes(type) ?? true) ? bonus.fc : 0,
      );
    const own = w.specials['leader-points'].find((s) => s.leader === l)?.points;
    const points = own ?? w.data.victory.elimination[1 - side]?.leaders[rank] ?? 0;
    return { attack: of('AP'), defence: of('DP'), points };
  });
}

/** 6.2c 6.3e 6.3f 6.3g CO.1 Where a reaction finds sight, and a charge fit ground. */
function reactions(w: ReitersWorld) {
  const nobody = new Uint8Array(w.zones);
  const ways = allIds<LinkId>(w.passage.links).map((link) => {
    const [from, to] = [itemAt(w.passage.from, link), itemAt(w.passage.to, link)];
    const isSeen = canSee(w.sight, from, to, nobody);
    const isDown = itemAt(w.altitude, to) < itemAt(w.altitude, from);
    return {
      isFired: isSeen || (isDown && w.specials['fire-downhill'].some((s) => s.zones.includes(from))),
      isRidden: isSeen && w.linkKind[link] === DOTTED && w.type[to] === OPEN,
    };
  });
  const isSurprised = new Uint8Array(2 * (w.data.turns + 1));
  for (const s of w.specials['no-reaction']) for (const turn of s.turns) isSurprised[2 * turn + s.side] = 1;
  const isDark = new Uint8Array(w.data.turns + 1);
  for (const s of w.specials['no-reaction-fire']) for (const turn of s.turns) isDark[turn] = 1;
  return {
    /** By link of passage: whether who stands at its beginning may fire at its end in reaction, or charge there. */
    firesAlong: Uint8Array.from(ways, ({ isFired }) => Number(isFired)),
    chargesAlong: Uint8Array.from(ways, ({ isRidden }) => Number(isRidden)),
    /** 2 × turn + side: whether the side's units may not react on it; by turn, whether nobody fires in reaction. */
    isSurprised,
    isDark,
  };
}

const byDifferential = (charts: Charts, of: (differential: number) => number): Float64Array =>
  Float64Array.from({ length: charts.greatestDifferential - charts.leastDifferential + 1 }, (_, i) =>
    of(charts.leastDifferential + i),
  );

/** What an attack at each differential is worth to the attacker on average: what it costs the defender, less its own cost. */
export const attackWorth = oncePer((charts: Charts) =>
  byDifferential(charts, (d) =>
    meanOver((die) => {
      const { attacker, defender } = combatResult(charts, d, die);
      return costOf(defender) - costOf(attacker);
    }),
  ),
);

/** Everything that measuring a position reads and that never changes in a battle. Faces of units are 2 × unit, + 1 for the back. */
export const tablesOf = oncePer((w: ReitersWorld) => {
  const { charts, unit, data } = w;
  const faces = unit.flatMap((sheet) => [sheet.front, sheet.back ?? sheet.front]);
  const classes = CLASSES.length;
  const { victory } = data;
  const isBarred = (side: number, edge: MapEdge) =>
    w.specials['no-exit'].some((n) => n.side === side && n.edge === edge);
  const heldUntil = new Uint8Array(w.columns);
  for (const s of w.specials['no-attack']) for (const c of s.columns) heldUntil[c] = Math.max(0, ...s.turns);
  return {
    fc: Uint8Array.from(faces, (f) => f.fc),
    cls: Uint8Array.from(faces, (f) => f.cls),
    arm: Uint8Array.from(faces, (f) => f.arm),
    group: Uint8Array.from(faces, (f, i) => apGroup(f.arm, unit[i >> 1]?.weapon ?? 0)),
    pace: Uint8Array.from(faces, (f) => f.ma),
    weapon: Uint8Array.from(unit, (u) => u.weapon),
    fullSteps: Uint8Array.from(unit, (u) => u.steps),
    range: Uint8Array.from(unit, (u) => u.range ?? 0),
    /** 1 where the back shows when dismounted, and not when reduced. */
    dismounts: Uint8Array.from(unit, (u) => Number(u.type === TYPE.argoulets)),
    /** What the enemy scores for it. */
    points: Float64Array.from(unit, (u) => (u.parent >= 0 ? 0 : (victory.elimination[1 - u.side]?.units[u.type] ?? 0))),
    /** By differential: what an attack is worth on average, in steps; by 2 × (steps − 1) + disorder: how likely it destroys. */
    worth: attackWorth(charts),
    death: [1, 2].flatMap((steps) =>
      [false, true].map((isDisorganised) =>
        byDifferential(charts, (d) =>
          meanOver((die) => deathBy(combatResult(charts, d, die).defender, steps, isDisorganised)),
        ),
      ),
    ),
    /** Attacker's class × classes + defender's. */
    byClass: Int8Array.from({ length: classes * classes }, (_, i) =>
      classDifference(charts, Math.floor(i / classes), i % classes),
    ),
    /** By objective: who it scores for, its zone, its points, and the movement points to it from each zone. */
    goals: victory.objectives.map(({ side, zone, points }) => ({ side, zone, points, cost: costsTo(w, [zone]) })),
    exits: victory.exits
      .filter(({ side, edge }) => !isBarred(side, edge))
      .map((e) => ({
        side: e.side,
        fromTurn: e.fromTurn,
        cost: costsTo(w, e.zones),
        units: Float64Array.from(unit, (u) => (u.side === e.side && u.parent < 0 ? (e.units[u.type] ?? 0) : 0)),
      })),
    /** The last turn on which a column may not attack, or 0. */
    heldUntil,
    quality: Uint8Array.from(faces, (f) => f.fq),
    ...reactions(w),
    leaders: leaderSheets(w),
    /** Zone × groups + group of the attacker. */
    ground: Int8Array.from({ length: w.zones * AP_GROUPS.length }, (_, i) => {
      const { terrain } = charts.zones[w.type[Math.floor(i / AP_GROUPS.length)] ?? 0] ?? {};
      return terrain?.[i % AP_GROUPS.length] ?? 0;
    }),
  };
});
export type AppraisalTables = ReturnType<typeof tablesOf>;
