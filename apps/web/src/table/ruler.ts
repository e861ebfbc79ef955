import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import type { Measured, RulerEnd } from '@tambour/stage';
import type { BattleStore } from '../play/battle-store.ts';
import { Latest } from '../play/latest.ts';

/** The ruler: from one base or point to another, as the rules measure. Two taps lay it, a third begins anew. */
export class Ruler {
  readonly isOn: Signal<boolean> = signal(false);
  readonly from: Signal<RulerEnd | undefined> = signal(undefined);
  readonly to: Signal<RulerEnd | undefined> = signal(undefined);
  readonly #told: Signal<Measured | undefined> = signal(undefined);
  /** What it measures; nothing until it has two ends. */
  readonly measured = computed(() => (this.from.value && this.to.value ? this.#told.value : undefined));
  readonly #latest: Latest<
    { readonly from: RulerEnd; readonly to: RulerEnd; readonly at: number },
    Measured | undefined
  >;
  readonly #stop: () => void;

  constructor(battle: BattleStore) {
    this.#latest = new Latest(
      (ask) => battle.driver.query('measure', ask),
      (measured) => {
        this.#told.value = measured;
      },
      (error) => battle.complain(error),
    );
    // Who has moved is measured again.
    this.#stop = effect(() => {
      const [from, to, { at }] = [this.from.value, this.to.value, battle.moment.value];
      if (from && to) this.#latest.want({ from, to, at });
    });
  }
  close(): void {
    this.#stop();
    this.#latest.drop();
  }

  toggle(isOn = !this.isOn.value): void {
    batch(() => {
      this.isOn.value = isOn;
      this.lay(undefined);
    });
  }
  lay(from: RulerEnd | undefined, to?: RulerEnd): void {
    this.#latest.drop();
    batch(() => {
      this.from.value = from;
      this.to.value = to;
      this.#told.value = undefined;
    });
  }
  tap(end: RulerEnd): void {
    if (this.from.value && !this.to.value) this.to.value = end;
    else this.lay(end);
  }
  /** While a hand drags its far end. */
  stretch(end: RulerEnd): void {
    this.to.value = end;
  }
}
