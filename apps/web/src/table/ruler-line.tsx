import type { BattleStore } from '../play/battle-store.ts';
import { RuleLink } from '../play/rule-link.tsx';
import { language, say } from '../words/settings.ts';
import { lengthText } from './length-text.ts';
import type { Ruler } from './ruler.ts';
import { tableWords } from './words.ts';

/** What the ruler measures, and what follows from it. */
export function RulerLine({ battle, ruler }: { readonly battle: BattleStore; readonly ruler: Ruler }) {
  const w = tableWords.value;
  const measured = ruler.measured.value;
  const hint = ruler.from.value ? (ruler.to.value ? w.rulerNot : w.rulerTo) : w.rulerFrom;
  return (
    <div class="measured-line" data-testid="ruler-line" aria-live="polite">
      {measured ? (
        <>
          <strong>{lengthText(measured.length, language.value)}</strong>
          {measured.notes.map(({ rule, what }) => (
            <span key={rule + what.en}>
              {say(what)} <RuleLink driver={battle.driver} game={battle.opened.value.game.game} rule={rule} />
            </span>
          ))}
        </>
      ) : (
        <span>{hint}</span>
      )}
    </div>
  );
}
