import type { PieceCard } from '@tambour/stage/referee';
import { say } from '../words/settings.ts';
import { DueList } from './due-list.tsx';
import type { OpenTable } from './open-table.ts';
import { RuleMark } from './rule-mark.tsx';
import { umpireWords } from './words.ts';

/** The table at a glance: what is to be done, what to remember, and every unit to tap. */
export function TableView({ table }: { readonly table: OpenTable }) {
  const w = umpireWords.value;
  const { referee } = table;
  const { pieces, reminders } = table.ledger.value;
  return (
    <main class="umpire-body" data-testid="umpire-table">
      <DueList table={table} />
      {reminders.length > 0 && (
        <section class="reminders" data-testid="reminders" aria-label={w.reminders}>
          <h2>{w.reminders}</h2>
          <ul>
            {reminders.map(({ text, rule }) => (
              <li key={text.en}>
                {say(text)} <RuleMark game={referee.game} rule={rule} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {pieces.length === 0 ? (
        <p>
          {w.noUnits}{' '}
          <button type="button" class="key commit" onClick={() => table.show({ at: 'roster' })}>
            {w.tabs.roster}
          </button>
        </p>
      ) : (
        <>
          {isNew(table) && <p class="hint">{w.tapUnit}</p>}
          <Sides table={table} />
        </>
      )}
      <section class="keys-row whole-table">
        {referee.happenings(table.ledger.value, null).map(({ text, draft, refused }) => (
          <button
            key={draft.type}
            type="button"
            class="key"
            data-happening={draft.type}
            disabled={refused !== undefined}
            onClick={() => table.begin(draft)}
          >
            {say(text)}
          </button>
        ))}
      </section>
    </main>
  );
}

/** Whoever has taken a few tests knows the way. */
const FIRST_TESTS = 3;
export const isNew = ({ ledger }: OpenTable): boolean =>
  ledger.value.told.filter(({ sheet }) => sheet).length < FIRST_TESTS;

/** Both armies, each unit as a line to tap. */
export function Sides({ table }: { readonly table: OpenTable }) {
  const w = umpireWords.value;
  const { pieces } = table.ledger.value;
  return (
    <div class="armies">
      {table.referee.sides.map(({ id, name }, s) => {
        const own = pieces.filter((piece) => piece.side === id);
        return (
          <section key={id} aria-label={say(name)} data-side={id}>
            <h2>
              <span class={`pennon side-${s}`} aria-hidden="true" />
              {say(name)}
            </h2>
            {own.length === 0 && <p class="hint">{w.emptySide}</p>}
            <ul class="pieces">
              {own.map((piece) => (
                <li key={piece.id}>
                  <PieceRow piece={piece} onTap={() => table.show({ at: 'piece', piece: piece.id })} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function PieceRow({ piece, onTap }: { readonly piece: PieceCard; onTap(): void }) {
  const w = umpireWords.value;
  return (
    <button
      type="button"
      class={`key piece-row${piece.isGone ? ' gone' : ''}`}
      data-piece={piece.id}
      data-kind={piece.kind}
      onClick={onTap}
    >
      <b>{say(piece.name)}</b>
      {piece.strength && <span class="strength">{w.figures(piece.strength.now, piece.strength.of)}</span>}
      <Signs piece={piece} />
    </button>
  );
}

export function Signs({ piece }: { readonly piece: PieceCard }) {
  return (
    <span class="signs">
      {piece.isGone && <span data-tone="bad">{umpireWords.value.gone}</span>}
      {piece.signs.map(({ text, tone }) => (
        <span key={text.en} data-tone={tone}>
          {say(text)}
        </span>
      ))}
    </span>
  );
}
