import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import type { Handle, Mark, Place, ScenePiece, Way } from '@tambour/stage';
import type { Forecast } from '../match/forecast-view.ts';
import type { WhyNot } from '../match/protocol.ts';
import type { Advice } from './advice.ts';
import type { BattleStore } from './battle-store.ts';
import { likeliest } from './likeliest.ts';
import { isOfPiece, keyOf, type Pick } from './pick.ts';
import { retold } from './retell.ts';

/**
 * What a person has taken hold of: a piece, a place, an order being weighed. A pick is matched against the legal orders; what
 * fits none is asked about, and the answer cites the rules.
 */
export class Picking {
  readonly piece: Signal<string | undefined> = signal(undefined);
  readonly place: Signal<Place | undefined> = signal(undefined);
  readonly handles: Signal<readonly Handle[]> = signal([]);
  /** A place one looks at, with no piece in hand. */
  readonly looked: Signal<Place | undefined> = signal(undefined);
  /** The order being weighed, not yet given. */
  readonly weighed: Signal<Handle | undefined> = signal(undefined);
  readonly forecast: Signal<Forecast | undefined> = signal(undefined);
  readonly way: Signal<Way | undefined> = signal(undefined);
  readonly why: Signal<WhyNot | undefined> = signal(undefined);
  /** What the computer would do, and why. */
  readonly advice: Signal<Advice | undefined> = signal(undefined);
  readonly isAdvised: Signal<boolean> = signal(false);
  /** The cursor of the keyboard; a press leaves it where it fell. */
  readonly cursor: Signal<Place | undefined> = signal(undefined);
  /** Whether it was last led by keys. */
  readonly isLedByKeys: Signal<boolean> = signal(false);
  readonly overlays: Signal<readonly string[]> = signal([]);
  readonly marks: Signal<readonly Mark[]> = signal([]);
  /** Orders at the picked place. */
  readonly choices = computed(() =>
    this.place.value === undefined ? [] : this.handles.value.filter((h) => h.place === this.place.value),
  );
  /** The orders to choose from beside the answers that have their buttons: at the picked place, else of the piece in hand. */
  readonly offered = computed((): readonly Handle[] => {
    const free = new Set(this.battle.decision.value?.free.map(keyOf));
    const { choices, handles } = this;
    const list = choices.value.length > 0 ? choices.value : handles.value.filter((h) => isOfPiece(h, this.#held));
    return list.filter((h) => !free.has(keyOf(h)));
  });
  /** The list that the number keys choose from. */
  readonly listed = computed((): readonly Handle[] => {
    if (!this.battle.isAsked.value) return [];
    return this.offered.value.length > 0 ? this.offered.value : (this.battle.decision.value?.free ?? []);
  });
  /** The answer whose button the pointer or the focus is on: what it is about is shown on the board. */
  readonly pointed: Signal<Handle | undefined> = signal(undefined);
  /** The way to the place under the pointer, while no order is weighed. */
  readonly glimpse: Signal<Way | undefined> = signal(undefined);
  #glimpsed: Place | undefined;
  #turn = 0;
  readonly #stop: () => void;

  constructor(readonly battle: BattleStore) {
    let before = battle.moment.value;
    this.#stop = effect(() => {
      const now = battle.moment.value;
      const marks = this.overlays.value;
      const piece = this.piece.value;
      void this.#mark(marks, piece, now.at);
      if (now === before) return;
      before = now;
      if (!retold.has(now)) this.clear();
    });
  }
  close(): void {
    this.#stop();
  }

  clear(): void {
    this.#turn++;
    batch(() => {
      this.piece.value = undefined;
      this.looked.value = undefined;
      this.place.value = undefined;
      this.handles.value = [];
      this.#unweigh();
      this.why.value = undefined;
      this.advice.value = undefined;
      this.pointed.value = undefined;
    });
    this.hover(undefined);
  }

