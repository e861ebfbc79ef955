import chartsFile from '../../data/charts.json' with { type: 'json' };
import { SCENARIO_FILES } from '../model/scenario-files.ts';

/*
 * The rulebook read word by word, slowly, from the scenario's file and a position as it is saved: nothing of the engine is
 * used. Tests hold the engine against it. Where the seed is silent, the rulings of the spec are followed.
 */

interface FaceFile {
  readonly arm: string;
  readonly class: string;
  readonly fc: number;
  readonly fq: number;
  readonly ma: number;
}
interface UnitFile {
  readonly id: string;
  readonly side: string;
  readonly column: string;
  readonly type: string;
  readonly weapon: string;
  readonly steps: number;
  readonly front: FaceFile;
  readonly back?: FaceFile;
  readonly range?: number;
  readonly parent?: string;
}
interface Bonus {
  readonly fc: number;
  readonly role: string;
  readonly types: readonly string[];
}
interface LeaderFile {
  readonly id: string;
  readonly side: string;
  readonly column: string;
  readonly rank: string;
  readonly fq: number;
  readonly replacement: { readonly fq: number };
  readonly bonus?: Bonus;
}
interface Kinds {
  readonly kind: string;
  readonly los: string;
}
interface BorderFile extends Kinds {
  readonly id: string;
  readonly zones: readonly [string, string];
}
type Effect = Readonly<Record<string, unknown>> & { readonly kind: string };
interface ScenarioFile {
  readonly id: string;
  readonly turns: number;
  readonly map: {
    readonly zones: readonly {
      readonly id: string;
      readonly type: string;
      readonly altitude: number;
      readonly blocking: boolean;
    }[];
    readonly borders: readonly BorderFile[];
    readonly junctions: readonly {
      readonly id: string;
      readonly borders: readonly string[];
      readonly pairs: readonly (readonly [string, string])[];
    }[];
    readonly roads: readonly { readonly kind: string; readonly zones: readonly string[] }[];
  };
  readonly supply: Readonly<Record<string, { readonly edge: string; readonly zones: readonly string[] }>>;
  readonly columns: readonly {
    readonly id: string;
    readonly side: string;
    readonly commander: string;
    readonly reinforcement?: { readonly turn: number; readonly zones: readonly string[] };
  }[];
  readonly units: readonly UnitFile[];
  readonly leaders: readonly LeaderFile[];
  readonly baggage: readonly { readonly id: string; readonly side: string }[];
  readonly victory: {
    readonly elimination: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly exit: readonly {
      readonly side: string;
      readonly edge: string;
      readonly zones: readonly string[];
      readonly fromTurn: number;
      readonly vpPerUnit: Readonly<Record<string, number>>;
      readonly leader: Readonly<Record<string, number>>;
    }[];
    readonly objectives: readonly { readonly zone: string; readonly side: string; readonly vp: number }[];
    readonly levels: readonly { readonly min: number; readonly max: number | null; readonly level: string }[];
  };
  readonly special: readonly { readonly id: string; readonly effects: readonly Effect[] }[];
}

export interface UnitRow {
  zone: string | null;
  place: string;
  steps: number;
  marks: string[];
}
export interface LeaderRow {
  zone: string | null;
  place: string;
  marks: string[];
}
/** A position as it is saved, as far as the book needs it. */
export interface Saved {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  unit: Record<string, UnitRow>;
  leader: Record<string, LeaderRow>;
  baggage: Record<string, { zone: string | null; place: string }>;
  column: Record<string, { order: string; known: string; entered: number; tried: number }>;
  zone: Record<string, { marks: string[] }>;
  battle: {
    turn: number;
    active: string;
    sequence: string;
    first: string;
    moving: number;
    spent: number;
    start: number;
    offRoad: number;
    pointsC: number;
    pointsP: number;
  };
}

const KINDS = ['dotted', 'plain', 'double', 'impassable'];
const worst = (kinds: readonly string[]): string => KINDS[Math.max(...kinds.map((k) => KINDS.indexOf(k)))]!;
const other = (side: string): string => (side === 'C' ? 'P' : 'C');
const charts = chartsFile;
type OrderRow = Omit<(typeof charts.table3.orders)['attack'], 'moveLimit' | 'reactionFire' | 'retreatBeforeCombat'> & {
  readonly moveLimit: string | null;
  readonly reactionFire: { readonly allowed: boolean; readonly fqBonus?: number };
  readonly retreatBeforeCombat: {
    readonly allowed: boolean;
    readonly waiveSpeed?: boolean;
    readonly waiveTest?: boolean;
  };
};

