import { charts, type OrderRow } from './charts.ts';
import { type Plan, planOf } from './plan.ts';
import type { Saved, UnitRow } from './saved.ts';
import type { Effect, FaceFile, UnitFile } from './scenario-file.ts';

/*
 * The rulebook read word by word, slowly, from the scenario's file and a position as it is saved: nothing of the engine is
 * used. Tests hold the engine against it. Where it is silent, the rulings of the spec are followed.
 */

export const other = (side: string): string => (side === 'C' ? 'P' : 'C');

/** The book opened at a position. */
export class Book {
  readonly plan: Plan;
  constructor(readonly at: Saved) {
    this.plan = planOf(at.scenario);
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
}
