import { say } from '../words/settings.ts';
import { DueList } from './due-list.tsx';
import type { OpenTable } from './open-table.ts';
import { ResultView, SheetView } from './sheet-view.tsx';
import { umpireWords } from './words.ts';

/** What an entry led to: the result first, what to do now, who is next; the sum below. */
export function ResultPage({ table, entry }: { readonly table: OpenTable; readonly entry: string }) {
  const w = umpireWords.value;
  const told = table.toldOf(entry);
  const { dues, told: all } = table.ledger.value;
  // After a correction: what was entered later and has lost its sense.
  const troubled = told ? all.slice(all.indexOf(told) + 1).filter(({ trouble }) => trouble).length : 0;
  const { game } = table.referee;
  const next = dues.find((due) => !due.isVoluntary) ?? dues[0];
  return (
    <>
      <main class="umpire-body" data-testid="entered">
        {told && (
          <>
            <h1>{say(told.title)}</h1>
            {told.trouble && (
              <p class="trouble" role="alert">
                {w.trouble} {say(told.trouble)}
              </p>
            )}
            {told.sheet && <ResultView game={game} sheet={told.sheet} />}
            {told.lines.map((line) => (
              <p key={line.en} data-testid="line">
                {say(line)}
              </p>
            ))}
            {troubled > 0 && (
              <p class="trouble" data-testid="troubled">
                {w.troubled(troubled)}
              </p>
            )}
            <DueList table={table} />
            {told.sheet && (
              <details class="sum-so-far" open>
                <summary>{w.sum}</summary>
                <SheetView game={game} sheet={told.sheet} />
              </details>
            )}
          </>
        )}
      </main>
      <footer class="umpire-foot">
        {next && (
          <button type="button" class="commit key roll" data-testid="next" onClick={() => table.begin(next.draft)}>
            {w.nextIs(say(next.text))}
          </button>
        )}
        <button
          type="button"
          class={`key roll${next ? '' : ' commit'}`}
          data-testid="done"
          onClick={() => table.show({ at: 'table' })}
        >
          {w.done}
        </button>
      </footer>
    </>
  );
}
