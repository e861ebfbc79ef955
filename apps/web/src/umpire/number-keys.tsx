import type { Answer, RefereeQuestion } from '@tambour/stage/referee';
import { language, say } from '../words/settings.ts';
import { umpireWords } from './words.ts';

interface NumberKeysProps {
  readonly question: RefereeQuestion;
  readonly answer: Answer | undefined;
  readonly label: string;
  /** Its digits are shown: those of one question at a time. */
  readonly isOpen: boolean;
  onOpen(): void;
  /** What has been typed so far: it may end in a point, which no number does. */
  readonly typed: string | undefined;
  /** Undefined takes back what was typed: the likely number stands again, or none. */
  onAnswer(answer: Answer | undefined, typed?: string): void;
}

const LONGEST = 6;

/** Digits for one hand: the keyboard of a phone would cover half the screen. */
export function NumberKeys({ question, answer, label, isOpen, onOpen, typed, onAnswer }: NumberKeysProps) {
  const w = umpireWords.value;
  const comma = language.value === 'fr' ? ',' : '.';
  const shown = typed ?? (typeof answer === 'number' ? `${answer}` : '');
  const put = (text: string): void => {
    const [whole = '', part] = text.split('.');
    if (text.length > LONGEST || (part?.length ?? 0) > (question.decimals ?? 0)) return;
    onAnswer(whole !== '' || part ? Number(text) : undefined, text);
  };
  // The first digit takes the place of the likely number.
  const press = (digit: string): void => put(`${typed ?? ''}${digit}`.replace(/^0+(?=\d)/, ''));
  const { unit } = question;
  const number = (
    <>
      {shown.replace('.', comma) || '–'} {unit && <small>{say(unit)}</small>}
    </>
  );
  if (!isOpen)
    return (
      <button type="button" class="key number" data-testid="number" aria-labelledby={label} onClick={onOpen}>
        {number}
      </button>
    );
  return (
    <fieldset class="number-keys" aria-labelledby={label}>
      <output class="number" data-testid="number" aria-live="polite">
        {number}
      </output>
      <div class="digits">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <button key={digit} type="button" class="key" data-digit={digit} onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        {(question.decimals ?? 0) > 0 ? (
          <button
            type="button"
            class="key"
            data-digit="."
            aria-label={w.point}
            disabled={typed?.includes('.')}
            onClick={() => put(`${typed || '0'}.`)}
          >
            {comma}
          </button>
        ) : (
          <span />
        )}
        <button type="button" class="key" data-digit="0" onClick={() => press('0')}>
          0
        </button>
        <button
          type="button"
          class="key"
          data-digit="back"
          aria-label={w.deleteDigit}
          disabled={answer === undefined}
          onClick={() => put(shown.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
    </fieldset>
  );
}
