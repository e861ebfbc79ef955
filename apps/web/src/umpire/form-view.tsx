import type { Answer, Draft, Ledger, Outlook, Override, Referee, RefereeForm } from '@tambour/stage/referee';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../words/settings.ts';
import type { OpenTable } from './open-table.ts';
import { QuestionView } from './question-view.tsx';
import { plain, ResultView, SheetView } from './sheet-view.tsx';
import type { FormScreen, Typing } from './table-row.ts';
import { isNew } from './table-view.tsx';
import { umpireWords } from './words.ts';

interface FormProps {
  readonly table: OpenTable;
  readonly screen: FormScreen;
}

/** A fair face of a die of so many sides. */
export function thrown(sides: number): number {
  const most = Math.floor(2 ** 32 / sides) * sides;
  const word = new Uint32Array(1);
  // What would favour the low faces is thrown again.
  for (;;) {
    const [drawn = most] = crypto.getRandomValues(word);
    if (drawn < most) return (drawn % sides) + 1;
  }
}

/** What is being entered: questions with the likely answers lit, the sum as it stands, and the die. */
export function FormView({ table, screen }: FormProps) {
  const { draft, corrects, after, typing } = screen;
  const w = umpireWords.value;
  const { referee } = table;
  const ledger = table.before(corrects);
  const form = referee.form(ledger, draft);
  const top = useRef<HTMLElement>(null);
  // Another form begins at its top.
  useEffect(() => top.current?.scrollTo(0, 0), [draft.type, draft.answers.unit, corrects]);
  const keep = (next: Draft, typed: Typing | null = typing ?? null): void =>
    table.show({
      at: 'form',
      draft: next,
      ...(corrects !== undefined && { corrects }),
      ...(after !== undefined && { after }),
      ...(typed && { typing: typed }),
    });
  const answer = (id: string, value: Answer | undefined, text?: string): void => {
    const { [id]: _, ...others } = draft.answers;
    // Another answer makes other questions, but the die stays as it fell.
    const next = { ...draft, answers: value === undefined ? others : { ...draft.answers, [id]: value } };
    if (text === undefined) keep(next);
    else keep(next, text === '' ? null : { question: id, text });
  };
  const override = (code: string, value: Override | undefined): void => {
    const { [code]: _, ...others } = draft.overrides ?? {};
    keep({ ...draft, overrides: value ? { ...others, [code]: value } : others });
  };
  const enter = (next: Draft, how?: 'own' | 'program'): void => {
    const then = referee.form(ledger, next);
    // The die may bring a further question, such as whether to give up a shelter.
    if (then.missing.length + then.faults.length + then.dice.length > 0) keep(next);
    else table.enter(next, then, how, corrects);
  };
  const throwDie = (face: number, how: 'own' | 'program'): void =>
    enter({ ...draft, dice: [...(draft.dice ?? []), face] }, how);
  const [opened, open] = useState<string | undefined>(undefined);
  // Digits are shown for one number at a time: the one tapped, or else the first that has no likely answer.
  const numbers = form.questions.filter(({ kind }) => kind === 'number');
  const first = numbers.find(({ likely }) => likely === undefined);
  const digitsOf = numbers.some(({ id }) => id === opened) ? opened : first?.id;
  const rare = form.questions.filter((q) => q.isRare);
  const isReady = form.missing.length + form.faults.length === 0;
  const [die] = form.dice;
  // A die that was tapped by mistake, or in the heat of a battle ten entries ago.
  const fallen = draft.dice?.length ? diceOf(referee, ledger, draft).slice(0, draft.dice.length) : [];
  // What stands beside no question is said above the key that it keeps from being tapped.
  const homeless = form.faults.filter(({ question }) => !form.questions.some(({ id }) => id === question));
  const asked = form.questions.filter((q) => !q.isRare);
  const views = (questions: typeof asked) =>
    questions.map((question) => (
      <QuestionView
        key={`${draft.type} ${question.id}`}
        game={referee.game}
        question={question}
        answer={draft.answers[question.id]}
        fault={faultOf(form, question.id)}
        isOpen={question.id === digitsOf}
        onOpen={() => open(question.id)}
        typed={typing?.question === question.id ? typing.text : undefined}
        onAnswer={(value, text) => answer(question.id, value, text)}
      />
    ));
  const title = say(form.title);
  return (
    <>
      <main class="umpire-body" ref={top} data-testid="form" data-type={draft.type}>
        <h1>{corrects === undefined ? title : w.correcting(title)}</h1>
        {(after === undefined ? [] : (table.toldOf(after)?.lines ?? [])).map((line) => (
          <p key={line.en} data-testid="led-here">
            {say(line)}
          </p>
        ))}
        {corrects === undefined && isNew(table) && asked.some(({ likely }) => likely !== undefined) && (
          <p class="hint">{w.litHint}</p>
        )}
        {views(asked)}
        {rare.length > 0 && (
          <details class="rare">
            <summary>{w.more}</summary>
            {views(rare)}
          </details>
        )}
        {(form.says ?? []).map((line) => (
          <p key={line.en} data-testid="says">
            {say(line)}
          </p>
        ))}
        {form.sheet && (
          <details class="sum-so-far" open={draft.dice !== undefined}>
            <summary>{w.sumIs(draft.dice ? plain(form.sheet.total) : w.withDie(plain(form.sheet.total)))}</summary>
            <SheetView game={referee.game} sheet={form.sheet} onOverride={override} />
          </details>
        )}
        {form.sheet?.result && draft.dice && <ResultView game={referee.game} sheet={form.sheet} />}
      </main>
      <footer class="umpire-foot">
        {form.outlook && die && <OutlookLine outlook={form.outlook} />}
        {form.missing.length > 0 && <p class="hint">{w.missing(form.missing.length)}</p>}
        {homeless.map(({ why }) => (
          <p key={why.en} class="trouble" role="alert" data-testid="fault">
            {say(why)}
          </p>
        ))}
        {die && isReady ? (
          <>
            <button
              type="button"
              class="commit key roll"
              data-testid="roll"
              onClick={() => throwDie(thrown(die.sides), 'program')}
            >
              {w.roll}
            </button>
            <p class="hint">{w.rollHint}</p>
            <Faces die={die} onTap={(face) => throwDie(face, 'own')} />
          </>
        ) : (
          <>
            {fallen.map((one, n) => (
              <div key={`${n}`}>
                <p class="hint">{say(one.label)}</p>
                <Faces
                  die={one}
                  shows={draft.dice?.[n]}
                  onTap={(face) => keep({ ...draft, dice: draft.dice?.with(n, face) ?? [] })}
                />
              </div>
            ))}
            <button
              type="button"
              class="commit key roll"
              data-testid="enter"
              disabled={!isReady}
              onClick={() => enter(draft)}
            >
              {corrects === undefined ? w.enter : w.correctIt}
            </button>
          </>
        )}
      </footer>
    </>
  );
}

