import { MOST_OVERRIDE, type Override, type RefereeSheet, type SheetItem } from '@tambour/stage/referee';
import { useState } from 'preact/hooks';
import { say } from '../words/settings.ts';
import { RuleMark } from './rule-mark.tsx';
import { umpireWords } from './words.ts';

/** A figure with the minus of print; a gain with its sign too. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
const signed = (value: number): string => (value > 0 ? `+${value}` : plain(value));

interface SheetProps {
  readonly game: string;
  readonly sheet: RefereeSheet;
  /** Decides a line otherwise, or by the rules again; not offered where nothing is being entered. */
  readonly onOverride?: (code: string, override: Override | undefined) => void;
}

/** A test line by line: each figure with what it is, why, and its rule. */
export function SheetView({ game, sheet, onOverride }: SheetProps) {
  const w = umpireWords.value;
  return (
    <table class="sum" data-testid="sum">
      <caption class="visually-hidden">{w.sum}</caption>
      <tbody>
        {sheet.items.map((item) => (
          <Line key={item.code} game={game} item={item} onOverride={onOverride} />
        ))}
        <tr class="total" data-testid="total">
          <td>{plain(sheet.total)}</td>
          <th scope="row" colSpan={2}>
            {w.total}
          </th>
        </tr>
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly game: string;
  readonly item: SheetItem;
  readonly onOverride: SheetProps['onOverride'];
}
function Line({ game, item, onOverride }: LineProps) {
  const w = umpireWords.value;
  const [isOpen, open] = useState(false);
  const { code, value, what, why, rule, ruled } = item;
  return (
    <>
      <tr data-code={code} data-zero={value === 0 ? '' : undefined} data-ruled={ruled ? '' : undefined}>
        <td>{code === 'B1' ? plain(value) : signed(value)}</td>
        <th scope="row">
          {onOverride ? (
            <button type="button" class="link" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
              {say(what)}
            </button>
          ) : (
            say(what)
          )}
          {why && <small>{say(why)}</small>}
          {ruled && <small class="ruled">{w.overridden(signed(ruled.value), ruled.by)}</small>}
        </th>
        <td>
          <RuleMark game={game} rule={rule} />
        </td>
      </tr>
      {isOpen && onOverride && (
        <tr>
          <td colSpan={3}>
            <Overriding item={item} onOverride={onOverride} onDone={() => open(false)} />
          </td>
        </tr>
      )}
    </>
  );
}

interface OverridingProps {
  readonly item: SheetItem;
  readonly onOverride: NonNullable<SheetProps['onOverride']>;
  onDone(): void;
}
/** Players may agree on another value: both stay on the sheet, with who decided. */
function Overriding({ item, onOverride, onDone }: OverridingProps) {
  const w = umpireWords.value;
  const [value, set] = useState(item.value);
  const [by, sign] = useState(item.ruled?.by ?? w.bySomeone);
  return (
    <div class="overriding" data-testid="overriding">
      <p>{w.overrideOf(say(item.what))}</p>
      <div class="keys-row">
        <button
          type="button"
          class="key"
          data-answer="minus"
          disabled={value <= -MOST_OVERRIDE}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <output class="number">{signed(value)}</output>
        <button
          type="button"
          class="key"
          data-answer="plus"
          disabled={value >= MOST_OVERRIDE}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </div>
      <label>
        {w.by}
        <input type="text" maxLength={40} value={by} onInput={(e) => sign(e.currentTarget.value)} />
      </label>
      <div class="keys-row">
        <button
          type="button"
          class="commit key"
          data-answer="override"
          onClick={() => {
            onOverride(item.code, { value, by: by.trim() || w.bySomeone });
            onDone();
          }}
        >
          {w.override}
        </button>
        {item.ruled && (
          <button
            type="button"
            class="key"
            onClick={() => {
              onOverride(item.code, undefined);
              onDone();
            }}
          >
            {w.takeBack}
          </button>
        )}
      </div>
    </div>
  );
}

/** What came of it, and what must be done now. */
export function ResultView({ game, sheet }: { readonly game: string; readonly sheet: RefereeSheet }) {
  const w = umpireWords.value;
  return (
    <>
      {sheet.result && (
        <p
          class="verdict"
          data-tone={sheet.result.tone}
          data-result={sheet.result.id}
          data-testid="result"
          role="status"
        >
          <strong>{say(sheet.result.text)}</strong> <RuleMark game={game} rule={sheet.result.rule} />
        </p>
      )}
      {sheet.duties.length > 0 && (
        <section class="duties" data-testid="duties">
          <h3>{w.duties}</h3>
          <ol>
            {sheet.duties.map(({ when, what, rule }) => (
              <li key={`${say(when)} ${say(what)}`}>
                <span class="when">{say(when)}</span> <span>{say(what)}</span> <RuleMark game={game} rule={rule} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