/** What never changes in a battle, out of its file. */
class Plan {
  readonly file: ScenarioFile;
  readonly type = new Map<string, string>();
  readonly altitude = new Map<string, number>();
  readonly blocking = new Map<string, boolean>();
  readonly unit = new Map<string, UnitFile>();
  readonly leader = new Map<string, LeaderFile>();
  readonly #crossing = new Map<string, { kind: string; los: string; terrain: readonly (readonly string[])[] }>();
  readonly #touching = new Map<string, string[]>();
  readonly #road = new Set<string>();
  constructor(id: string) {
    this.file = SCENARIO_FILES.find((f) => f.id === id) as unknown as ScenarioFile;
    const { zones, borders, junctions, roads } = this.file.map;
    for (const z of zones) {
      this.type.set(z.id, z.type);
      this.altitude.set(z.id, z.altitude);
      this.blocking.set(z.id, z.blocking);
      this.#touching.set(z.id, []);
    }
    const note = (a: string, b: string, kind: string, los: string, met: readonly string[]) => {
      for (const key of [`${a} ${b}`, `${b} ${a}`]) {
        const known = this.#crossing.get(key);
        if (known && KINDS.indexOf(known.kind) < KINDS.indexOf(kind)) continue;
        const isLevel = known && known.kind === kind;
        // Several points between the same two: whoever acts takes the best (R18).
        this.#crossing.set(key, {
          kind,
          los: known && known.los === 'yellow' ? 'yellow' : los,
          terrain: isLevel ? [...known.terrain, met] : [met],
        });
      }
      if (!this.#touching.get(a)!.includes(b)) {
        this.#touching.get(a)!.push(b);
        this.#touching.get(b)!.push(a);
      }
    };
    for (const b of borders) note(b.zones[0], b.zones[1], b.kind, b.los, [b.kind]);
    const border = new Map(borders.map((b) => [b.id, b]));
    for (const j of junctions) {
      const met = j.borders.map((id) => border.get(id)!);
      const los = met.some((b) => b.los === 'brown') ? 'brown' : 'yellow';
      for (const [a, b] of j.pairs) {
        const kinds = met.map((one) => one.kind);
        note(a, b, worst(kinds), los, kinds);
      }
    }
    for (const r of roads)
      if (r.kind === 'road')
        r.zones.forEach((z, i) => {
          const next = r.zones[i + 1];
          if (next === undefined) return;
          this.#road.add(`${z} ${next}`);
          this.#road.add(`${next} ${z}`);
        });
    for (const u of this.file.units) this.unit.set(u.id, u);
    for (const l of this.file.leaders) this.leader.set(l.id, l);
    const hope = charts.unitProfiles.rows.find((r) => r.type === 'forlorn-hope')!;
    for (const u of this.file.units)
      if (u.type === 'arquebusiers' && u.side === 'P')
        for (const numeral of ['I', 'II'])
          this.unit.set(`${u.id}-EP-${numeral}`, {
            id: `${u.id}-EP-${numeral}`,
            side: 'P',
            column: u.column,
            type: 'forlorn-hope',
            weapon: hope.weapon,
            steps: 1,
            front: hope.front,
            parent: u.id,
          });
  }
  crossing(a: string, b: string) {
    return this.#crossing.get(`${a} ${b}`);
  }
  /** 4.1.5 R19 Zones that touch, whatever lies between. */
  touching(z: string): readonly string[] {
    return this.#touching.get(z)!;
  }
  /** 4.2c 4.1.2d 4.1.3b Zones one can pass to. */
  next(z: string): readonly string[] {
    return this.touching(z).filter((b) => this.crossing(z, b)!.kind !== 'impassable' && this.type.get(b) !== 'X');
  }
  /** 4.1.1e */
  isRoad(a: string, b: string): boolean {
    const easy = (z: string) => this.type.get(z) === 'I' || this.type.get(z) === 'II';
    return this.#road.has(`${a} ${b}`) && easy(a) && easy(b);
  }
  /** Steps by passage from some zones, going into none of those shut. */
  steps(from: readonly string[], shut: (z: string) => boolean = () => false): Map<string, number> {
    const out = new Map(from.map((z) => [z, 0]));
    let edge = [...from];
    for (let n = 1; edge.length > 0; n++) {
      const fresh: string[] = [];
      for (const z of edge)
        for (const b of this.next(z))
          if (!out.has(b) && !shut(b)) {
            out.set(b, n);
            fresh.push(b);
          }
      edge = fresh;
    }
    return out;
  }
  /** R68 Steps from a zone to the supply edge of a side: passage is the same both ways but for X, which nobody stands in. */
  toSupply(side: string): Map<string, number> {
    return this.steps(this.file.supply[side]!.zones);
  }
}
const plans = new Map<string, Plan>();
export const planOfScenario = (id: string): Plan => {
  const found = plans.get(id) ?? new Plan(id);
  plans.set(id, found);
  return found;
};

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

/** The book opened at a position. */
export class Literal {
  readonly plan: Plan;
  constructor(readonly at: Saved) {
    this.plan = planOfScenario(at.scenario);
  }
  is(option: string): boolean {
    return this.at.options[option] === 'on';
  }
  special(kind: string): (Effect & { readonly turns?: readonly number[] })[] {
    return this.plan.file.special.flatMap((s) => s.effects).filter((e) => e.kind === kind);
  }
  specialNow(kind: string): Effect[] {
    return this.special(kind).filter((e) => e.turns === undefined || e.turns.includes(this.at.battle.turn));
  }

  unit(id: string): UnitFile {
    return this.plan.unit.get(id)!;
  }
  row(id: string): UnitRow {
    return this.at.unit[id]!;
  }
  marked(id: string, mark: string): boolean {
    return this.row(id).marks.includes(mark);
  }
  face(id: string): FaceFile {
    const u = this.unit(id);
    const isBack = u.type === 'argoulets' ? this.marked(id, 'dismounted') : this.row(id).steps < u.steps;
    return isBack && u.back ? u.back : u.front;
  }
  /** In the order of their numbers. */
  onMap(side: string): string[] {
    return Object.keys(this.at.unit).filter((id) => this.row(id).place === 'map' && this.unit(id).side === side);
  }
  inZone(side: string, zone: string): string[] {
    return this.onMap(side).filter((id) => this.row(id).zone === zone);
  }
  leadersIn(side: string, zone: string): string[] {
    return Object.keys(this.at.leader).filter(
      (id) => this.at.leader[id]!.zone === zone && this.plan.leader.get(id)!.side === side,
    );
  }
  baggageIn(side: string, zone: string): string[] {
    return this.plan.file.baggage
      .filter((b) => b.side === side && this.at.baggage[b.id]!.zone === zone)
      .map((b) => b.id);
  }
  isReplaced(leader: string): boolean {
    return this.at.leader[leader]!.marks.includes('replaced');
  }
  isLieutenant(leader: string): boolean {
    return this.plan.leader.get(leader)!.rank === 'LG' && !this.isReplaced(leader);
  }
  leaderFq(leader: string): number {
    const l = this.plan.leader.get(leader)!;
    return this.isReplaced(leader) ? l.replacement.fq : l.fq;
  }
  /** 1.3.3c R42 */
  fq(id: string): number {
    const u = this.unit(id);
    const lent = this.leadersIn(u.side, this.row(id).zone!)
      .filter((l) => this.isLieutenant(l) || this.plan.leader.get(l)!.column === u.column)
      .map((l) => this.leaderFq(l));
    return Math.max(this.face(id).fq, ...lent);
  }