/** The dice that a draft asks for, had none fallen. */
function diceOf(referee: Referee, ledger: Ledger, { dice: _, ...draft }: Draft): RefereeForm['dice'] {
  return referee.form(ledger, draft).dice;
}

interface FacesProps {
  readonly die: RefereeForm['dice'][number];
  /** What it shows, once it has fallen: another face takes its place. */
  readonly shows?: number | undefined;
  onTap(face: number): void;
}
/** The faces of a die as keys. */
function Faces({ die, shows, onTap }: FacesProps) {
  const w = umpireWords.value;
  return (
    <fieldset class="faces" aria-label={say(die.label)}>
      {Array.from({ length: die.sides }, (_, i) => i + 1).map((face) => (
        <button
          key={face}
          type="button"
          class="key face"
          data-face={face}
          aria-label={w.die(face)}
          aria-pressed={shows === undefined ? undefined : shows === face}
          onClick={() => onTap(face)}
        >
          {face}
        </button>
      ))}
    </fieldset>
  );
}

const faultOf = (form: RefereeForm, id: string): string | undefined => {
  const fault = form.faults.find(({ question }) => question === id);
  return fault && say(fault.why);
};

/** What each face would give, in one line: what are my chances? */
function OutlookLine({ outlook }: { readonly outlook: readonly Outlook[] }) {
  const w = umpireWords.value;
  return (
    <p class="outlook" data-testid="outlook">
      {outlook.map(({ faces, result, tone }) => (
        <span key={faces.join()} data-tone={tone}>
          <b>{w.faces(Math.min(...faces), Math.max(...faces))}</b> {say(result)}
        </span>
      ))}
    </p>
  );
}
