import type { ReitersEvent } from '../../model/event.ts';
import { Book, other } from '../slow-referee/book.ts';
import type { Saved } from '../slow-referee/saved.ts';
import type { EventOf } from './followed-battle.ts';

/** One round fought again on a copy, with the dice that fell. */
export class FoughtAgain {
  readonly said: string[] = [];
  readonly book: Book;
  readonly #dice: number[];
  readonly #told: readonly ReitersEvent[];
  constructor(
    before: Saved,
    told: readonly ReitersEvent[],
    readonly isCombat: boolean,
  ) {
    this.book = new Book(structuredClone(before));
    this.#told = told;
    this.#dice = told.flatMap((e) => (e.type === 'tested' || e.type === 'leader-tested' ? [e.die] : []));
  }
  #die(): number {
    return this.#dice.shift() ?? 0;
  }
  #is(id: string): boolean {
    return this.book.row(id).place === 'map';
  }
  test(id: string, cause: string): boolean {
    const passed = this.#die() + shaken(this.book, id) <= this.book.fq(id);
    this.said.push(`tested ${id} ${cause} ${passed}`);
    return passed;
  }
  lose(id: string, steps: number): void {
    const row = this.book.row(id);
    row.steps = Math.max(0, row.steps - steps);
    this.said.push(`lost-steps ${id} ${row.steps}`);
    if (row.steps === 0) this.#remove(id);
  }
  #remove(id: string): void {
    const gone = [id, ...Object.keys(this.book.at.unit).filter((e) => this.book.unit(e).parent === id && this.#is(e))];
    for (const one of gone) {
      Object.assign(this.book.row(one), { place: 'lost', zone: null, steps: 0, marks: [] });
      this.said.push(`eliminated ${one}`);
    }
  }
  disorganise(id: string): boolean {
    const row = this.book.row(id);
    if (row.place !== 'map') return false;
    if (!row.marks.includes('disorganised')) {
      row.marks.push('disorganised');
      this.said.push(`disorganised ${id}`);
      return false;
    }
    row.marks = row.marks.filter((m) => m !== 'disorganised');
    this.lose(id, 1);
    return true;
  }
  /** 11.2a 11.2b Outside a result: a step lost so makes the others of the zone waver at once. */
  shake(id: string): void {
    const { zone } = this.book.row(id);
    if (this.disorganise(id) && this.isCombat && this.book.is('wavering'))
      this.waver(this.book.unit(id).side, zone!, id);
  }
  /** Whether a step was lost. */
  suffer(id: string, effect: string, spared: number): boolean {
    if (effect === 'TQ') return !this.test(id, 'result') && this.disorganise(id);
    if (effect === 'DS') return this.disorganise(id);
    const losses = Number.parseInt(effect, 10) - spared;
    if (!(losses > 0)) return false;
    this.lose(id, losses);
    return true;
  }
  waver(side: string, zone: string, who: string): void {
    for (const id of this.book.inZone(side, zone)) {
      const { marks } = this.book.row(id);
      if (id === who || marks.includes('wavered') || !this.#is(id)) continue;
      marks.push('wavered');
      if (!this.test(id, 'wavering')) this.disorganise(id);
    }
  }
  testLeaders(side: string, zone: string): void {
    for (const l of this.book.leadersIn(side, zone)) {
      if (this.book.isReplaced(l)) continue;
      const near = this.book.inZone(side, zone).filter((id) => !this.book.unit(id).parent).length;
      const more = this.book.special('leader-test-die').find((s) => s.leader === l)?.die as number | undefined;
      const falls = this.#die() + near + (more ?? 0) <= 5;
      this.said.push(`leader-tested ${l} ${falls}`);
      if (falls) this.kill(l);
    }
  }
  kill(l: string): void {
    const { at, plan } = this.book;
    const file = plan.leader.get(l)!;
    const wasLieutenant = this.book.isLieutenant(l);
    const zone = at.leader[l]!.zone!;
    Object.assign(at.leader[l]!, { zone: null, place: 'waiting' });
    at.leader[l]!.marks.push('replaced');
    this.said.push(`leader-lost ${l}`);
    for (const id of Object.keys(at.unit))
      if (this.#is(id) && this.book.unit(id).side === file.side)
        if (wasLieutenant || this.book.unit(id).column === file.column)
          if (!this.test(id, 'leader-lost')) this.shake(id);
    this.replace(l, zone);
  }
  /** 7.6.1b 7.6.2b The nearest friends; between equals what was chosen. */
  replace(l: string, zone: string): void {
    const { side } = this.book.plan.leader.get(l)!;
    const zones = nearest(this.book, side, zone);
    const chosen = this.#told.find((e) => e.type === 'leader-replaced' && e.leader === l) as EventOf<'leader-replaced'>;
    const to = zones.length === 0 ? null : zones.includes(String(chosen?.zone)) ? chosen.zone : zones[0]!;
    Object.assign(this.book.at.leader[l]!, { zone: to, place: to === null ? 'lost' : 'map' });
    this.said.push(`leader-replaced ${l} ${to}`);
  }
  overrun(side: string, zone: string): void {
    const { book } = this;
    const enemy = other(side);
    if (book.inZone(enemy, zone).length > 0) return;
    for (const b of book.baggageIn(enemy, zone)) {
      Object.assign(book.at.baggage[b]!, { zone: null, place: 'lost' });
      this.said.push(`baggage-taken ${b}`);
    }
    for (const l of book.leadersIn(enemy, zone))
      if (book.isReplaced(l)) {
        this.said.push(`leader-displaced ${l}`);
        Object.assign(book.at.leader[l]!, { zone: null });
        this.replace(l, zone);
      } else this.kill(l);
  }
  retreat(id: string, to: string): void {
    if (to === 'off') {
      this.#remove(id);
      return;
    }
    const { plan } = this.book;
    const from = this.book.row(id).zone!;
    const isHard = plan.crossing(from, to)!.kind === 'plain' || plan.type.get(to) === 'II';
    const isShaken = isHard || !this.test(id, 'retreat');
    this.book.row(id).zone = to;
    this.said.push(`retreated ${id} ${from} ${to}`);
    this.overrun(this.book.unit(id).side, to);
    if (isShaken) this.shake(id);
  }
}
/** What the loss of a leader adds to the die of those whom it shakes. */
export const shaken = (book: Book, id: string): number =>
  book
    .special('shaken-by-loss')
    .filter((s) => s.side === book.unit(id).side && (s.types as string[]).includes(book.unit(id).type))
    .filter((s) => book.isReplaced(s.leader as string))
    .reduce((n, s) => n + (s.die as number), 0);
function nearest(book: Book, side: string, zone: string): string[] {
  const steps = book.plan.steps([zone]);
  const held = [...new Set(book.onMap(side).map((id) => book.row(id).zone!))].filter((z) => steps.has(z));
  const least = Math.min(...held.map((z) => steps.get(z)!));
  return held.filter((z) => steps.get(z) === least);
}
