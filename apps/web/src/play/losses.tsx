import type { Measures } from '@tambour/stage';
import { say, words } from '../words/settings.ts';
import { foldLosses, type Loss } from './fold-losses.ts';

interface LossesProps {
  readonly losses: readonly Loss[];
  /** What they are counted by; formations unless told. */
  readonly lossesBy: Measures['lossesBy'] | undefined;
}
/** What each formation lost; those that lost nothing are folded away where they are many. */
export function Losses({ losses, lossesBy }: LossesProps) {
  const w = words.value.end;
  const group = lossesBy ? say(lossesBy) : w.formation;
  const { told, folded } = foldLosses(losses);
  return (
    <section data-testid="losses">
      <h3>{w.losses(group)}</h3>
      {told.length > 0 && <LossTable rows={told} group={group} />}
      {folded.length > 0 && (
        <details data-testid="unhurt">
          <summary>{w.unhurt(folded.length)}</summary>
          <LossTable rows={folded} group={group} />
        </details>
      )}
    </section>
  );
}

const LossTable = ({ rows, group }: { readonly rows: readonly Loss[]; readonly group: string }) => {
  const w = words.value.end;
  return (
    <table class="losses">
      <thead>
        <tr>
          <th scope="col">{group.charAt(0).toUpperCase() + group.slice(1)}</th>
          <th scope="col">{w.lostPoints}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.side + row.formation.en}>
            <th scope="row">
              <span class={`pennon side-${row.side}`} aria-hidden="true" /> {say(row.formation)}
            </th>
            <td>
              <span class="loss-bar" aria-hidden="true">
                <span class="lost" style={{ inlineSize: `${row.of > 0 ? (100 * row.lost) / row.of : 0}%` }} />
              </span>{' '}
              {w.lost(row.lost, row.of)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
