import type { Answers, Draft, Due, Entry, Ledger, PieceCard, RefereeForm, Told } from '@tambour/stage/referee';
import { referee } from '../referee.ts';

/** A table as players tell it: every entry is made through its form, as the page makes it. */
export class Talk {
  entries: Entry[] = [];
  ledger: Ledger = referee.fold([]);
  #n = 0;

  form(draft: Draft): RefereeForm {
    return referee.form(this.ledger, draft);
  }
  /** Enters a draft; likely answers are written out. What is missing or wrong is an error of the test. */
  enter(draft: Draft): Told {
    const form = this.form(draft);
    if (form.missing.length > 0 || form.faults.length > 0 || form.dice.length > 0)
      throw new Error(
        `not complete: ${JSON.stringify({ draft, missing: form.missing, faults: form.faults, dice: form.dice })}`,
      );
    const likely = Object.fromEntries(
      form.questions.flatMap(({ id, likely }) => (likely === undefined ? [] : [[id, likely]])),
    );
    const at = new Date(Date.UTC(2026, 0, 1, 12, 0, this.#n)).toISOString();
    this.put([
      ...this.entries,
      { ...draft, answers: { ...likely, ...draft.answers }, id: `e${++this.#n}`, at, thrown: 'own' },
    ]);
    return this.last;
  }
  put(entries: readonly Entry[]): void {
    this.entries = [...entries];
    this.ledger = referee.fold(this.entries);
  }
  tell(type: string, answers: Answers = {}): Told {
    return this.enter({ type, answers });
  }
  /** Takes the first test that a unit owes. */
  test(unit: string, die: number, answers: Answers = {}, more: Partial<Draft> = {}): Told {
    const { draft } = this.due(unit);
    return this.enter({ ...draft, answers: { ...draft.answers, ...answers }, dice: [die], ...more });
  }
  due(unit: string): Due {
    const due = this.ledger.dues.find(({ piece }) => piece === unit);
    if (!due) throw new Error(`${unit} owes nothing: ${this.ledger.dues.map(({ text }) => text.en).join(' | ')}`);
    return due;
  }
  owes(unit: string): readonly string[] {
    return this.ledger.dues.filter(({ piece }) => piece === unit).map(({ text }) => text.en);
  }
  card(piece: string): PieceCard {
    const card = this.ledger.pieces.find(({ id }) => id === piece);
    if (!card) throw new Error(`no piece ${piece}`);
    return card;
  }
  signs(piece: string): readonly string[] {
    return this.card(piece).signs.map(({ text }) => text.en);
  }
  get last(): Told {
    const told = this.ledger.told.at(-1);
    if (!told) throw new Error('nothing told');
    return told;
  }
  /** Non-zero lines of the last test. */
  items(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      (this.last.sheet?.items ?? []).filter(({ value }) => value !== 0).map(({ code, value }) => [code, value]),
    );
  }
  result(): string | undefined {
    return this.last.sheet?.result?.id;
  }
  unit(id: string, type: string, figures: number, more: Answers = {}): void {
    this.tell('unit', { id, name: id, side: 'blue', type, figures, general: '-', ...more });
  }
}
