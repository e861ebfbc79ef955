import type { Assumption } from '@tambour/kernel';
import { say, words } from '../words/settings.ts';

/** What the odds take for granted: what is hidden first, then, a line a side, how it answers on the way. */
export function Assumes({ assumptions, name }: { readonly assumptions: readonly Assumption[]; readonly name: string }) {
  if (assumptions.length === 0) return null;
  const w = words.value.odds;
  const habits = assumptions.filter((a) => a.code === 'habit');
  const lines = assumptions.flatMap((a) => (a.code === 'habit' ? [] : [say(a.says)]));
  for (const side of new Set(habits.map((a) => a.side))) {
    const [first, ...rest] = habits.filter((a) => a.side === side);
    if (!first) continue;
    // The sentence of the first names the side; the others go on with it.
    const does = new Set(rest.map((a) => say(a.does)).filter((text) => text !== say(first.does)));
    lines.push(`${w.list([say(first.says).replace(/\.$/, ''), ...does])}.`);
  }
  return (
    <div class="assumes" data-testid={`assumes-${name}`}>
      <span>{w.assumes}</span>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
