import { say } from '../words/settings.ts';
import type { OpenTable } from './open-table.ts';
import { RuleMark } from './rule-mark.tsx';
import { Signs } from './table-view.tsx';
import { umpireWords } from './words.ts';

/** One unit or general: how it stands, and what may have happened to it. */
export function PieceView({ table, id }: { readonly table: OpenTable; readonly id: string }) {
  const w = umpireWords.value;
  const ledger = table.ledger.value;
  const { game } = table.referee;
  const piece = ledger.pieces.find((p) => p.id === id);
  if (!piece) return <main class="umpire-body" />;
  const dues = ledger.dues.filter((due) => due.piece === id);
  return (
    <main class="umpire-body" data-testid="umpire-piece" data-piece={id}>
      <h1>{say(piece.name)}</h1>
      <p>
        {say(piece.what)}
        {piece.strength && ` · ${w.figures(piece.strength.now, piece.strength.of)}`}
      </p>
      <p>
        <Signs piece={piece} />
      </p>
      {dues.map((due) => (
        <button key={due.id} type="button" class="key due" data-due={due.id} onClick={() => table.begin(due.draft)}>
          {say(due.text)} {due.isVoluntary && <small class="tag">{w.voluntary}</small>}
        </button>
      ))}
      <h2>{w.happened}</h2>
      <div class="keys-row happenings">
        {table.referee.happenings(ledger, id).map(({ text, draft, refused }) => (
          <button
            key={text.en}
            type="button"
            class="key"
            data-happening={draft.type}
            disabled={refused !== undefined}
            onClick={() => table.begin(draft)}
          >
            <span>{say(text)}</span>
            {refused && <small>{say(refused.why)}</small>}
          </button>
        ))}
      </div>
      <dl class="about-piece">
        {piece.details.map(({ label, value, rule }) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>
              {say(value)} {rule !== undefined && <RuleMark game={game} rule={rule} />}
            </dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
