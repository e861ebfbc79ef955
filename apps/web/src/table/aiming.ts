import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import type { Footprint } from '@tambour/press/table';
import type { AimAsk, BasedPiece, Ghost, Handle, TablePoint } from '@tambour/stage';
import type { AimView } from '../match/table-view.ts';
import type { BattleStore } from '../play/battle-store.ts';
import { Latest } from '../play/latest.ts';
import { keyOf } from '../play/pick.ts';
import type { Picking } from '../play/picking.ts';
import { footprintOf, rounded, turnedBy } from './geometry.ts';

/** What is aimed at: the ask without what the hand decides at the last moment. */
export type Wish = Omit<AimAsk, 'snap'>;

/** How near what the end snaps to must be where keys aim, in centimetres. */
const KEY_SNAP = 0.5;
export const STEP_CM = 1;
export const STEP_DEGREES = 5;

/**
 * A piece with a base in hand is aimed: where it is to stand and look is a wish, the game says what that comes to, and once the hand rests the
 * order is weighed as any other. The latest wish wins.
 */
export class Aiming {
  readonly wish: Signal<Wish | undefined> = signal(undefined);
  readonly aim: Signal<AimView | undefined> = signal(undefined);
  /** What an order that was weighed without being aimed would do: one from a list. */
  readonly listed: Signal<Ghost | undefined> = signal(undefined);
  /** The next tap says which way to look. */
  readonly isTurning: Signal<boolean> = signal(false);
  readonly ghost = computed(() => (this.wish.value ? this.aim.value?.ghost : this.listed.value));
  readonly #latest: Latest<AimAsk, AimView>;
  readonly #stop: () => void;

  constructor(
    readonly battle: BattleStore,
    readonly picking: Picking,
  ) {
    const { driver } = battle;
    this.#latest = new Latest(
      (ask) => driver.query('aim', ask),
      (aim) => {
        this.aim.value = aim;
      },
      (error) => battle.complain(error),
    );
    const ofPiece = effect(() => {
      const held = picking.piece.value;
      if (this.wish.peek()?.piece !== held) this.clear();
    });
    const ofWeighed = effect(() => {
      const handle = picking.weighed.value;
      void this.#show(handle);
    });
    this.#stop = () => {
      ofPiece();
      ofWeighed();
    };
  }
  close(): void {
    this.#stop();
    this.#latest.drop();
  }
  clear(): void {
    this.#latest.drop();
    batch(() => {
      this.wish.value = undefined;
      this.aim.value = undefined;
      this.isTurning.value = false;
    });
  }

  /** The piece in hand with its base, if it may be sent to a point of the table. */
  get held(): BasedPiece | undefined {
    const { battle, picking } = this;
    if (!battle.isAsked.value || !picking.handles.value.some(({ stand }) => stand !== undefined)) return undefined;
    return this.based(picking.piece.value);
  }
  based(id: string | undefined): BasedPiece | undefined {
    const piece = this.battle.moment.value.scene.pieces.find((other) => other.id === id);
    return piece?.base && { ...piece, base: piece.base };
  }

  /** While a hand moves: only the ghost follows. */
  follow(wish: Wish, snap: number): void {
    const to: TablePoint = [rounded(wish.to[0]), rounded(wish.to[1])];
    const exact = { ...wish, to };
    this.wish.value = exact;
    this.#latest.want({ ...exact, snap });
  }
  /** The hand rests: what it comes to is weighed. */
  async settle(): Promise<void> {
    await this.#latest.settled();
    const { handle } = this.aim.value ?? {};
    if (!this.wish.value) return;
    if (handle) await this.picking.weigh(handle);
    else this.picking.weighed.value = undefined;
  }
  async at(wish: Wish, snap: number): Promise<void> {
    this.follow(wish, snap);
    await this.settle();
  }

  /** Where the aim stands now: where it was wished, else where the piece is. */
  get #from(): { readonly wish: Wish; readonly end: Footprint } | undefined {
    const piece = this.held;
    if (!piece) return undefined;
    const stands = footprintOf(piece.base);
    const wish = this.wish.value ?? { piece: piece.id, to: [stands.x, stands.y] };
    return { wish, end: this.ghost.value?.end ?? stands };
  }
  /** By keys and buttons: so many centimetres to the right and up the table. */
  async nudge(right: number, up: number): Promise<void> {
    const from = this.#from;
    if (!from) return;
    const { onto: _, ...wish } = from.wish;
    await this.at({ ...wish, to: [Math.max(0, wish.to[0] + right), Math.max(0, wish.to[1] + up)] }, KEY_SNAP);
  }
  async turn(by: number): Promise<void> {
    const from = this.#from;
    if (!from) return;
    await this.at({ ...from.wish, facing: turnedBy(from.wish.facing ?? from.end.facing, by) }, 0);
  }
  /** The same aim by another kind of order. */
  async by(verb: string): Promise<void> {
    if (this.wish.value) await this.at({ ...this.wish.value, verb }, KEY_SNAP);
  }
  /** Gives the order the ghost shows; whatever was wished last is waited for. */
  async commit(): Promise<void> {
    await this.settle();
    if (!this.ghost.value) return;
    const { picking } = this;
    const piece = this.based(picking.weighed.value?.piece);
    await picking.commit();
    // The keyboard's cursor goes with whoever it was on.
    const gone = this.based(piece?.id)?.place;
    if (piece && gone !== undefined && picking.cursor.value === piece.place) picking.cursor.value = gone;
  }

  /** An order that was not aimed has a ghost too. */
  async #show(handle: Handle | undefined): Promise<void> {
    const aimed = this.aim.peek()?.handle;
    const isAimed = handle && aimed && keyOf(aimed) === keyOf(handle);
    if (handle && !isAimed) this.clear();
    if (isAimed || !this.based(handle?.piece) || !handle) {
      this.listed.value = undefined;
      return;
    }
    try {
      const ghost = await this.battle.driver.query('ghost', { command: handle.command });
      if (this.picking.weighed.peek() === handle) this.listed.value = ghost;
    } catch (error) {
      this.battle.complain(error);
    }
  }
}
