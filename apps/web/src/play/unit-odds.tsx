import type { ScenePiece } from '@tambour/stage';
import { useState } from 'preact/hooks';
import type { ChanceView, PieceChances } from '../match/forecast-view.ts';
import { say, words } from '../words/settings.ts';
import { roundPercent } from './percent.ts';

/** A unit is folded away where nothing is likelier to befall it. */
const RARE = 0.03;
const MOST_HEADS = 5;

const mostOf = ({ chances }: PieceChances): number => Math.max(...chances.map((c) => c.chance));

/** What may befall each unit, in a small table: the gravest first, units that are hardly touched folded away. */
export function UnitOdds({
  of,
  pieces,
}: {
  readonly of: readonly PieceChances[];
  readonly pieces: readonly ScenePiece[];
}) {
  const w = words.value.odds;
  const [isAll, showAll] = useState(false);
  const shown = isAll ? of : of.filter((row) => mostOf(row) >= RARE);
  if (of.length === 0) return null;
  const heads = headsOf(shown);
  return (
    <div class="unit-odds" data-testid="unit-odds">
      <table>
        <thead>
          <tr>
            <th scope="col">{w.unit}</th>
            {heads.map((head) => (
              <th key={head.what} scope="col">
                {say(head.short)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ piece, chances }) => (
            <tr key={piece} data-unit={piece}>
              <th scope="row">{title(pieces, piece)}</th>
              {heads.map(({ what }) => {
                const found = chances.find((c) => c.what === what);
                return (
                  <td key={what} class={found ? (found.isGain ? 'gain' : 'cost') : ''}>
                    {found ? (
                      <>
                        <span class="mark" aria-hidden="true">
                          {found.isGain ? '▲' : '▼'}
                        </span>
                        {roundPercent(found.chance)}
                        {found.more && (
                          <span class="more">{w.atLeast(found.more.amount, roundPercent(found.more.chance))}</span>
                        )}
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < of.length && (
        <button type="button" class="link" onClick={() => showAll(true)}>
          {w.rare(of.length - shown.length)}
        </button>
      )}
    </div>
  );
}

const title = (pieces: readonly ScenePiece[], id: string): string => {
  const piece = pieces.find((p) => p.id === id);
  return piece ? say(piece.title) : id;
};

/** The heads of the table: what is likeliest of anyone, the gravest first. */
function headsOf(rows: readonly PieceChances[]): readonly ChanceView[] {
  const best = new Map<string, ChanceView>();
  for (const c of rows.flatMap(({ chances }) => chances))
    if (c.chance > (best.get(c.what)?.chance ?? 0)) best.set(c.what, c);
  return [...best.values()]
    .sort((a, b) => b.chance * b.gravity - a.chance * a.gravity)
    .slice(0, MOST_HEADS)
    .sort((a, b) => b.gravity - a.gravity);
}
