import { isRefereeId, loadReferee, REFEREE_IDS } from '@tambour/games/referees';
import { BadInput } from '@tambour/kernel';
import { useEffect, useState } from 'preact/hooks';
import { download } from '../keep/file.ts';
import { hold, type NotHeld } from '../keep/lock.ts';
import { Masthead } from '../masthead.tsx';
import { go } from '../route.ts';
import { fetchStyle } from '../style/fetch-style.ts';
import style from '../style/umpire.css?url';
import { locale, words } from '../words/settings.ts';
import { copied, newTable, OpenTable } from './open-table.ts';
import { TablePage } from './table-page.tsx';
import type { TableRow } from './table-row.ts';
import { type DamagedTable, readTableFile, Tables } from './tables.ts';
import { umpireWords } from './words.ts';

// Few need it: it comes with the page that does.
await fetchStyle(style);

const tables = new Tables();

/** A referee for games with real miniatures: the tables there are, or the one that is open. */
export function UmpirePage({ id }: { readonly id: string | undefined }) {
  return id === undefined ? <AllTables /> : <OneTable key={id} id={id} />;
}

function AllTables() {
  const w = umpireWords.value;
  const [kept, know] = useState<readonly TableRow[]>([]);
  const [damaged, knowDamaged] = useState<readonly DamagedTable[]>([]);
  const [trouble, complain] = useState<string | undefined>(undefined);
  const [asked, ask] = useState<string | undefined>(undefined);
  const refresh = async (): Promise<void> => {
    const all = await tables.all();
    know(all.tables);
    knowDamaged(all.damaged);
    if (tables.trouble !== undefined) complain(w.notKept);
  };
  useEffect(() => void refresh(), []);
  const keep = async (row: TableRow): Promise<void> => {
    await tables.put(row);
    go({ at: 'umpire', id: row.id });
  };
  const begin = (): void => {
    const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'long' }).format(new Date());
    void keep(newTable(REFEREE_IDS[0], w.tableName(date)));
  };
  const openFile = async (chosen: File): Promise<void> => {
    try {
      const row = readTableFile(await chosen.text());
      if (!isRefereeId(row.game)) throw new BadInput('game', `must be one of ${REFEREE_IDS.join(', ')}`);
      await keep(kept.some(({ id }) => id === row.id) ? copied(row) : row);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      complain(w.badFile(error.field, error.reason));
    }
  };
  const remove = async (id: string): Promise<void> => {
    if (asked !== id) return ask(id);
    await tables.remove(id);
    ask(undefined);
    await refresh();
  };
  const removeKey = (id: string) => (
    <button type="button" class="key quiet" data-testid="remove-table" onClick={() => void remove(id)}>
      {asked === id ? w.removeSure : w.remove}
    </button>
  );
  return (
    <div class="umpire" data-testid="umpire-tables">
      <Masthead />
      <main class="umpire-body">
        <h1>{w.title}</h1>
        <p>{w.about}</p>
        {trouble !== undefined && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <h2>{w.tables}</h2>
        {kept.length === 0 && <p class="hint">{w.none}</p>}
        <ul class="pieces">
          {kept.map(({ id, name, entries, changed }) => (
            <li key={id} class="table-line">
              <a class="key button piece-row" href={`#/umpire/${id}`} data-table={id}>
                <b>{name}</b>
                <span class="signs">
                  {w.entries(entries.length)} ·{' '}
                  {new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
                    new Date(changed),
                  )}
                </span>
              </a>
              {removeKey(id)}
            </li>
          ))}
          {damaged.map(({ id, field, reason, raw }) => (
            <li key={id} class="trouble" data-testid="damaged-table">
              {w.damaged(field, reason)}{' '}
              <button
                type="button"
                class="key"
                onClick={() =>
                  download(new Blob([JSON.stringify(raw)], { type: 'application/json' }), `${id}.umpire.json`)
                }
              >
                {w.saveRaw}
              </button>
              {removeKey(id)}
            </li>
          ))}
        </ul>
      </main>
      <footer class="umpire-foot">
        <button type="button" class="commit key roll" data-testid="new-table" onClick={begin}>
          {w.newTable}
        </button>
        <label class="key button">
          {w.openFile}
          <input
            type="file"
            accept=".json,application/json"
            data-testid="table-file"
            onChange={(e) => {
              const chosen = e.currentTarget.files?.[0];
              e.currentTarget.value = '';
              if (chosen) void openFile(chosen);
            }}
          />
        </label>
      </footer>
    </div>
  );
}

function OneTable({ id }: { readonly id: string }) {
  const w = umpireWords.value;
  const [table, open] = useState<OpenTable | undefined>(undefined);
  const [trouble, complain] = useState<string | undefined>(undefined);
  const [other, meet] = useState<NotHeld | undefined>(undefined);
  const [taking, take] = useState<NotHeld | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    let release = (): void => {};
    const load = async (): Promise<void> => {
      const held = taking ? await taking.take() : await hold(`umpire-${id}`);
      if (!held.held) return meet(held);
      release = () => held.release();
      if (isOver) return release();
      meet(undefined);
      // Another tab takes it over: this one writes nothing more, and may take it back.
      held.onLost(() => {
        open(undefined);
        void hold(`umpire-${id}`).then((now) => {
          if (!now.held) return meet(now);
          now.release();
          complain(w.elsewhere);
        });
      });
      const row = await tables.get(id);
      if (!row || !isRefereeId(row.game)) return complain(tables.trouble === undefined ? w.noTable : w.notKept);
      const referee = await loadReferee(row.game);
      if (!isOver) open(new OpenTable(referee, tables, row));
    };
    load().catch((error: unknown) =>
      complain(error instanceof BadInput ? w.damaged(error.field, error.reason) : String(error)),
    );
    return () => {
      isOver = true;
      release();
    };
  }, [id, taking]);
  if (table) return <TablePage table={table} />;
  return (
    <main class="setup">
      {other ? (
        <>
          <p role="alert">{w.elsewhere}</p>
          <button type="button" class="commit" data-testid="take-over" onClick={() => take(other)}>
            {w.takeOver}
          </button>
        </>
      ) : trouble !== undefined ? (
        <p class="trouble" role="alert" data-testid="trouble">
          {trouble}
        </p>
      ) : (
        <p class="loading">{words.value.loading}</p>
      )}
      <p>
        <a class="button" href="#/umpire">
          {w.allTables}
        </a>
      </p>
    </main>
  );
}
