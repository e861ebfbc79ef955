import type { SideInfo } from '@tambour/kernel';
import { say } from '../words/settings.ts';
import type { LabUnit } from './lab-message.ts';
import type { LabWords } from './words.en.ts';

/** What a person has typed: empty where a figure is to stay as it is. */
export interface FigureEdits {
  readonly turns: string;
  readonly units: Readonly<Record<string, string>>;
  readonly others: string;
}
export const NO_EDITS: FigureEdits = { turns: '', units: {}, others: '' };

/** The same as the command line has after `--set`. */
export const changesOf = ({ turns, units, others }: FigureEdits): readonly string[] => [
  ...(turns === '' ? [] : [`turns=${turns}`]),
  ...Object.entries(units).flatMap(([id, strength]) => (strength === '' ? [] : [`unit.${id}.strength=${strength}`])),
  ...others
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
];

interface FigureChangesProps {
  readonly words: LabWords;
  readonly sides: readonly SideInfo[];
  readonly units: readonly LabUnit[];
  readonly turns: number | undefined;
  readonly edits: FigureEdits;
  onChange(edits: FigureEdits): void;
}
/** Turns, strengths of units, and any other figure by its name. */
export function FigureChanges({ words: w, sides, units, turns, edits, onChange }: FigureChangesProps) {
  const changed = changesOf(edits).length;
  if (units.length === 0) return null;
  return (
    <details data-testid="lab-figures">
      <summary>
        {w.figures}
        {changed > 0 && ` (${changed})`}
      </summary>
      <label>
        {w.turns}
        <input
          type="number"
          min={1}
          data-testid="lab-turns"
          placeholder={turns === undefined ? '' : String(turns)}
          value={edits.turns}
          onInput={(e) => onChange({ ...edits, turns: e.currentTarget.value })}
        />
      </label>
      {sides.map((side, s) => (
        <fieldset key={side.id} class="units">
          <legend>{w.strength(say(side.name))}</legend>
          {units
            .filter((unit) => unit.side === s)
            .map(({ id, name, strength }) => (
              <label key={id}>
                <span>{say(name)}</span>
                <input
                  type="number"
                  min={0}
                  data-unit={id}
                  placeholder={String(strength)}
                  value={edits.units[id] ?? ''}
                  onInput={(e) => onChange({ ...edits, units: { ...edits.units, [id]: e.currentTarget.value } })}
                />
              </label>
            ))}
        </fieldset>
      ))}
      <label>
        {w.others}
        <textarea
          rows={3}
          data-testid="lab-others"
          value={edits.others}
          onInput={(e) => onChange({ ...edits, others: e.currentTarget.value })}
        />
        <span class="hint">{w.othersHint}</span>
      </label>
    </details>
  );
}
