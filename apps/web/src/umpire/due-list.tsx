import { say } from '../words/settings.ts';
import type { OpenTable } from './open-table.ts';
import { RuleMark } from './rule-mark.tsx';
import { umpireWords } from './words.ts';

/** What must be done next, the first first; a tap opens it. */
export function DueList({ table }: { readonly table: OpenTable }) {
  const w = umpireWords.value;
  const { dues } = table.ledger.value;
  if (dues.length === 0) return null;
  return (
    <section class="dues" data-testid="dues" aria-label={w.due}>
      <h2>{w.due}</h2>
      <ol>
        {dues.map((due) => (
          <li key={due.id}>
            <button type="button" class="key due" data-due={due.id} onClick={() => table.begin(due.draft)}>
              {say(due.text)} {due.isVoluntary && <small class="tag">{w.voluntary}</small>}
            </button>
            <RuleMark game={table.referee.game} rule={due.rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}
