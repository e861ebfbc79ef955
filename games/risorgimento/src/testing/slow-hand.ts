/**
 * The order of activations written a second time, from the text of the rules and their worked example alone (4.5, README 25), with
 * nothing of the game's own code: what the tests hold the fast one to.
 */
export interface SlowCorps {
  readonly id: string;
  readonly side: 0 | 1;
  readonly continuity: number;
  limit: number;
  used: number;
  isThere: boolean;
  isFinished: boolean;
  isDemoralized: boolean;
}
type Mode = 'free' | 'continuity' | 'interrupt' | 'solo';

export class SlowHand {
  hand: 0 | 1;
  mode: Mode = 'free';
  streak = 0;
  last: string | undefined;
  passes: (0 | 1)[] = [];
  isFirst = false;
  isEnded = false;
  readonly hasTried = [false, false];
  readonly hasRenounced = [false, false];
  constructor(
    readonly corps: SlowCorps[],
    winner: 0 | 1,
    readonly hasExtended = true,
  ) {
    this.hand = winner;
    this.#turn();
  }
  #open = (k: SlowCorps) => k.isThere && !k.isFinished;
  isNormal = (k: SlowCorps) => this.#open(k) && k.used < k.limit;
  isExtended = (k: SlowCorps) =>
    this.hasExtended && this.#open(k) && k.used === k.limit && !this.hasTried[k.side] && !k.isDemoralized;
  #of = (side: number) => this.corps.filter((k) => k.side === side);
  isDone = (side: number) =>
    !this.#of(side).some(this.isNormal) && (this.hasRenounced[side]! || !this.#of(side).some(this.isExtended));
  choosable(): string[] {
    return this.#of(this.hand)
      .filter((k) => this.isNormal(k) || this.isExtended(k))
      .filter((k) => k.id !== this.last || !this.#of(this.hand).some((x) => x.id !== k.id && this.isNormal(x)))
      .map((k) => k.id);
  }
  needsRoll(id: string): boolean {
    const k = this.corps.find((x) => x.id === id)!;
    const isSpecial = this.isExtended(k) || id === this.last || k.isDemoralized;
    return this.mode === 'solo' ? !this.isFirst || isSpecial : this.mode === 'continuity' || isSpecial;
  }
  #turn(): void {
    if (!this.isDone(this.hand)) return;
    const other = (1 - this.hand) as 0 | 1;
    if (this.isDone(other)) {
      this.isEnded = true;
      return;
    }
    this.hand = other;
    this.mode = 'solo';
    this.isFirst = true;
    this.last = undefined;
  }
  pass(): void {
    const side = this.hand;
    if (!this.#of(side).some(this.isNormal)) {
      this.hasRenounced[side] = true;
      this.#turn();
      return;
    }
    if (this.mode === 'solo') {
      this.isEnded = true;
      return;
    }
    this.passes.push(side);
    this.last = undefined;
    if (this.passes.at(-2) === 1 && side === 0) {
      this.isEnded = true;
      return;
    }
    this.#over('free');
    this.#turn();
  }
  #over(mode: Mode): void {
    this.hand = (1 - this.hand) as 0 | 1;
    this.mode = mode;
    this.streak = 0;
  }
  /** What a corps that was named does: nothing, or an activation, with or without attacks. */
  activate(id: string, die: number | undefined): 'nothing' | 'acts' | 'acts-without-attacks' {
    const k = this.corps.find((x) => x.id === id)!;
    const isExtended = this.isExtended(k);
    const isAgain = id === this.last;
    const rolls = this.needsRoll(id);
    if (isExtended) this.hasTried[k.side] = true;
    const isSolo = this.mode === 'solo';
    this.isFirst = false;
    if (rolls && die! > k.continuity) {
      if (isExtended || isAgain) k.isFinished = true;
      else if (k.isDemoralized) k.used++;
      else if (isSolo) {
        k.used++;
        this.last = id;
        this.#turn();
        return 'acts-without-attacks';
      }
      this.last = undefined;
      this.passes = [];
      if (!isSolo) this.#over('free');
      this.#turn();
      return 'nothing';
    }
    k.used++;
    this.passes = [];
    this.last = id;
    if (isExtended) k.isFinished = true;
    if (!isSolo) {
      if (this.mode === 'interrupt') {
        this.#over('continuity');
        this.last = undefined;
      } else {
        this.streak++;
        if (this.isDone(1 - this.hand)) {
          this.mode = 'solo';
          this.isFirst = false;
        } else if (this.streak === 2) this.#over('interrupt');
        else this.mode = 'continuity';
      }
    }
    this.#turn();
    return 'acts';
  }
}
