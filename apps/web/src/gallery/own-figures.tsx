import type { Choice } from '@tambour/kernel';
import { useState } from 'preact/hooks';
import type { MatchDriver } from '../match/driver.ts';
import { TroubleError } from '../match/protocol.ts';
import { ownWords } from '../words/own.ts';
import { say } from '../words/settings.ts';

/** A file of figures, by the part of the choice that it takes the place of. */
export type OwnFiles = Readonly<Partial<Record<'charts' | 'scenarioData', { name: string; json: unknown }>>>;
const KINDS = ['charts', 'scenarioData'] as const;

/** Far more than any file of ours. */
const MOST_BYTES = 20_000_000;

/** What was chosen, with the figures of one's own in place of the game's. A scenario of one's own has an id of its own. */
export const choiceWith = (files: OwnFiles, scenario: string, options: Readonly<Record<string, string>>): Choice => ({
  options,
  ...(files.charts && { charts: files.charts.json }),
  ...(files.scenarioData ? { scenarioData: files.scenarioData.json } : { scenario }),
});

interface OwnFiguresProps {
  readonly driver: MatchDriver;
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly files: OwnFiles;
  onChange(files: OwnFiles): void;
}

/** Charts and a scenario of one's own. The engine reads a file when it is chosen: one that it refuses changes nothing. */
export function OwnFigures({ driver, game, scenario, options, files, onChange }: OwnFiguresProps) {
  const w = ownWords.value;
  const [fault, blame] = useState<string | undefined>();
  const names = KINDS.flatMap((kind) => files[kind]?.name ?? []);
  const take = async (kind: (typeof KINDS)[number], file: File): Promise<void> => {
    blame(undefined);
    const { name } = file;
    if (file.size > MOST_BYTES) return blame(w.tooLarge(name));
    let json: unknown;
    try {
      json = JSON.parse(await file.text());
    } catch {
      return blame(w.notJson(name));
    }
    const tried = { ...files, [kind]: { name, json } };
    try {
      await driver.query('check', { game, choice: choiceWith(tried, scenario, options) });
      onChange(tried);
    } catch (error) {
      blame(w.bad(name, error instanceof TroubleError ? say(error.trouble.message) : String(error)));
    }
  };
  const remove = (kind: (typeof KINDS)[number]): void => {
    blame(undefined);
    const { [kind]: _, ...left } = files;
    onChange(left);
  };
  return (
    <details data-testid="own-figures">
      <summary>{names.length > 0 ? w.using(names.join(', ')) : w.title}</summary>
      <p class="hint">{w.hint}</p>
      {KINDS.map((kind) => (
        <label key={kind}>
          {kind === 'charts' ? w.charts : w.scenario}
          <input
            type="file"
            accept=".json,application/json"
            data-testid={kind}
            onChange={(e) => {
              const file = e.currentTarget.files?.[0];
              if (file) void take(kind, file);
              e.currentTarget.value = '';
            }}
          />
          {files[kind] && (
            <button type="button" class="quiet" data-testid={`remove-${kind}`} onClick={() => remove(kind)}>
              {w.remove(files[kind].name)}
            </button>
          )}
        </label>
      ))}
      {fault !== undefined && (
        <p class="trouble" role="alert" data-testid="own-fault">
          {fault}
        </p>
      )}
    </details>
  );
}
