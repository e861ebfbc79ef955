import { useState } from 'preact/hooks';
import { download } from '../keep/file.ts';
import { language, say } from '../words/settings.ts';
import { csvFile, readCsvFile } from './csv-file.ts';
import type { OpenTable } from './open-table.ts';
import { Sides } from './table-view.tsx';
import { umpireWords } from './words.ts';

const saveCsv = (text: string, name: string): void => download(csvFile(text), name);

/** Who is on the table: ready lists, by hand, or from a table program; and what to take home. */
export function RosterView({ table }: { readonly table: OpenTable }) {
  const w = umpireWords.value;
  const { referee } = table;
  const isEmpty = table.ledger.value.pieces.length === 0;
  return (
    <main class="umpire-body" data-testid="umpire-roster">
      <h1>{w.tabs.roster}</h1>
      <label>
        {w.nameOf}
        <input
          type="text"
          maxLength={80}
          value={table.name.value}
          onChange={(e) => table.rename(e.currentTarget.value.trim() || table.name.value)}
        />
      </label>
      {!isEmpty && <Sides table={table} />}
      {isEmpty && referee.armies.length > 0 && (
        <>
          <h2>{w.ready}</h2>
          <div class="keys-row">
            {referee.armies.map(({ title, drafts }) => (
              <button
                key={title.en}
                type="button"
                class="key"
                data-testid="army"
                onClick={() => {
                  table.enterAll(drafts(language.value));
                  table.show({ at: 'table' });
                }}
              >
                {say(title)}
              </button>
            ))}
          </div>
        </>
      )}
      <h2>{w.type}</h2>
      <div class="keys-row">
        {referee.roster.map(({ text, draft }) => (
          <button
            key={draft.type}
            type="button"
            class="key"
            data-roster={draft.type}
            onClick={() => table.begin(draft)}
          >
            {say(text)}
          </button>
        ))}
      </div>
      <RosterFile table={table} />
      <h2>{w.files}</h2>
      <div class="keys-row">
        <button
          type="button"
          class="key"
          onClick={() =>
            download(
              new Blob([JSON.stringify(table.row)], { type: 'application/json' }),
              `${table.name.value}.umpire.json`,
            )
          }
        >
          {w.save}
        </button>
        <button
          type="button"
          class="key"
          onClick={() => saveCsv(referee.csv.write(table.ledger.value), `${table.name.value}.csv`)}
        >
          {w.saveRoster}
        </button>
        <button
          type="button"
          class="key"
          data-testid="report"
          onClick={() => saveCsv(referee.report(table.ledger.value, language.value), `${table.name.value} log.csv`)}
        >
          {w.saveReport}
        </button>
        <button type="button" class="key" onClick={() => print()}>
          {w.print}
        </button>
      </div>
    </main>
  );
}

/** Lines from a file or pasted; what is wrong is said line by line, and nothing is added before it is pressed. */
function RosterFile({ table }: { readonly table: OpenTable }) {
  const w = umpireWords.value;
  const { csv } = table.referee;
  const [text, put] = useState('');
  const { drafts, faults } = text.trim() === '' ? { drafts: [], faults: [] } : csv.read(text, table.ledger.value);
  return (
    <details class="roster-file">
      <summary>{w.csv}</summary>
      <p class="hint">{w.csvHint}</p>
      <p class="keys-row">
        <button type="button" class="key" onClick={() => saveCsv(csv.example, 'umpire.csv')}>
          {w.csvExample}
        </button>
        <label class="key button">
          {w.csv}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            data-testid="csv-file"
            onChange={async (e) => {
              const chosen = e.currentTarget.files?.[0];
              e.currentTarget.value = '';
              if (chosen) put(await readCsvFile(chosen));
            }}
          />
        </label>
      </p>
      <label>
        {w.csvPaste}
        <textarea rows={6} value={text} data-testid="csv" onInput={(e) => put(e.currentTarget.value)} />
      </label>
      <ul class="faults">
        {faults.map(({ line, column, why }) => (
          <li key={`${line} ${column}`} class="trouble">
            <b>{w.csvFault(line, column)}</b> {say(why)}
          </li>
        ))}
      </ul>
      {drafts.length > 0 && (
        <p>
          {w.csvFound(drafts.length)}{' '}
          <button
            type="button"
            class="key commit"
            data-testid="csv-add"
            onClick={() => {
              table.enterAll(drafts);
              put('');
            }}
          >
            {w.csvRead}
          </button>
        </p>
      )}
    </details>
  );
}
