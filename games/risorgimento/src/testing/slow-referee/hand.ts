import type { Book } from './book.ts';
import { continuity } from './command.ts';
import { otherSide, type Side } from './scenario-file.ts';

/* 4.5, section 25 of our specification: whose hand it is, and what a corps that is named needs. Written from the text, not from the game. */

export type Mode = 'free' | 'continuity' | 'interrupt' | 'solo';
export interface Need {
  readonly kind: 'normal' | 'extended';
  readonly rolls: boolean;
  readonly isAgain: boolean;
}
export class Hand {
  side: Side = 'allied';
  mode: Mode = 'free';
  streak = 0;
  last: string | undefined;
  passes: Side[] = [];
  isFirst = false;
  isEnded = true;
  readonly used = new Map<string, number>();
  readonly finished = new Set<string>();
  readonly tried = new Set<Side>();
  readonly renounced = new Set<Side>();
  readonly massed = new Set<Side>();
  /** Corps or divisions that are demoralised. */
  readonly demoralized = new Set<string>();
  /** A corps that is at work: what follows its activation is read when it is over. */
  #acting: { readonly corps: string; readonly isExtended: boolean } | undefined;
  constructor(readonly book: Book) {}

  newTurn(): void {
    this.used.clear();
    this.finished.clear();
    this.tried.clear();
    this.renounced.clear();
    this.massed.clear();
  }
  begin(winner: Side): void {
    Object.assign(this, { side: winner, mode: 'free', streak: 0, last: undefined, passes: [], isEnded: false });
    this.#turn();
  }
  get #alternates(): boolean {
    return this.book.effect('alternate') !== undefined;
  }
  /** 9.21 SM3 */
  isDemoralized(corps: string): boolean {
    const split = this.book.effect('divisions');
    if (split && split.corps === corps) {
      const down = (split.divisions as readonly string[]).filter((d) => this.demoralized.has(d));
      return down.length >= Number(split.armyFrom);
    }
    return this.demoralized.has(corps);
  }
  /** 4.43 4.44 M6 R16 */
  limit(corps: string): number {
    const { book } = this;
    if (book.weather !== 'fair' || (book.isNight && book.effect('night'))) return 1;
    const here = book.all().filter((u) => u.brigade.corps === corps);
    const isOnce = (id: string): boolean => {
      const found = book.reinforcementOf(id);
      return found?.onceThisTurn === true && found.turn === book.turn;
    };
    const coming = [...book.units.values()].filter(
      (u) =>
        u.brigade.corps === corps && u.place === 'waiting' && (book.reinforcementOf(u.id)?.turn ?? 99) <= book.turn,
    );
    const all = [...here, ...coming];
    return all.length > 0 && all.every((u) => isOnce(u.id)) ? 1 : 2;
  }
  #isOpen(corps: string): boolean {
    if (this.finished.has(corps)) return false;
    return [...this.book.units.values()].some(
      (u) =>
        u.brigade.corps === corps &&
        (u.place === 'on-map' ||
          (u.place === 'waiting' && (this.book.reinforcementOf(u.id)?.turn ?? 99) <= this.book.turn)),
    );
  }
  #uses(corps: string): number {
    return this.used.get(corps) ?? 0;
  }
  #isNormal(corps: string): boolean {
    return this.#isOpen(corps) && this.#uses(corps) < this.limit(corps);
  }
  #isExtended(corps: string): boolean {
    if (this.book.isNight && this.book.effect('night')) return false;
    const side = this.book.corps.get(corps)!.side;
    return (
      this.#isOpen(corps) &&
      this.#uses(corps) === this.limit(corps) &&
      !this.tried.has(side) &&
      !this.isDemoralized(corps)
    );
  }
  #of(side: Side): string[] {
    return [...this.book.corps.values()].filter((c) => c.side === side).map((c) => c.id);
  }
  #isDone(side: Side): boolean {
    const all = this.#of(side);
    if (all.some((k) => this.#isNormal(k))) return false;
    return this.renounced.has(side) || !all.some((k) => this.#isExtended(k));
  }
  /** Before every answer: a side that is done hands over for good. */
  #turn(): void {
    if (this.isEnded || !this.#isDone(this.side)) return;
    const other = otherSide(this.side);
    if (this.#isDone(other)) {
      this.isEnded = true;
      return;
    }
    Object.assign(this, { side: other, mode: 'solo', isFirst: true, last: undefined });
  }
  mayChoose(corps: string): boolean {
    const side = this.book.corps.get(corps)!.side;
    if (side !== this.side || !(this.#isNormal(corps) || this.#isExtended(corps))) return false;
    if (this.#alternates || corps !== this.last) return true;
    return !this.#of(side).some((k) => k !== corps && this.#isNormal(k));
  }
  need(corps: string): Need {
    const isExtended = this.#isExtended(corps);
    const isAgain = !this.#alternates && corps === this.last;
    const isSpecial = isExtended || isAgain || this.isDemoralized(corps);
    const isPlain = this.#alternates ? false : this.mode === 'solo' ? !this.isFirst : this.mode === 'continuity';
    return { kind: isExtended ? 'extended' : 'normal', rolls: isPlain || isSpecial, isAgain };
  }
  #over(mode: Mode): void {
    Object.assign(this, { side: otherSide(this.side), mode, streak: 0 });
  }
  pass(): 'passed' | 'renounced' {
    const { side } = this;
    if (!this.#of(side).some((k) => this.#isNormal(k))) {
      this.renounced.add(side);
      this.#turn();
      return 'renounced';
    }
    if (this.mode === 'solo') {
      this.isEnded = true;
      return 'passed';
    }
    this.passes.push(side);
    this.last = undefined;
    if (side === 'allied' && this.passes.at(-2) === 'austrian') this.isEnded = true;
    else {
      this.#over('free');
      this.#turn();
    }
    return 'passed';
  }
  rating(corps: string): number {
    return continuity(this.book, corps);
  }
  /** A corps is named; `die` if it rolled. What it does: nothing, an activation, or one without attacks. */
  name(corps: string, die: number | undefined): 'nothing' | 'acts' | 'no-attack' {
    const { kind, rolls, isAgain } = this.need(corps);
    const isExtended = kind === 'extended';
    const isSolo = this.mode === 'solo';
    const uses = this.#uses(corps);
    const isDown = this.isDemoralized(corps);
    if (isExtended) this.tried.add(this.side);
    this.isFirst = false;
    if (rolls && die !== undefined && die > this.rating(corps)) {
      if (isExtended || isAgain) this.finished.add(corps);
      else if (isDown) this.used.set(corps, uses + 1);
      else if (isSolo) {
        this.#acting = { corps, isExtended: false };
        return 'no-attack';
      }
      this.passes = [];
      this.last = undefined;
      if (!isSolo || this.#alternates) this.#over('free');
      this.#turn();
      return 'nothing';
    }
    this.#acting = { corps, isExtended };
    return 'acts';
  }
  /** The activation is over: who has the hand now. */
  afterwards(): void {
    const acting = this.#acting;
    this.#acting = undefined;
    if (!acting) return;
    const { corps, isExtended } = acting;
    this.used.set(corps, this.#uses(corps) + 1);
    this.passes = [];
    this.last = corps;
    if (isExtended) this.finished.add(corps);
    if (this.#alternates) this.#over('free');
    else if (this.mode === 'interrupt') {
      this.#over('continuity');
      this.last = undefined;
    } else if (this.mode !== 'solo') {
      this.streak++;
      if (this.#isDone(otherSide(this.side))) Object.assign(this, { mode: 'solo', isFirst: false });
      else if (this.streak === 2) this.#over('interrupt');
      else this.mode = 'continuity';
    }
    this.#turn();
  }
}