  /** 10.1b 10.1d */
  order(id: string): OrderRow | undefined {
    if (!this.is('advanced')) return undefined;
    const name = this.marked(id, 'isolated') ? 'reserve' : this.at.column[this.unit(id).column]!.order;
    return charts.table3.orders[name as 'attack'];
  }
  /** 4.2a 1.3.7g 11.4.3c */
  exerts(id: string): boolean {
    return !this.marked(id, 'disorganised') && !this.unit(id).parent && this.face(id).arm !== 'artillery';
  }
  /** 4.2c 4.2d Whether a zone is under the control of a side. */
  controlled(zone: string, side: string): boolean {
    return this.onMap(side).some((id) => this.exerts(id) && this.plan.next(this.row(id).zone!).includes(zone));
  }
  /** 1.3.7f 10.1h R84 */
  allowance(id: string, isDs = this.marked(id, 'disorganised'), face = this.face(id)): number {
    if (face.arm === 'artillery') return 0;
    const penalty = isDs ? (face.arm === 'cavalry' ? 2 : 1) : 0;
    return Math.max(0, face.ma + (this.order(id)?.mp ?? 0) - penalty);
  }
  /** 4.3a 4.3e 4.3f Whether one more counter of a side finds room; enemy baggage alone is ridden over. */
  room(id: string, zone: string): boolean {
    const u = this.unit(id);
    if (u.parent) return true;
    const limit = charts.zoneTypes.rows.find((r) => r.type === this.plan.type.get(zone))!.stack;
    const units = this.inZone(u.side, zone).filter((v) => v !== id && !this.unit(v).parent).length;
    return units + this.baggageIn(u.side, zone).length < limit;
  }
  /** AU.4 */
  choke(id: string, zone: string): number {
    return this.special('choked-streets').reduce((n, c) => {
      const isHere = (c.zones as string[]).includes(zone) && this.face(id).arm === c.arm;
      return n + (isHere && this.baggageIn(c.baggage as string, zone).length > 0 ? (c.mp as number) : 0);
    }, 0);
  }
  groundCost(from: string, to: string): number {
    const zone = charts.zoneTypes.rows.find((r) => r.type === this.plan.type.get(to))!.mp!;
    return zone + charts.borders.rows.find((r) => r.kind === this.plan.crossing(from, to)!.kind)!.mp!;
  }

