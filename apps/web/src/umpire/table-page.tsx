import { useEffect } from 'preact/hooks';
import { go } from '../route.ts';
import { say } from '../words/settings.ts';
import { FormView } from './form-view.tsx';
import { LogView } from './log-view.tsx';
import type { OpenTable } from './open-table.ts';
import { PieceView } from './piece-view.tsx';
import { ResultPage } from './result-page.tsx';
import { RosterView } from './roster-view.tsx';
import { TappedRule } from './rule-mark.tsx';
import { TableView } from './table-view.tsx';
import { stayAwake } from './wake.ts';
import { umpireWords } from './words.ts';

const TABS = ['table', 'log', 'roster'] as const;

/** One table: the clock above, what is looked at, and the tabs under the thumb. */
export function TablePage({ table }: { readonly table: OpenTable }) {
  const w = umpireWords.value;
  const screen = table.screen.value;
  const { clock, dues } = table.ledger.value;
  useEffect(() => stayAwake(), []);
  const isTab = TABS.some((tab) => tab === screen.at);
  const back = (): void => {
    if (isTab) go({ at: 'umpire' });
    else if (screen.at === 'form' && screen.corrects !== undefined) table.show({ at: 'log' });
    else table.show({ at: 'table' });
  };
  const waiting = dues.filter((due) => !due.isVoluntary).length;
  return (
    <div class="umpire" data-testid="umpire">
      <header class="umpire-head">
        <button type="button" class="key quiet" data-testid="umpire-back" onClick={back}>
          ‹ <span>{isTab ? w.tablesShort : w.back}</span>
        </button>
        <p class="clock" data-testid="clock">
          {say(clock)}
        </p>
        <button
          type="button"
          class="key quiet"
          data-testid="umpire-undo"
          disabled={!table.canUndo.value}
          onClick={() => table.undo()}
        >
          {w.undo}
        </button>
        {table.canRedo.value && (
          <button type="button" class="key quiet" data-testid="umpire-redo" onClick={() => table.redo()}>
            {w.redo}
          </button>
        )}
      </header>
      {table.trouble.value !== undefined && (
        <p class="warning" role="status" data-testid="not-kept">
          {w.notKept}
        </p>
      )}
      <Screened table={table} />
      {isTab && (
        <nav class="umpire-tabs" aria-label={w.title}>
          {TABS.map((tab) => (
            <button
              key={tab}
              type="button"
              class="key"
              data-tab={tab}
              aria-pressed={screen.at === tab}
              onClick={() => table.show({ at: tab })}
            >
              {w.tabs[tab]}
              {tab === 'table' && waiting > 0 && <span class="badge">{waiting}</span>}
            </button>
          ))}
        </nav>
      )}
      <TappedRule />
    </div>
  );
}

function Screened({ table }: { readonly table: OpenTable }) {
  const screen = table.screen.value;
  switch (screen.at) {
    case 'table':
      return <TableView table={table} />;
    case 'log':
      return <LogView table={table} />;
    case 'roster':
      return <RosterView table={table} />;
    case 'piece':
      return <PieceView table={table} id={screen.piece} />;
    case 'form':
      return <FormView table={table} screen={screen} />;
    case 'result':
      return <ResultPage table={table} entry={screen.entry} />;
  }
}
