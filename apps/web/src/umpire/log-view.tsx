import type { Told } from '@tambour/stage/referee';
import { useState } from 'preact/hooks';
import { locale, say } from '../words/settings.ts';
import type { OpenTable } from './open-table.ts';
import { ResultView, SheetView } from './sheet-view.tsx';
import { umpireWords } from './words.ts';

/** Everything that was entered, the last first; any of it may be corrected. */
export function LogView({ table }: { readonly table: OpenTable }) {
  const w = umpireWords.value;
  const { told } = table.ledger.value;
  return (
    <main class="umpire-body" data-testid="umpire-log">
      <h1>{w.log}</h1>
      {told.length === 0 && <p>{w.emptyLog}</p>}
      <ol class="told" reversed>
        {told.toReversed().map((line) => (
          <li key={line.entry.id}>
            <Entered table={table} told={line} />
          </li>
        ))}
      </ol>
    </main>
  );
}

function Entered({ table, told }: { readonly table: OpenTable; readonly told: Told }) {
  const w = umpireWords.value;
  const [isStriking, ask] = useState(false);
  const { entry, title, lines, sheet, trouble } = told;
  const { game } = table.referee;
  const time = new Intl.DateTimeFormat(locale.value, { timeStyle: 'short' }).format(new Date(entry.at));
  return (
    <details data-entry={entry.id} data-type={entry.type}>
      <summary>
        <span class="when">{time}</span> {say(title)}
        {sheet?.result && (
          <strong class="verdict-word" data-tone={sheet.result.tone}>
            {' '}
            {say(sheet.result.text)}
          </strong>
        )}
        {trouble && (
          <span class="trouble">
            {w.trouble} {say(trouble)}
          </span>
        )}
      </summary>
      {lines.map((line) => (
        <p key={line.en}>{say(line)}</p>
      ))}
      {sheet && (
        <>
          {entry.dice && (
            <p class="hint">
              {entry.dice.map((face) => w.die(face)).join(', ')} ·{' '}
              {entry.thrown === 'own' ? w.thrownOwn : w.thrownProgram}
            </p>
          )}
          <SheetView game={game} sheet={sheet} />
          <ResultView game={game} sheet={sheet} />
        </>
      )}
      <p class="keys-row">
        <button type="button" class="key" data-testid="correct" onClick={() => table.correct(entry)}>
          {w.correct}
        </button>
        <button
          type="button"
          class="key"
          data-testid="strike"
          onClick={() => (isStriking ? table.strike(entry.id) : ask(true))}
        >
          {isStriking ? w.strikeSure : w.strike}
        </button>
      </p>
    </details>
  );
}
