import type { Text } from '@tambour/kernel';
import type { Answer, RefereeQuestion } from '@tambour/stage/referee';
import { useState } from 'preact/hooks';
import { say } from '../words/settings.ts';
import { NumberKeys } from './number-keys.tsx';
import { RuleMark } from './rule-mark.tsx';
import { umpireWords } from './words.ts';

interface QuestionProps {
  readonly game: string;
  readonly question: RefereeQuestion;
  /** What was tapped; undefined while the likely answer stands. */
  readonly answer: Answer | undefined;
  readonly fault: string | undefined;
  /** Of a question with a number: whether its digits are shown, and what shows them. */
  readonly isOpen: boolean;
  onOpen(): void;
  /** Of a number that is being typed: what has been typed so far. */
  readonly typed: string | undefined;
  onAnswer(answer: Answer | undefined, typed?: string): void;
}

/** One question with its answers as keys; the one that stands is lit. */
export function QuestionView({ game, question, answer, fault, isOpen, onOpen, typed, onAnswer }: QuestionProps) {
  const { id, text, rule, because, note } = question;
  const label = `umpire-${id}`;
  const w = umpireWords.value;
  // Players know what counts: who does not asks.
  const [isTold, tell] = useState(false);
  return (
    <section
      class="ask"
      data-question={id}
      data-open={answer === undefined && question.likely === undefined ? '' : undefined}
    >
      <p class="ask-text">
        <span id={label}>{say(text)}</span>
        {note && (
          <button
            type="button"
            class="rule"
            aria-expanded={isTold}
            aria-label={w.explain}
            onClick={() => tell(!isTold)}
          >
            ?
          </button>
        )}
        {rule !== undefined && <RuleMark game={game} rule={rule} />}
      </p>
      {note && isTold && <p class="hint">{say(note)}</p>}
      <Answers
        question={question}
        answer={answer ?? question.likely}
        label={label}
        isOpen={isOpen}
        onOpen={onOpen}
        typed={typed}
        onAnswer={onAnswer}
      />
      {because && answer === undefined && <p class="hint">{say(because)}</p>}
      {fault !== undefined && (
        <p class="trouble" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

interface AnswersProps {
  readonly question: RefereeQuestion;
  /** The answer that stands. */
  readonly answer: Answer | undefined;
  readonly label: string;
  onAnswer(answer: Answer | undefined, typed?: string): void;
}
type AllAnswersProps = AnswersProps & Pick<QuestionProps, 'isOpen' | 'onOpen' | 'typed'>;
function Answers({ question, answer, label, isOpen, onOpen, typed, onAnswer }: AllAnswersProps) {
  const w = umpireWords.value;
  switch (question.kind) {
    case 'yesNo':
      return (
        <fieldset class="keys-row" aria-labelledby={label}>
          {[true, false].map((is) => (
            <Key key={`${is}`} id={is ? 'yes' : 'no'} isLit={answer === is} onTap={() => onAnswer(is)}>
              {is ? w.yes : w.no}
            </Key>
          ))}
        </fieldset>
      );
    case 'choice':
    case 'several':
      return <Options question={question} answer={answer} label={label} onAnswer={onAnswer} />;
    case 'count':
      return <Counter question={question} answer={answer} label={label} onAnswer={onAnswer} />;
    case 'number':
      return (
        <NumberKeys
          question={question}
          answer={answer}
          label={label}
          isOpen={isOpen}
          onOpen={onOpen}
          typed={typed}
          onAnswer={onAnswer}
        />
      );
    case 'words':
      return (
        <input
          type="text"
          class="words-field"
          aria-labelledby={label}
          maxLength={80}
          value={typeof answer === 'string' ? answer : ''}
          onInput={(e) => onAnswer(e.currentTarget.value)}
        />
      );
  }
}

const small = (text: Text | undefined) => text && <small>{say(text)}</small>;

function Options({ question, answer, label, onAnswer }: AnswersProps) {
  const chosen: readonly string[] = Array.isArray(answer) ? answer : [];
  const isSeveral = question.kind === 'several';
  const tap = (id: string): void => {
    if (!isSeveral) onAnswer(id);
    else onAnswer(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  return (
    <fieldset class="keys-row" aria-labelledby={label}>
      {(question.options ?? []).map(({ id, label: name, note, refused }) => (
        <Key
          key={id}
          id={id}
          isLit={isSeveral ? chosen.includes(id) : answer === id}
          isRefused={refused !== undefined}
          onTap={() => tap(id)}
        >
          <span>{say(name)}</span>
          {small(refused?.why ?? note)}
        </Key>
      ))}
    </fieldset>
  );
}

/** Few are counted by tapping the number itself; the row goes on where more are possible. */
const SHOWN = 6;
function Counter({ question, answer, label, onAnswer }: AnswersProps) {
  const least = question.least ?? 0;
  const most = question.most ?? 99;
  const value = typeof answer === 'number' ? answer : undefined;
  const from = Math.max(least, Math.min((value ?? least) - SHOWN + 2, most - SHOWN + 1));
  const row = Array.from({ length: Math.min(SHOWN, most - from + 1) }, (_, i) => from + i);
  return (
    <fieldset class="keys-row counts" aria-labelledby={label}>
      {row.map((n) => (
        <Key key={n} id={`${n}`} isLit={n === value} onTap={() => onAnswer(n)}>
          {n}
        </Key>
      ))}
    </fieldset>
  );
}

interface KeyProps {
  readonly id: string;
  readonly isLit: boolean;
  readonly isRefused?: boolean;
  readonly children: preact.ComponentChildren;
  onTap(): void;
}
const Key = ({ id, isLit, isRefused = false, children, onTap }: KeyProps) => (
  <button type="button" class="key" data-answer={id} aria-pressed={isLit} disabled={isRefused} onClick={onTap}>
    {children}
  </button>
);
