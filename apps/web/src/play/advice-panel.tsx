import { say, words } from '../words/settings.ts';
import type { Picking } from './picking.ts';

/** What the computer would do in one's place, and why. */
export function AdvicePanel({ picking }: { readonly picking: Picking }) {
  const w = words.value;
  const advice = picking.advice.value;
  if (!advice) return null;
  return (
    <section class="advice" role="status">
      <h3>{w.play.advice}</h3>
      <p>
        <strong>{say(advice.handle.label)}</strong>
      </p>
      <p class="hint">{say(advice.why)}</p>
      <button type="button" onClick={() => void picking.give(advice.handle)}>
        {w.play.adviceDo}
      </button>
    </section>
  );
}
