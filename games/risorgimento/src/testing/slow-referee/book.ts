import { distance, Ground } from './ground.ts';
import { FACINGS, type Saved } from './saved.ts';
import {
  type BrigadeFile,
  type Column,
  type CorpsFile,
  type EffectFile,
  type LeaderFile,
  otherSide,
  type ScenarioFile,
  type Side,
  scenarioFile,
  type UnitFile,
} from './scenario-file.ts';

export interface Piece {
  hex: string | undefined;
  place: string;
}
/** A combat unit as the referee has it: what lasts on it, and what it has done in the activation at hand. */
export interface Unit extends Piece {
  readonly id: string;
  readonly file: UnitFile;
  readonly side: Side;
  readonly brigade: BrigadeFile;
  facing: number;
  hits: number;
  marks: Set<string>;
  did: Set<string>;
  spent: number;
}
export interface Leader extends Piece {
  readonly id: string;
  readonly file: LeaderFile;
  isFinished: boolean;
  isReduced: boolean;
}
const FOOT = ['infantry', 'light', 'jager'];
export const isFoot = (u: Unit): boolean => FOOT.includes(u.file.type);
export const isHorse = (u: Unit): boolean => u.file.type.endsWith('cavalry');
export const isGun = (u: Unit): boolean => u.file.type === 'artillery';
export const isHorseGun = (u: Unit): boolean => u.file.gun === 'horse';
export const columnOf = (u: Unit): Column =>
  isGun(u) ? (isHorseGun(u) ? 'horseArtillery' : 'artillery') : isHorse(u) ? 'cavalry' : 'infantry';
export const cohesion = (u: Unit): number => (u.file.cohesion ?? 0) - u.hits;

/** The pieces as the referee keeps them beside the game: nothing here comes from the game's own rules. */
export class Book {
  readonly file: ScenarioFile;
  readonly ground: Ground;
  readonly options: Readonly<Record<string, string>>;
  readonly units = new Map<string, Unit>();
  readonly leaders = new Map<string, Leader>();
  readonly brigades = new Map<string, BrigadeFile>();
  readonly corps = new Map<string, CorpsFile>();
  /** Units of a hex, top first. */
  readonly stacks = new Map<string, string[]>();
  turn = 0;
  /** Brigades that are hors de combat. */
  readonly horsDeCombat = new Set<string>();
  /** The brigade that has taken a unit of corps cavalry along, and the unit (4.15). */
  attached: { unit: string; brigade: string } | undefined;

  constructor(at: Saved, file: ScenarioFile = scenarioFile(at.scenario)) {
    this.file = file;
    this.ground = new Ground(this.file);
    this.options = at.options;
    for (const b of this.file.brigades) this.brigades.set(b.id, b);
    for (const c of this.file.corps) this.corps.set(c.id, c);
    for (const unit of this.file.units) {
      const brigade = this.brigades.get(unit.brigade)!;
      const row = at.unit[unit.id]!;
      this.units.set(unit.id, {
        id: unit.id,
        file: unit,
        brigade,
        side: this.corps.get(brigade.corps)!.side,
        hex: row.hex ?? undefined,
        place: row.place,
        facing: FACINGS.indexOf(row.facing),
        hits: row.hits,
        marks: new Set(row.marks),
        did: new Set(row.did),
        spent: row.spent,
      });
    }
    for (const leader of this.file.leaders) {
      const row = at.leader[leader.id]!;
      this.leaders.set(leader.id, {
        id: leader.id,
        file: leader,
        hex: row.hex ?? undefined,
        place: row.place,
        isFinished: row.isFinished === 1,
        isReduced: row.isReduced === 1,
      });
    }
    for (const [hex, stack] of stacksOf(at)) this.stacks.set(hex, stack);
    this.turn = at.battle.turn;
  }
  unit(id: string): Unit {
    const found = this.units.get(id);
    if (!found) throw new Error(`no unit ${id}`);
    return found;
  }
  leader(id: string): Leader {
    const found = this.leaders.get(id);
    if (!found) throw new Error(`no leader ${id}`);
    return found;
  }
  isUnit(id: string): boolean {
    return this.units.has(id);
  }
  all(side?: Side): Unit[] {
    return [...this.units.values()].filter((u) => u.place === 'on-map' && (side === undefined || u.side === side));
  }
  in(hex: string): Unit[] {
    return (this.stacks.get(hex) ?? []).map((id) => this.unit(id));
  }
  enemiesIn(hex: string, side: Side): Unit[] {
    return this.in(hex).filter((u) => u.side !== side);
  }
  isHeldBy(hex: string, side: Side): boolean {
    return this.in(hex).some((u) => u.side === side);
  }
  leadersIn(hex: string, side: Side): Leader[] {
    return [...this.leaders.values()].filter((l) => l.place === 'on-map' && l.hex === hex && l.file.side === side);
  }
  /** R38 An arriving unit goes on top. */
  put(u: Unit, hex: string): void {
    this.lift(u);
    u.hex = hex;
    u.place = 'on-map';
    this.stacks.set(hex, [u.id, ...(this.stacks.get(hex) ?? [])]);
  }
  lift(u: Unit): void {
    if (u.hex === undefined) return;
    const left = (this.stacks.get(u.hex) ?? []).filter((id) => id !== u.id);
    if (left.length > 0) this.stacks.set(u.hex, left);
    else this.stacks.delete(u.hex);
    u.hex = undefined;
  }
  drop(u: Unit): void {
    this.lift(u);
    u.place = 'lost';
  }
  /** The distance from a hex to the nearest enemy combat unit of a side. */
  nearestEnemy(hex: string, side: Side): number {
    return Math.min(99, ...this.all(otherSide(side)).map((u) => distance(hex, u.hex!)));
  }
  isNextToEnemy(hex: string, side: Side): boolean {
    return this.ground.around(hex).some((x) => this.enemiesIn(x, side).length > 0);
  }
  effect(kind: string): EffectFile | undefined {
    return this.file.effects.find((e) => e.kind === kind);
  }
  effects(kind: string): EffectFile[] {
    return this.file.effects.filter((e) => e.kind === kind);
  }
  get weather(): string {
    return this.file.turns[this.turn - 1]?.weather ?? 'fair';
  }
  get hasErrata(): boolean {
    return this.options.designerErrata === 'yes';
  }
  get isNight(): boolean {
    return this.file.turns[this.turn - 1]?.night === true;
  }
  /** R23 The brigade a unit counts with in the step at hand. */
  brigadeOf(u: Unit): string {
    return this.attached?.unit === u.id ? this.attached.brigade : u.brigade.id;
  }
  brigadier(brigade: string): Leader | undefined {
    const id = this.brigades.get(brigade)!.leader;
    return id === undefined ? undefined : this.leader(id);
  }
  commander(corps: string): Leader | undefined {
    const id = this.corps.get(corps)!.commander;
    return id === undefined ? undefined : this.leader(id);
  }
  reinforcementOf(id: string): ScenarioFile['reinforcements'][number] | undefined {
    return this.file.reinforcements.find((r) => r.units.includes(id) || r.leaders.includes(id));
  }
}

export function stacksOf(at: Saved): Map<string, string[]> {
  const out = new Map<string, string[]>();
  const below = new Set(Object.values(at.unit).map((row) => row.under));
  for (const [id, row] of Object.entries(at.unit)) {
    if (row.hex === null || below.has(id)) continue;
    const stack: string[] = [];
    for (let u: string | null = id; u !== null; u = at.unit[u]!.under) stack.push(u);
    out.set(row.hex, [...(out.get(row.hex) ?? []), ...stack]);
  }
  return out;
}