  /** The pointer is over a place: if the piece in hand can go there, the way is shown before anything is picked. */
  hover(place: Place | undefined): void {
    if (place === this.#glimpsed) return;
    this.#glimpsed = place;
    this.glimpse.value = undefined;
    const here = this.weighed.value ? [] : this.handles.value.filter((h) => h.place === place);
    const handle = place === undefined ? undefined : likeliest(here, this.#held?.facing);
    if (!handle) return;
    this.battle.driver
      .query('way', { command: handle.command })
      .then((way) => {
        if (this.#glimpsed === place) this.glimpse.value = way;
      })
      .catch((error) => this.battle.complain(error));
  }
  #unweigh(): void {
    this.weighed.value = undefined;
    this.forecast.value = undefined;
    this.way.value = undefined;
  }

  async #mark(ids: readonly string[], piece: string | undefined, at: number): Promise<void> {
    const { overlays } = this.battle.opened.value.game;
    const wanted = overlays.filter((o) => ids.includes(o.id) && (!o.isOfPiece || piece !== undefined));
    try {
      const all = await Promise.all(
        wanted.map((o) =>
          this.battle.driver.query('overlay', { id: o.id, at, ...(piece === undefined ? {} : { piece }) }),
        ),
      );
      if (this.battle.moment.peek().at === at) this.marks.value = all.flat();
    } catch (error) {
      this.battle.complain(error);
    }
  }

  /** A click or a tap, or Enter at the cursor. */
  async pick({ piece, place, isLook = false }: Pick): Promise<void> {
    const { battle } = this;
    const alive = battle.alive.value;
    if (place !== undefined) this.cursor.value = place;
    if (!battle.isAsked.value || isLook) {
      if (piece !== undefined) await this.take(piece);
      else this.look(place);
      return;
    }
    const held = this.piece.value;
    const weighed = this.weighed.value;
    if (piece !== undefined && piece === held && weighed?.piece === piece && weighed.place === undefined) {
      await this.commit();
      return;
    }
    // A place that takes the piece in hand comes first, whoever stands there; but for where it stands itself, whose stack one
    // may want to change over in.
    const here = held === undefined || place === undefined ? [] : this.handles.value.filter((h) => h.place === place);
    const isComrade = piece !== undefined && piece !== held && place === this.#find(held)?.place && alive.has(piece);
    if (place !== undefined && here.length > 0 && !(isComrade && here.every((h) => h.kind === 'move'))) {
      const again = place === this.place.value && this.weighed.value;
      // One that can only turn is asked at once, so that no second press is meant: its dial and the button decide.
      const turnsOnly =
        place === this.#find(held)?.place && here.length > 1 && here.length === this.handles.value.length;
      if (!again) await this.aim(place, here);
      else if (!turnsOnly) await this.commit();
      return;
    }
    const free = battle.decision.value?.free.filter((h) => h.place !== undefined && h.place === place) ?? [];
    const isOfPiece = piece !== undefined && free.some((h) => h.piece === piece);
    if (held === undefined && place !== undefined && free.length > 0 && !isOfPiece) {
      this.handles.value = free;
      await this.aim(place, free);
      return;
    }
    // An order of no piece may still name one: a formation is pointed at by its leader.
    const named = this.#named(piece);
    const [first] = named;
    if (piece !== undefined && named.length > 0) {
      await this.take(piece);
      this.handles.value = named;
      if (first && named.length === 1) await this.weigh(first);
      return;
    }
    // Looking is not asking: without a piece in hand that could act, a click shows what is there.
    const isHolding = held !== undefined && this.handles.value.length > 0;
    const isEnemy = piece !== undefined && this.#find(piece)?.owner !== battle.decision.value?.side;
    if (piece !== undefined && !(isHolding && isEnemy)) {
      await this.take(piece);
      return;
    }
    if (!isHolding) {
      this.look(place);
      return;
    }
    await this.askWhy({ piece: held, ...(place === undefined ? {} : { place }) });
  }

  /** Orders that a piece without orders of its own stands for: those of the formation it leads. */
  #named(piece: string | undefined): readonly Handle[] {
    const { decision } = this.battle;
    if (piece === undefined || decision.value?.alive.includes(piece)) return [];
    return decision.value?.free.filter((h) => h.piece === piece) ?? [];
  }
  #find(piece: string | undefined): ScenePiece | undefined {
    return this.battle.moment.value.scene.pieces.find((p) => p.id === piece);
  }
  get #held(): ScenePiece | undefined {
    return this.#find(this.piece.value);
  }
  /** Where the piece in hand stands. */
  get standsAt(): Place | undefined {
    return this.#held?.place;
  }
  /** Shows a place: its ground, and who is there. */
  look(place: Place | undefined): void {
    this.clear();
    this.looked.value = place;
  }

  /** Takes a piece in hand and shows what it may do. */
  async take(piece: string): Promise<void> {
    const turn = ++this.#turn;
    batch(() => {
      this.piece.value = piece;
      this.looked.value = undefined;
      this.advice.value = undefined;
      this.place.value = undefined;
      this.#unweigh();
      this.why.value = undefined;
      if (!this.battle.alive.value.has(piece)) this.handles.value = [];
    });
    if (!this.battle.alive.value.has(piece)) return;
    try {
      const named = this.#named(piece);
      const handles = named.length > 0 ? named : await this.battle.driver.query('handles', { piece });
      if (turn !== this.#turn) return;
      this.handles.value = handles;
      // A piece with one thing to do, and nowhere to go for it, is asked about that at once; so is one that can only turn.
      const [only, ...others] = handles;
      const place = this.#find(piece)?.place;
      if (!only) return;
      if (others.length === 0 && only.place === undefined) await this.weigh(only);
      else if (place !== undefined && handles.every((h) => h.kind === only.kind && h.place === place))
        await this.aim(place, handles);
    } catch (error) {
      this.battle.complain(error);
    }
  }

  /** A place was picked: weigh what is likeliest meant there. */
  async aim(place: Place, here: readonly Handle[]): Promise<void> {
    this.place.value = place;
    this.why.value = undefined;
    const likely = likeliest(here, this.#held?.facing);
    if (likely) await this.weigh(likely);
  }

  /** Shows an order before it is given: its way, its odds. */
  async weigh(handle: Handle): Promise<void> {
    const turn = ++this.#turn;
    batch(() => {
      this.weighed.value = handle;
      this.pointed.value = undefined;
      this.forecast.value = undefined;
      this.why.value = undefined;
      this.way.value = undefined;
    });
    const { driver } = this.battle;
    try {
      const [way, forecast] = await Promise.all([
        driver.query('way', { command: handle.command }),
        handle.isRolled ? driver.query('forecast', { command: handle.command }) : undefined,
      ]);
      if (turn !== this.#turn) return;
      batch(() => {
        this.way.value = way;
        this.forecast.value = forecast;
      });
    } catch (error) {
      this.battle.complain(error);
    }
  }

  /** An order chosen from a list: given at once when nothing is at stake, weighed first when dice fall or it has its price. */
  async choose(handle: Handle): Promise<void> {
    if (handle.isRolled || (await this.#hasNotes(handle))) await this.weigh(handle);
    else await this.give(handle);
  }
  /** Whether something is to be read before the order is given; who pays no points for it is told nothing. */
  async #hasNotes({ command, cost }: Handle): Promise<boolean> {
    if (cost === undefined) return false;
    try {
      return ((await this.battle.driver.query('way', { command }))?.notes.length ?? 0) > 0;
    } catch (error) {
      this.battle.complain(error);
      return false;
    }
  }
  async commit(): Promise<void> {
    const handle = this.weighed.value;
    if (handle) await this.give(handle);
  }
  async give(handle: Handle): Promise<void> {
    const { piece } = this;
    const held = piece.value;
    if (!(await this.battle.give(handle.command))) return;
    // The same piece often has more to do: it stays in hand if it is still asked. But after a march the next press is as likely
    // meant for another, who may stand where this one could go on to.
    const { alive } = this.battle;
    if (held === undefined || !alive.value.has(held) || (handle.kind === 'move' && alive.value.size > 1)) return;
    await this.take(held);
  }

  /** Does what is proposed in place of what was refused; what throws dice or has its price is shown first. */
  async accept(handle: Handle): Promise<void> {
    if (handle.isRolled || (await this.#hasNotes(handle))) await this.suggest(handle);
    else await this.give(handle);
  }
  /** Takes up an order that was found or proposed, and weighs it. */
  async suggest(handle: Handle): Promise<void> {
    if (handle.piece !== undefined) await this.take(handle.piece);
    this.place.value = handle.place;
    const same = this.handles.value.find((h) => keyOf(h) === keyOf(handle));
    await this.weigh(same ?? handle);
  }

  async askWhy(pick: Pick & { readonly command?: unknown }): Promise<void> {
    const turn = ++this.#turn;
    try {
      const why = await this.battle.driver.query('why', pick);
      if (turn !== this.#turn) return;
      batch(() => {
        this.#unweigh();
        this.place.value = undefined;
        this.why.value = why;
      });
    } catch (error) {
      this.battle.complain(error);
    }
  }

  /** Turns the facing of the order being weighed to the next one that is legal there. */
  async turn(by: 1 | -1): Promise<void> {
    const weighed = this.weighed.value;
    const ring = this.choices.value
      .filter((h) => h.facing !== undefined && h.kind === weighed?.kind)
      .sort((a, b) => (a.facing ?? 0) - (b.facing ?? 0));
    const next = weighed && ring[(ring.indexOf(weighed) + by + ring.length) % ring.length];
    if (next) await this.weigh(next);
  }

  /** Takes the next piece that can act. */
  async next(by: 1 | -1): Promise<string | undefined> {
    const alive = [...this.battle.alive.value];
    const at = this.piece.value === undefined ? -1 : alive.indexOf(this.piece.value);
    const piece = alive[at < 0 ? (by > 0 ? 0 : alive.length - 1) : (at + by + alive.length) % alive.length];
    if (piece === undefined) return undefined;
    await this.take(piece);
    return piece;
  }
}