  /** A unit that may march: how it stands, and what one step more makes of it. */
  #march(id: string): { readonly start: Marching; step(m: Marching, to: string): Marching | undefined } | undefined {
    const u = this.unit(id);
    const { battle } = this.at;
    if (!this.isFree(id)) return undefined;
    const ids = Object.keys(this.at.unit);
    const isMoving = battle.moving === ids.indexOf(id) + 1;
    const limit: string | null | undefined = this.order(id)?.moveLimit;
    const supply = this.plan.toSupply(u.side);
    const isIsolated = this.marked(id, 'isolated');
    const enemy = other(u.side);
    const bonus = this.face(id).arm === 'cavalry' ? 2 : 1;
    const plunders = this.special('plunder').some((p) => p.side === u.side && p.arm === this.face(id).arm);
    const facts = new Map<
      string,
      { isShut: boolean; isWatched: boolean; choke: number; hasWaggons: boolean; hasLeader: boolean }
    >();
    const factsOf = (z: string) => {
      const found = facts.get(z) ?? {
        isShut: this.inZone(enemy, z).length > 0 || !this.room(id, z),
        isWatched: this.controlled(z, enemy),
        choke: this.choke(id, z),
        hasWaggons: this.baggageIn(enemy, z).length > 0,
        hasLeader: this.leadersIn(enemy, z).some((l) => !this.isReplaced(l)),
      };
      facts.set(z, found);
      return found;
    };
    return {
      start: {
        zone: this.row(id).zone!,
        spent: isMoving ? battle.spent : 0,
        isDs: this.marked(id, 'disorganised'),
        steps: this.row(id).steps,
        isRoad: !(isMoving && battle.offRoad === 1),
        falls: 0,
        risks: 0,
        isTested: false,
        isHalted: false,
        isRisky: false,
      },
      step: (m, to) => {
        if (m.isHalted || m.steps === 0 || !this.plan.next(m.zone).includes(to)) return undefined;
        const face = u.type !== 'argoulets' && m.steps < u.steps && u.back ? u.back : this.face(id);
        const { isShut, isWatched, choke, hasWaggons, hasLeader } = factsOf(to);
        if (isShut || (isWatched && limit === 'noEnemyZoc' && !isIsolated)) return undefined;
        const gain = (supply.get(m.zone) ?? 255) - (supply.get(to) ?? 255);
        if (limit === 'neverAwayFromSupply' && gain < 0) return undefined;
        if (limit === 'alwaysTowardsSupply' && gain <= 0) return undefined;
        const cost = this.groundCost(m.zone, to) + (isWatched ? 1 : 0) + choke;
        const isOn = m.isRoad && this.plan.isRoad(m.zone, to);
        if (m.spent + cost > this.allowance(id, m.isDs, face) + (isOn ? bonus : 0)) return undefined;
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
  static #rank = ({ falls, risks, isTested, spent }: Marching): readonly number[] => [
    falls,
    risks,
    Number(isTested),
    spent,
  ];

  /**
   * Every zone a unit may be ordered to from where it stands, tests passed, and how well the best way there serves: all ways,
   * one step after another. At most two falls in one command, which is the engine's limit: a third is left to another command.
   */
  ways(id: string): Map<string, readonly number[]> {
    const out = new Map<string, readonly number[]>();
    const march = this.#march(id);
    if (!march) return out;
    const { start, step } = march;
    const seen = new Set<string>();
    const walk = (m: Marching): void => {
      const key = Object.values(m).join();
      if (seen.has(key)) return;
      seen.add(key);
      for (const to of this.plan.next(m.zone)) {
        const next = step(m, to);
        if (!next) continue;
        const known = out.get(to);
        const rank = Literal.#rank(next);
        if (to !== start.zone && (!known || isLess(rank, known))) out.set(to, rank);
        walk(next);
      }
    };
    walk(start);
    for (const z of out.keys()) if (!this.mayEnd(id, z)) out.delete(z);
    return out;
  }
  moves(id: string): Set<string> {
    return new Set(this.ways(id).keys());
  }
  /** 4.1Zb 4.1.3a Zones beside a unit's that it may go to in one step. */
  directSteps(id: string): string[] {
    const march = this.#march(id);
    if (!march) return [];
    return this.plan.next(march.start.zone).filter((to) => march.step(march.start, to) && this.mayEnd(id, to));
  }
  /** How well a way zone by zone serves; undefined if it cannot be taken. */
  rankOf(id: string, way: readonly string[]): readonly number[] | undefined {
    const march = this.#march(id);
    let m = march?.start;
    for (const to of way) m = m && march!.step(m, to);
    return m && way.length > 0 && this.mayEnd(id, way.at(-1)!) ? Literal.#rank(m) : undefined;
  }
  /** 5.3c An isolated unit ends its move nearer a commander. */
  mayEnd(id: string, to: string): boolean {
    if (!this.marked(id, 'isolated')) return true;
    const { battle } = this.at;
    const isMoving = battle.moving === Object.keys(this.at.unit).indexOf(id) + 1;
    const from = isMoving ? this.plan.file.map.zones[battle.start]!.id : this.row(id).zone!;
    return this.homeward(id, from, to);
  }

  /** 5.3c R39 */
  homeward(id: string, from: string, to: string): boolean {
    const u = this.unit(id);
    const isShut = (z: string) => this.inZone(other(u.side), z).length > 0;
    return this.commandersOf(id).some((l) => {
      const at = this.at.leader[l]!.zone!;
      const [round, through] = [this.plan.steps([at], isShut), this.plan.steps([at])];
      const far = (z: string) => round.get(z) ?? through.get(z) ?? 255;
      return far(to) < far(from) || (round.get(to) ?? 255) <= this.radius();
    });
  }
  /** 5.1b 5.1c */
  commandersOf(id: string): string[] {
    const u = this.unit(id);
    return Object.keys(this.at.leader).filter((l) => {
      const file = this.plan.leader.get(l)!;
      return (
        file.side === u.side && this.at.leader[l]!.place === 'map' && (file.column === u.column || this.isLieutenant(l))
      );
    });
  }
  radius(): number {
    return (this.specialNow('command-radius')[0]?.radius as number | undefined) ?? charts.command.radius;
  }
  /** 5.2 By breadth first from the unit to a leader; 11.4.2a for enfants perdus from their parent. */
  isCommanded(id: string): boolean {
    const who = this.unit(id).parent ?? id;
    if (this.row(who).place !== 'map') return false;
    const enemy = other(this.unit(id).side);
    const steps = this.plan.steps([this.row(who).zone!], (z) => this.inZone(enemy, z).length > 0);
    return this.commandersOf(who).some((l) => (steps.get(this.at.leader[l]!.zone!) ?? 255) <= this.radius());
  }

  /** Steps as sight goes. */
  range(from: string, to: string): number {
    const out = new Map([[from, 0]]);
    let edge = [from];
    for (let n = 1; edge.length > 0; n++) {
      const fresh: string[] = [];
      for (const z of edge)
        for (const b of this.plan.touching(z))
          if (!out.has(b)) {
            out.set(b, n);
            fresh.push(b);
          }
      edge = fresh;
    }
    return out.get(to) ?? 255;
  }
  /** 4.1.5 R20 All shortest chains from zone to zone. */
  chains(from: string, to: string): string[][] {
    const far = this.range(from, to);
    if (far === 0 || far > 3) return [];
    const out: string[][] = [];
    const grow = (chain: string[]): void => {
      const z = chain.at(-1)!;
      if (chain.length === far + 1) {
        if (z === to) out.push(chain);
        return;
      }
      for (const b of this.plan.touching(z)) if (!chain.includes(b)) grow([...chain, b]);
    };
    grow([from]);
    return out;
  }
  isClear(chain: readonly string[]): boolean {
    const height = chain.map((z) => this.plan.altitude.get(z)!);
    const [from, to] = [height[0]!, height.at(-1)!];
    const between = chain.slice(1, -1);
    const heights = height.slice(1, -1);
    // 4.1.5.1 4.1.5.2
    for (let i = 1; i < chain.length; i++)
      if (this.plan.crossing(chain[i - 1]!, chain[i]!)!.los !== 'yellow') return false;
    // 4.1.5.3
    if (between.some((z) => this.plan.blocking.get(z))) return false;
    // 4.1.5.4 in its own order
    if (heights.some((h) => h > from && h > to)) return false;
    if (from < to) return false;
    if (to < from && chain.length === 2) return false;
    if (to < from && heights.some((h) => h === from)) return false;
    // 4.1.5.5
    const isLevel = height.every((h) => h === from);
    const isFull = (z: string) =>
      ['C', 'P'].some((side) => this.inZone(side, z).length > 0 || this.baggageIn(side, z).length > 0);
    return !(isLevel && chain.length > 2 && between.some(isFull));
  }
  clearChains(from: string, to: string): string[][] {
    const limit = Math.min(...this.specialNow('sight-limit').map((s) => s.zones as number), 99);
    if (this.range(from, to) > limit) return [];
    return this.chains(from, to).filter((c) => this.isClear(c));
  }
  sees(from: string, to: string): boolean {
    return this.clearChains(from, to).length > 0;
  }

  /** 7.5.2 Whether a unit may give ground by choice: in order, no gun, under an order that lets it. */
  mayGiveGround(id: string): boolean {
    if (this.face(id).arm === 'artillery' || this.marked(id, 'disorganised')) return false;
    return this.order(id)?.substitution !== false;
  }
  /** 7.5.3 Where a unit may retreat after combat; `off` among it at its supply edge. */
  retreats(id: string): Set<string> {
    const u = this.unit(id);
    if (this.face(id).arm === 'artillery') return new Set();
    const from = this.row(id).zone!;
    const fits = this.plan.next(from).filter((z) => {
      if (this.plan.crossing(from, z)!.kind === 'double' || this.plan.type.get(z) === 'III') return false;
      return this.inZone(other(u.side), z).length === 0 && this.room(id, z);
    });
    const out = new Set(this.homewardTier(u.side, from, fits));
    const { edge, zones } = this.plan.file.supply[u.side]!;
    const isBarred = this.special('no-exit').some((n) => n.side === u.side && n.edge === edge);
    if (zones.includes(from) && !isBarred) out.add('off');
    return out;
  }
  /** 7.5.3a R68 */
  homewardTier(side: string, from: string, zones: readonly string[]): string[] {
    const supply = this.plan.toSupply(side);
    const far = (z: string) => supply.get(z) ?? 255;
    for (const tier of [-1, 0, 1]) {
      const fits = zones.filter((z) => Math.sign(far(z) - far(from)) === tier);
      if (fits.length > 0) return fits;
    }
    return [];
  }

  /** 6.1 to 6.4, 11.4.4: every reaction open to the passive side, as commands. */
  reactions(): Set<string> {
    const out = new Set<string>();
    const { active } = this.at.battle;
    const passive = other(active);
    const reacts = (z: string) =>
      this.plan.next(z).filter((r) => this.at.zone[r]?.marks.includes('reaction') && this.inZone(active, r).length > 0);
    const isSurprised = this.specialNow('no-reaction').some((s) => s.side === passive);
    for (const id of this.onMap(passive)) {
      if (isSurprised || this.marked(id, 'reacted') || this.marked(id, 'disorganised')) continue;
      const u = this.unit(id);
      const { arm } = this.face(id);
      const from = this.row(id).zone!;
      const order = this.order(id);
      const say = (type: string, more: object) => out.add(JSON.stringify({ type, unit: id, ...more }));
      for (const zone of reacts(from)) {
        const there = this.inZone(active, zone);
        const caracole = there.filter((v) => this.marked(v, 'caracole'));
        const named = caracole.length > 0 ? caracole : there;
        const isFaster = there.every((v) => this.allowance(id) > this.allowance(v));
        const downhill = this.special('fire-downhill').some(
          (s) => s.side === passive && s.arm === arm && (s.zones as string[]).includes(from),
        );
        const isLower = this.plan.altitude.get(zone)! < this.plan.altitude.get(from)!;
        const seesDown = downhill && isLower && this.plan.crossing(from, zone)!.los === 'yellow';
        if (
          u.weapon === 'fire' &&
          arm !== 'artillery' &&
          (order?.reactionFire.allowed ?? true) &&
          this.specialNow('no-reaction-fire').length === 0 &&
          (this.sees(from, zone) || seesDown)
        )
          for (const v of named) say('fire', { target: v });
        if (
          arm === 'cavalry' &&
          u.weapon === 'shock' &&
          (order?.reactionCharge.allowed ?? true) &&
          this.plan.crossing(from, zone)!.kind === 'dotted' &&
          this.plan.type.get(zone) === 'I' &&
          this.sees(from, zone) &&
          isFaster
        )
          for (const v of named) say('charge', { target: v });
        const hasCavalry = there.some((v) => this.face(v).arm === 'cavalry');
        if (
          arm === 'cavalry' &&
          (order?.retreatBeforeCombat.allowed ?? true) &&
          (!hasCavalry || isFaster || order?.retreatBeforeCombat.waiveSpeed) &&
          this.waysOut(id).length > 0
        )
          say('give-way', { from: zone });
      }
      if (u.parent && this.plan.next(from).some((z) => this.inZone(active, z).length === 0))
        for (const zone of this.plan.next(from))
          if (this.inZone(active, zone).some((v) => this.marked(v, 'marched') && this.face(v).arm !== 'artillery'))
            say('slip-away', { from: zone });
    }
    for (const [l, row] of Object.entries(this.at.leader)) {
      if (this.plan.leader.get(l)!.side !== passive || row.place !== 'map' || row.marks.includes('reacted')) continue;
      if (reacts(row.zone!).length === 0) continue;
      for (const z of this.plan.next(row.zone!)) {
        const isEmpty =
          this.inZone(active, z).length + this.leadersIn(active, z).length + this.baggageIn(active, z).length === 0;
        if (isEmpty) out.add(JSON.stringify({ type: 'ride-off', leader: l, to: z }));
      }
    }
    return out;
  }
  /** 6.4b 6.4c 10.1h R50 R103 */
  waysOut(id: string): string[] {
    const u = this.unit(id);
    const from = this.row(id).zone!;
    const limit = this.order(id)?.moveLimit;
    const supply = this.plan.toSupply(u.side);
    const fits = this.plan.next(from).filter((z) => {
      if (this.inZone(other(u.side), z).length > 0 || !this.room(id, z)) return false;
      if (limit === 'noEnemyZoc' && !this.marked(id, 'isolated') && this.controlled(z, other(u.side))) return false;
      const gain = (supply.get(from) ?? 255) - (supply.get(z) ?? 255);
      if (limit === 'neverAwayFromSupply' && gain < 0) return false;
      if (limit === 'alwaysTowardsSupply' && gain <= 0) return false;
      const toll = (this.controlled(z, other(u.side)) ? 1 : 0) + this.choke(id, z);
      return this.groundCost(from, z) + toll <= this.allowance(id);
    });
    return this.homewardTier(u.side, from, fits);
  }

  /** 7.1 7.8 Every attack the active side may declare, as commands. */
  attacks(): Set<string> {
    const out = new Set<string>();
    const { active } = this.at.battle;
    const enemy = other(active);
    const isBarred = (id: string) =>
      this.marked(id, 'isolated') ||
      this.marked(id, 'fought') ||
      this.at.zone[this.row(id).zone!]?.marks.includes('attacked') === true ||
      this.specialNow('no-attack').some((s) => (s.columns as string[]).includes(this.unit(id).column));
    for (const id of this.onMap(active)) {
      if (isBarred(id)) continue;
      const from = this.row(id).zone!;
      const caracole = this.inZone(active, from).find((v) => this.marked(v, 'caracole'));
      if (caracole !== undefined && caracole !== id) continue;
      const order = this.order(id);
      if (this.face(id).arm === 'artillery') {
        if (order?.artilleryFire === false) continue;
        for (const v of this.onMap(enemy)) {
          const to = this.row(v).zone!;
          if (this.range(from, to) <= this.unit(id).range! && this.sees(from, to))
            out.add(JSON.stringify({ type: 'bombard', unit: id, target: v }));
        }
        continue;
      }
      if (order?.attack === false || this.marked(id, 'crossed')) continue;
      for (const to of this.plan.next(from)) {
        if (this.inZone(enemy, to).length === 0) continue;
        const isFit = this.plan.type.get(to) === 'I' && this.plan.crossing(from, to)!.kind === 'dotted';
        if (caracole === undefined || isFit) out.add(JSON.stringify({ type: 'attack', unit: id, at: to }));
      }
    }
    return out;
  }

  /** 8.0 */
  reorganisable(): Set<string> {
    const { active } = this.at.battle;
    return new Set(
      this.onMap(active).filter(
        (id) =>
          this.marked(id, 'disorganised') &&
          !this.marked(id, 'isolated') &&
          !this.marked(id, 'tried') &&
          !this.controlled(this.row(id).zone!, other(active)) &&
          this.isCommanded(id),
      ),
    );
  }

  /** 7.4.4 11.4.4e R57 R87 Units that support a principal. */
  supports(id: string, isAttack: boolean): string[] {
    const u = this.unit(id);
    if (u.parent) return [];
    return this.inZone(u.side, this.row(id).zone!).filter((v) => {
      if (v === id || this.unit(v).parent || this.unit(v).weapon === u.weapon) return false;
      if (this.marked(v, 'disorganised') || this.marked(v, 'isolated')) return false;
      return !isAttack || (!this.marked(v, 'fought') && (this.order(v)?.attack ?? true));
    });
  }
  /** 7.4.2a R63 */
  bonus(id: string, role: string): number {
    const u = this.unit(id);
    const all = this.leadersIn(u.side, this.row(id).zone!)
      .filter((l) => !this.isReplaced(l))
      .map((l) => this.plan.leader.get(l)!.bonus)
      .filter((b) => b !== undefined)
      .filter((b) => (b.role === 'any' || b.role === role) && (b.types.includes('any') || b.types.includes(u.type)));
    return Math.max(0, ...all.map((b) => b.fc));
  }
  /** 7.4.6 */
  terrain(ap: string, dp: string): number {
    const [from, to] = [this.row(ap).zone!, this.row(dp).zone!];
    const { arm } = this.face(ap);
    const group = arm === 'cavalry' ? 'cavalry' : this.unit(ap).weapon === 'fire' ? 'footFire' : 'footShock';
    const zone = charts.table1.zone[this.plan.type.get(to) as 'I'][group];
    const met = this.plan.crossing(from, to)!.terrain;
    const best = met.map((kinds) => Math.max(...kinds.map((k) => charts.table1.border[k as 'plain'][group])));
    return zone + Math.min(...best);
  }
  /** 7.2b */
  attackSum(ap: string, dp: string, kind: string, isCharging: boolean, supports: number): number {
    const classes = charts.classes.order;
    const gap = classes.indexOf(this.face(dp).class) - classes.indexOf(this.face(ap).class);
    return (
      this.face(ap).fc +
      (isCharging ? 2 : 0) +
      this.bonus(ap, 'AP') +
      Math.sign(gap) +
      (this.order(ap)?.apMod ?? 0) +
      (kind === 'close' ? supports : 0) -
      (this.marked(ap, 'disorganised') ? 1 : 0)
    );
  }
  /** 7.2c */
  defenceSum(ap: string, dp: string, kind: string, isAgain: boolean): number {
    return (
      this.face(dp).fc -
      (kind === 'close' && isAgain ? 1 : 0) +
      this.bonus(dp, 'DP') +
      this.terrain(ap, dp) +
      (this.order(dp)?.dpMod ?? 0) +
      (kind === 'close' ? this.supports(dp, false).length : 0) -
      (this.marked(dp, 'disorganised') ? 1 : 0) +
      (kind !== 'close' && this.marked(ap, 'caracole') ? 1 : 0)
    );
  }
  /** 7.8 */
  shotSum(gun: string, target: string, supports: number, guns: number): number {
    const [from, to] = [this.row(gun).zone!, this.row(target).zone!];
    const far = this.range(from, to);
    const { zone, border } = charts.table1;
    const entries = this.clearChains(from, to).map((chain) => {
      const met = this.plan.crossing(chain.at(-2)!, to)!.terrain;
      return Math.max(...met.map((kinds) => Math.min(...kinds.map((k) => border[k as 'plain'].artillery))));
    });
    return (
      this.face(gun).fc -
      (far === 3 ? 1 : 0) +
      (far === 1 ? supports : 0) +
      zone[this.plan.type.get(to) as 'I'].artillery +
      Math.max(...entries) -
      (this.marked(gun, 'disorganised') ? 1 : 0) +
      guns
    );
  }
  /** 7.8d R74 */
  addingGuns(gun: string, target: string): string[] {
    const [from, to] = [this.row(gun).zone!, this.row(target).zone!];
    return this.inZone(this.unit(gun).side, from).filter(
      (v) =>
        v !== gun &&
        this.face(v).arm === 'artillery' &&
        this.range(from, to) <= this.unit(v).range! &&
        !['disorganised', 'isolated', 'fought'].some((mark) => this.marked(v, mark)) &&
        (this.order(v)?.artilleryFire ?? true),
    );
  }
  /** 9.0b */
  objectives(side: string): number {
    return this.plan.file.victory.objectives
      .filter((o) => o.side === side && this.inZone(side, o.zone).some((id) => !this.marked(id, 'isolated')))
      .reduce((n, o) => n + o.vp, 0);
  }

  /** What is left of a piece's points: the road's among them once it has kept to it. */
  left(piece: string): number {
    const { battle } = this.at;
    const pieces = [...Object.keys(this.at.unit), ...Object.keys(this.at.leader)];
    const isMoving = battle.moving === pieces.indexOf(piece) + 1;
    const isUnit = this.plan.unit.has(piece);
    const spent = isMoving ? battle.spent : 0;
    const hasKept = isMoving && spent > 0 && battle.offRoad === 0 && (!isUnit || this.marked(piece, 'marched'));
    const bonus = !isUnit || this.face(piece).arm === 'cavalry' ? 2 : 1;
    return Math.max(0, (isUnit ? this.allowance(piece) : 10) + (hasKept ? bonus : 0) - spent);
  }
  /** Whether a unit may still do something in the movement sequence. */
  isFree(id: string): boolean {
    const row = this.row(id);
    const isOver = row.marks.includes('finished') || row.marks.includes('created');
    return (
      this.unit(id).side === this.at.battle.active &&
      row.place === 'map' &&
      !isOver &&
      this.face(id).arm !== 'artillery'
    );
  }
  /** Everything units may do in the movement sequence besides marching, and all that leaders may, as commands. */
  acts(): Set<string> {
    const out = new Set<string>();
    const { battle } = this.at;
    const enemy = other(battle.active);
    const say = (c: object) => out.add(JSON.stringify(c));
    const r = (column: string) => {
      const found = this.plan.file.columns.find((c) => c.id === column)!.reinforcement;
      return found && battle.turn >= found.turn ? found.zones : [];
    };
    const ground = (z: string) => charts.zoneTypes.rows.find((t) => t.type === this.plan.type.get(z))!.mp!;
    const exit = (z: string) =>
      this.plan.file.victory.exit.some(
        (x) => x.side === battle.active && x.zones.includes(z) && battle.turn >= x.fromTurn,
      );
    for (const id of Object.keys(this.at.unit)) {
      const u = this.unit(id);
      const row = this.row(id);
      if (u.side !== battle.active) continue;
      if (row.place === 'waiting' && !u.parent)
        for (const z of r(u.column)) {
          const isWatched = this.controlled(z, enemy);
          if (this.inZone(enemy, z).length > 0 || !this.room(id, z)) continue;
          if (isWatched && this.order(id)?.moveLimit === 'noEnemyZoc') continue;
          if (ground(z) + (isWatched ? 1 : 0) + this.choke(id, z) <= this.allowance(id))
            say({ type: 'enter', piece: id, to: z });
        }
      if (u.parent && row.place === 'map') {
        const parent = this.row(u.parent);
        if (this.isFree(u.parent) && parent.zone === row.zone && this.left(u.parent) >= 1)
          say({ type: 'absorb', unit: id });
      }
      if (!this.isFree(id)) continue;
      // 5.3c Off the map nobody is nearer a commander.
      if (this.left(id) >= 1 && exit(row.zone!) && !this.marked(id, 'isolated')) say({ type: 'leave', piece: id });
      if (u.type === 'argoulets' && this.left(id) >= 2)
        say({ type: this.marked(id, 'dismounted') ? 'mount' : 'dismount', unit: id });
      const hopes = Object.keys(this.at.unit).filter((e) => this.unit(e).parent === id);
      const used = hopes.filter((e) => this.row(e).place !== 'waiting').length;
      if (hopes.length > 0 && used < 2 && row.steps === u.steps && this.left(id) >= 1)
        say({ type: 'detach', unit: id });
      if (u.type === 'reiters' && this.is('caracole') && this.mayCaracole(id)) say({ type: 'caracole', unit: id });
    }
    for (const [l, row] of Object.entries(this.at.leader)) {
      const file = this.plan.leader.get(l)!;
      if (file.side !== battle.active) continue;
      const isShut = (z: string) =>
        this.inZone(enemy, z).length + this.leadersIn(enemy, z).length + this.baggageIn(enemy, z).length > 0;
      if (row.place === 'waiting' && !this.isReplaced(l))
        for (const z of r(file.column)) if (!isShut(z)) say({ type: 'enter', piece: l, to: z });
      if (row.place !== 'map' || row.marks.includes('finished')) continue;
      if (this.left(l) >= 1 && exit(row.zone!)) say({ type: 'leave', piece: l });
      for (const to of this.rides(l, isShut)) say({ type: 'move', piece: l, to });
    }
    return out;
  }
  /** 10.1e R33 R35 Zones beside a leader's that he may ride to in one step. */
  directRides(leader: string): string[] {
    const { battle } = this.at;
    const row = this.at.leader[leader]!;
    const enemy = other(battle.active);
    if (this.plan.leader.get(leader)!.side !== battle.active || row.place !== 'map') return [];
    if (row.marks.includes('finished')) return [];
    const pieces = [...Object.keys(this.at.unit), ...Object.keys(this.at.leader)];
    const isMoving = battle.moving === pieces.indexOf(leader) + 1;
    const from = row.zone!;
    return this.plan.next(from).filter((z) => {
      if (this.inZone(enemy, z).length + this.leadersIn(enemy, z).length + this.baggageIn(enemy, z).length > 0)
        return false;
      const isRoad = !(isMoving && battle.offRoad === 1) && this.plan.isRoad(from, z);
      const cost = this.groundCost(from, z) + (this.controlled(z, enemy) ? 1 : 0);
      return (isMoving ? battle.spent : 0) + cost <= 10 + (isRoad ? 2 : 0);
    });
  }
  /** 10.1e R33 R35 */
  rides(leader: string, isShut: (z: string) => boolean): Set<string> {
    const { battle } = this.at;
    const pieces = [...Object.keys(this.at.unit), ...Object.keys(this.at.leader)];
    const isMoving = battle.moving === pieces.indexOf(leader) + 1;
    const start = this.at.leader[leader]!.zone!;
    const out = new Set<string>();
    const seen = new Set<string>();
    const watched = new Map(this.plan.file.map.zones.map((z) => [z.id, this.controlled(z.id, other(battle.active))]));
    const walk = (z: string, spent: number, isRoad: boolean): void => {
      const key = `${z} ${spent} ${isRoad}`;
      if (seen.has(key)) return;
      seen.add(key);
      for (const to of this.plan.next(z)) {
        if (isShut(to)) continue;
        const cost = this.groundCost(z, to) + (watched.get(to) ? 1 : 0);
        const isOn = isRoad && this.plan.isRoad(z, to);
        if (spent + cost > 10 + (isOn ? 2 : 0)) continue;
        if (to !== start) out.add(to);
        walk(to, spent + cost, isOn);
      }
    };
    walk(start, isMoving ? battle.spent : 0, !(isMoving && battle.offRoad === 1));
    return out;
  }
  /** 11.1.1 R90 */
  mayCaracole(id: string): boolean {
    const u = this.unit(id);
    const from = this.row(id).zone!;
    if (this.marked(id, 'disorganised') || this.marked(id, 'isolated') || this.marked(id, 'crossed')) return false;
    if (this.order(id)?.attack === false) return false;
    if (this.specialNow('no-attack').some((s) => (s.columns as string[]).includes(u.column))) return false;
    if (this.inZone(u.side, from).some((v) => this.marked(v, 'caracole'))) return false;
    return this.plan
      .next(from)
      .some(
        (z) =>
          this.inZone(other(u.side), z).length > 0 &&
          this.plan.type.get(z) === 'I' &&
          this.plan.crossing(from, z)!.kind === 'dotted',
      );
  }
  /** 6.5 7.7 Who may go into an emptied zone: those of the combat, or everyone of the zone that was reacted to. */
  advances(isReaction: boolean, from: string, to: string, parts: Readonly<Record<string, string>>): Set<string> {
    const { active } = this.at.battle;
    const out = new Set<string>();
    if (!this.plan.next(from).includes(to)) return out;
    for (const id of this.inZone(active, from)) {
      const hasFought = ['attacker', 'attack-support'].includes(parts[id]!) && !this.marked(id, 'isolated');
      if (this.face(id).arm !== 'artillery' && (isReaction || hasFought) && this.room(id, to)) out.add(id);
    }
    if (this.inZone(active, to).length > 0) for (const l of this.leadersIn(active, from)) out.add(l);
    return out;
  }
  /** 7.4.1 7.9 What the attacker may say before the die: with the charge or without, one round or two. */
  engagements(ap: string, dp: string): Set<string> {
    const [from, to] = [this.row(ap).zone!, this.row(dp).zone!];
    const isOpen = this.plan.type.get(from) === 'I' && this.plan.type.get(to) === 'I';
    const mayCharge =
      this.marked(ap, 'charge') &&
      !this.marked(ap, 'disorganised') &&
      isOpen &&
      this.plan.crossing(from, to)!.kind === 'dotted';
    const pair = [this.unit(ap).type, this.unit(dp).type];
    const arePikes = pair.every((t) => ['swiss', 'landsknechts', 'pikemen'].includes(t));
    const isDeadly = pair.includes('landsknechts') && pair.every((t) => t === 'landsknechts' || t === 'swiss');
    const rounds = !arePikes ? [1] : isDeadly ? [2] : [1, 2];
    return new Set((mayCharge ? [true, false] : [false]).flatMap((c) => rounds.map((n) => `${c} ${n}`)));
  }

  /** 10.2a 10.2c D.1 */
  orderChanges(): Set<string> {
    const out = new Set<string>();
    const { battle } = this.at;
    for (const c of this.plan.file.columns) {
      const row = this.at.column[c.id]!;
      if (c.side !== battle.active || row.tried || this.at.leader[c.commander]!.place !== 'map') continue;
      if (c.reinforcement && !(row.entered > 0 && row.entered < battle.turn)) continue;
      if (this.specialNow('no-order-change').some((s) => (s.columns as string[]).includes(c.id))) continue;
      for (const order of Object.keys(charts.table3.orders))
        if (order !== row.order) out.add(JSON.stringify({ type: 'order', leader: c.commander, order }));
    }
    return out;
  }
}
export const savedOf = (json: Record<string, unknown>): Saved => json as unknown as Saved;
