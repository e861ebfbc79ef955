import { useEffect, useRef } from 'preact/hooks';
import { writeRoute } from '../route.ts';
import { say, words } from '../words/settings.ts';
import { openRule } from './rule-link.tsx';

/** The text of the open rule, as a card. */
export function RuleCard() {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = openRule.value;
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="card-dialog"
      onClose={() => {
        openRule.value = undefined;
      }}
      aria-label={words.value.ruleTitle}
    >
      {shown && (
        <>
          <h2>
            <span class="rule-number">§{shown.rule.id}</span> {say(shown.rule.title)}
          </h2>
          <p>{say(shown.rule.says)}</p>
          <p>
            {/* In a tab of its own: the battle goes on where it is. */}
            <a
              href={writeRoute({ at: 'rules', game: shown.game, rule: shown.rule.id })}
              target="_blank"
              rel="noreferrer"
              data-testid="to-rulebook"
            >
              {words.value.rulebook.open}
            </a>
          </p>
          {/* Closed, not just taken away: the focus goes back to where it was. */}
          <button type="button" onClick={() => dialog.current?.close()}>
            {words.value.close}
          </button>
        </>
      )}
    </dialog>
  );
}
