import { type HexId, hexId } from '@tambour/boards';
import type { FormationId, LeaderId, UnitId } from '../model/ids.ts';
import { type Field, isOnMap, stackOf } from '../model/state.ts';
import { FORMATION_KINDS } from '../model/vocabulary.ts';
import type { SlowMarch } from './slow-march.ts';

/** 5.1 and 5.2 of our specification, read as they stand: Orders, range, and command from unit to unit. */
export class SlowCommand {
  constructor(
    readonly g: Field,
    readonly march: SlowMarch,
  ) {}
  /** On the map and of use: 8.4 takes every function from a leader who is finished. */
  isAble = (l: LeaderId): boolean => this.g.s.leader.place[l] === 1 && this.g.s.leader.isFinished[l] === 0;
  hex = (l: LeaderId): HexId => this.g.s.leader.hex[l]!;

  /** 4.21 4.23 4.24 How many hexes the word of a corps commander goes. */
  corpsRange(l: LeaderId): number {
    const { w, s } = this.g;
    const data = w.data.leaders[l]!;
    const isWeaker = s.leader.isReduced[l] === 1;
    const isBeside = w.data.leaders.some(
      (o, i) =>
        i !== l &&
        o.side === data.side &&
        w.overall[data.side]!.includes(i as LeaderId) &&
        s.leader.place[i] === 1 &&
        this.march.apart(s.leader.hex[i]!, this.hex(l)) <= 1,
    );
    if (isWeaker) return isBeside ? data.reducedRangeNearOverall : data.reducedRange;
    return isBeside ? data.rangeNearOverall : data.range;
  }
  /** 5.1 Whether a formation has Orders without a roll. */
  hasOrders(f: FormationId): boolean {
    const { w, s } = this.g;
    const kind = FORMATION_KINDS[w.formationKind[f]!]!;
    if (kind === 'reserve-artillery') return true;
    if (kind === 'corps-cavalry') return false;
    const isEntering = w.data.arrivals.some(
      (a) => a.turn <= s.battle.turn[0]! && a.units.some((u) => w.unitFormation[u] === f && s.unit.place[u] === 0),
    );
    if (isEntering) return true;
    const brigadier = (w.formationLeader[f]! - 1) as LeaderId;
    if (!this.isAble(brigadier)) return false;
    const commander = (w.corpsCommander[w.formationCorps[f]!]! - 1) as LeaderId;
    if (commander < 0) return true;
    return (
      this.isAble(commander) && this.march.apart(this.hex(commander), this.hex(brigadier)) <= this.corpsRange(commander)
    );
  }
  /** 5.2 The cheapest path from a brigadier to every hex in his range, in leader movement points. */
  range(l: LeaderId): Map<HexId, number> {
    const { w } = this.g;
    const side = w.leaderSide[l]!;
    const start = this.hex(l);
    const holders = (hex: HexId) => stackOf(this.g, hex).map((u) => w.unitSide[u]);
    const best = new Map<HexId, number>([[start, 0]]);
    // Any path that does not repeat a hex: as many rounds as there are points is enough, a step costing one at least.
    for (let round = 0; round < w.data.leaders[l]!.range; round++)
      for (const [hex, cost] of [...best]) {
        const mayPass = hex === start || !this.march.pressure(hex, side).zone || holders(hex).includes(side);
        if (!mayPass) continue;
        for (let d = 0; d < 6; d++) {
          const to = this.march.next(hex, d);
          if (to === undefined || holders(to).includes(1 - side)) continue;
          const price = this.march.ground('leader', hex, d, false);
          if (price === undefined || cost + price > w.data.leaders[l]!.range) continue;
          if (cost + price < (best.get(to) ?? Number.POSITIVE_INFINITY)) best.set(to, cost + price);
        }
      }
    return best;
  }
  /** 5.2 R20 Those in range, and whoever is linked to them by units of the brigade, adjacent or stacked. */
  commanded(f: FormationId): UnitId[] {
    const { w, s } = this.g;
    const leader = (w.formationLeader[f]! - 1) as LeaderId;
    if (leader < 0 || !this.isAble(leader)) return [];
    const units = [...w.formationUnits[f]!].filter((u) => isOnMap(this.g, u));
    const range = this.range(leader);
    const has = new Set(units.filter((u) => range.has(s.unit.hex[u]!)));
    for (const _ of units)
      for (const u of units)
        if (!has.has(u) && [...has].some((v) => this.march.apart(s.unit.hex[u]!, s.unit.hex[v]!) <= 1)) has.add(u);
    return [...has].sort((a, b) => a - b);
  }
  allHexes = (): HexId[] => Array.from({ length: this.g.w.grid.size }, (_, i) => hexId(i));
}
