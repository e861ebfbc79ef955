import { type Signal, signal } from '@preact/signals';
import type { MisstepView, PlanStep } from '../match/plan-view.ts';
import type { BattleStore } from './battle-store.ts';

/** The search for the worst decisions of a battle that is over, and which of them is looked at. */
export class Review {
  /** Whose decisions. */
  readonly side: Signal<number>;
  /** How much is done, 0 to 1, while it goes on. */
  readonly done: Signal<number | undefined> = signal(undefined);
  /** What was found, by side. */
  readonly found: Signal<ReadonlyMap<number, readonly MisstepView[]>> = signal(new Map());
  readonly shown: Signal<MisstepView | undefined> = signal(undefined);
  #round = 0;

  constructor(readonly battle: BattleStore) {
    this.side = signal(battle.viewpoint ?? 0);
  }

  async begin(): Promise<void> {
    const round = ++this.#round;
    const side = this.side.value;
    this.done.value = 0;
    try {
      const search = this.battle.driver.review(side);
      let step = await search.next();
      while (!step.done) {
        if (round !== this.#round) return void (await search.return([]));
        this.done.value = step.value;
        step = await search.next();
      }
      if (round === this.#round) this.found.value = new Map([...this.found.value, [side, step.value]]);
    } catch (error) {
      if (round === this.#round) this.battle.complain(error);
    } finally {
      if (round === this.#round) this.done.value = undefined;
    }
  }
  cancel(): void {
    this.#round++;
    this.done.value = undefined;
  }

  /** Goes to where a decision was made; the better plan is drawn there. */
  async look(misstep: MisstepView): Promise<void> {
    this.shown.value = misstep;
    await this.battle.look(misstep.n - 1);
  }
  /** The decision that is looked at, as long as the board shows that moment. */
  get now(): MisstepView | undefined {
    const shown = this.shown.value;
    return shown && this.battle.past.value?.at === shown.n - 1 ? shown : undefined;
  }
  get plan(): readonly PlanStep[] {
    return this.now?.better ?? [];
  }
}
