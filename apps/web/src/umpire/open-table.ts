import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Draft, Due, Entry, Ledger, Referee, RefereeForm, Told } from '@tambour/stage/referee';
import type { Change, Screen, TableRow } from './table-row.ts';
import type { Tables } from './tables.ts';

const newId = (): string => crypto.randomUUID().slice(0, 13);

/** A game on a real table that is being refereed: a list of entries, and what the referee makes of it. */
export class OpenTable {
  readonly #row: Signal<TableRow>;
  readonly ledger: ReadonlySignal<Ledger>;
  readonly screen: ReadonlySignal<Screen>;
  readonly name: ReadonlySignal<string>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** What the last change could not be kept for; undefined while everything is. */
  readonly trouble = signal<unknown>(undefined);

  constructor(
    readonly referee: Referee,
    readonly tables: Tables,
    row: TableRow,
  ) {
    this.#row = signal(row);
    const entries = computed(() => this.#row.value.entries);
    this.ledger = computed(() => referee.fold(entries.value));
    this.screen = computed(() => this.#row.value.screen);
    this.name = computed(() => this.#row.value.name);
    this.canUndo = computed(() => this.#row.value.done.length > 0);
    this.canRedo = computed(() => this.#row.value.undone.length > 0);
  }
  get row(): TableRow {
    return this.#row.value;
  }

  show(screen: Screen): void {
    this.#change({ screen });
  }
  rename(name: string): void {
    this.#change({ name });
  }
  /** Opens what is to be entered; what is known about it already is filled in. */
  begin(draft: Draft): void {
    this.show({ at: 'form', draft });
  }
  /** Opens an earlier entry to be changed. */
  correct(entry: Entry): void {
    const { dice } = entry;
    this.show({ at: 'form', draft: { ...undecided(entry), ...(dice && { dice }) }, corrects: entry.id });
  }
  /** The table as it was when a form is filled in: for a correction, before the entry it corrects. */
  before(corrects: string | undefined): Ledger {
    if (corrects === undefined) return this.ledger.value;
    const { entries } = this.#row.value;
    const at = entries.findIndex((entry) => entry.id === corrects);
    return this.referee.fold(at < 0 ? entries : entries.slice(0, at));
  }

  /** Enters a draft for good, or puts it in the place of an earlier entry; then shows what it led to, or what is due next. */
  enter(draft: Draft, form: RefereeForm, thrown: Entry['thrown'], corrects?: string): void {
    const { entries } = this.#row.value;
    const was = entries.find((entry) => entry.id === corrects);
    const entry: Entry = {
      ...withLikely(draft, form),
      id: was?.id ?? newId(),
      at: was?.at ?? new Date().toISOString(),
      ...(thrown ? { thrown } : was?.thrown && { thrown: isSame(was.dice, draft.dice) ? was.thrown : 'own' }),
    };
    const at = was ? entries.indexOf(was) : entries.length;
    const before = new Set(this.ledger.value.dues.map(({ id }) => id));
    batch(() => {
      this.#do({ at, gone: was ? [was] : [], come: [entry] }, { at: 'result', entry: entry.id });
      if (!was) this.#goOn(entry, before);
    });
  }
  /** What must be tested because of it is asked at once: it spares a tap at the busiest moment. What was due before waits. */
  #goOn(entry: Entry, before: ReadonlySet<string>): void {
    const { told, dues } = this.ledger.value;
    const mine = told.find((line) => line.entry.id === entry.id);
    const isMine = ({ piece }: Due): boolean => piece === entry.answers.piece;
    const isNew = ({ id }: Due): boolean => !before.has(id);
    // A test that the unit may take comes before what it owed already: who enters a rally wants it.
    const next =
      dues.find((due) => isNew(due) && !due.isVoluntary) ??
      dues.find((due) => isNew(due) && isMine(due)) ??
      dues.find((due) => isMine(due) && !due.isVoluntary);
    if (mine && !mine.sheet && !mine.trouble && next) this.show({ at: 'form', draft: next.draft, after: entry.id });
    else if (mine && !mine.sheet && mine.lines.length === 0) this.show({ at: 'table' });
  }
  /** Several entries at once, such as a roster: they are undone at once too. */
  enterAll(drafts: readonly Draft[]): void {
    const at = new Date().toISOString();
    const come = drafts.map((draft): Entry => ({ ...draft, id: newId(), at }));
    this.#do({ at: this.#row.value.entries.length, gone: [], come }, this.#row.value.screen);
  }
  /** Takes one entry out, wherever it stands. */
  strike(id: string): void {
    const at = this.#row.value.entries.findIndex((entry) => entry.id === id);
    const entry = this.#row.value.entries[at];
    if (entry) this.#do({ at, gone: [entry], come: [] }, { at: 'log' });
  }
  #do(change: Change, screen: Screen): void {
    const { entries, done } = this.#row.value;
    this.#change({ entries: changed(entries, change), done: [...done, change], undone: [], screen });
  }
  /** Takes the last change back, whatever it was: what was entered, corrected or taken out. */
  undo(): void {
    const { entries, done, undone } = this.#row.value;
    const last = done.at(-1);
    if (!last) return;
    const back = { at: last.at, gone: last.come, come: last.gone };
    const [only, ...more] = last.come;
    // The die was tapped by mistake, say: what was answered before it fell is still there.
    const screen: Screen =
      last.gone.length > 0
        ? { at: 'log' }
        : only?.dice && more.length === 0
          ? { at: 'form', draft: undecided(only) }
          : { at: 'table' };
    this.#change({ entries: changed(entries, back), done: done.slice(0, -1), undone: [last, ...undone], screen });
  }
  redo(): void {
    const { entries, done, undone } = this.#row.value;
    const [next, ...rest] = undone;
    if (!next) return;
    const [only, ...more] = next.come;
    const screen: Screen = only && more.length === 0 ? { at: 'result', entry: only.id } : { at: 'table' };
    this.#change({ entries: changed(entries, next), done: [...done, next], undone: rest, screen });
  }
  toldOf(id: string): Told | undefined {
    return this.ledger.value.told.find((line) => line.entry.id === id);
  }

  #change(change: Partial<TableRow>): void {
    const before = this.#row.peek();
    const row: TableRow = { ...before, ...change, changed: after(before.changed) };
    this.#row.value = row;
    void this.tables.put(row).then(() => {
      this.trouble.value = this.tables.trouble;
    });
  }
}

/** What was told, without the die. */
const undecided = ({ type, answers, overrides }: Entry): Draft => ({ type, answers, ...(overrides && { overrides }) });
const isSame = (a: Entry['dice'], b: Entry['dice']): boolean => a?.join() === b?.join();

/**
 * A time after that of the change before, though the clock of the phone be set back meanwhile: of two copies of a table the later is taken
 * for what it is.
 */
export function after(before: string, now = Date.now()): string {
  const last = Date.parse(before);
  return new Date(last >= now ? last + 1 : now).toISOString();
}

const changed = (entries: readonly Entry[], { at, gone, come }: Change): readonly Entry[] =>
  entries.toSpliced(at, gone.length, ...come);

/** Answers that nobody has changed are written out, so that an entry says what it rests on. */
export function withLikely(draft: Draft, form: RefereeForm): Draft {
  const likely = form.questions.flatMap(({ id, likely: answer }) =>
    answer === undefined || Object.hasOwn(draft.answers, id) ? [] : [[id, answer] as const],
  );
  return likely.length === 0 ? draft : { ...draft, answers: { ...draft.answers, ...Object.fromEntries(likely) } };
}

/** A table from a file under an id of its own: one that is here already is not written over. */
export const copied = (row: TableRow): TableRow => ({ ...row, id: newId() });

export const newTable = (game: string, name: string): TableRow => {
  const now = new Date().toISOString();
  return {
    id: newId(),
    game,
    name,
    begun: now,
    changed: now,
    entries: [],
    done: [],
    undone: [],
    screen: { at: 'roster' },
  };
};
