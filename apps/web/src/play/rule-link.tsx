import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { MatchDriver } from '../match/driver.ts';
import type { RuleView } from '../match/protocol.ts';
import { writeRoute } from '../route.ts';
import { say, words } from '../words/settings.ts';

/** The rule whose text is open, over everything else. */
const open = signal<{ readonly game: string; readonly rule: RuleView } | undefined>(undefined);

interface RuleLinkProps {
  readonly driver: MatchDriver;
  readonly game: string;
  readonly rule: string;
}

/** A rule's number; its text is one click away. */
export function RuleLink({ driver, game, rule }: RuleLinkProps) {
  const show = async (): Promise<void> => {
    open.value = { game, rule: await driver.query('rule', { game, id: rule }) };
  };
  return (
    <button type="button" class="rule" data-rule={rule} aria-label={words.value.rule(rule)} onClick={() => void show()}>
      §{rule}
    </button>
  );
}

/** The text of the open rule, as a card. */
export function RuleCard() {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = open.value;
  const rule = shown?.rule;
  useEffect(() => {
    if (rule && !dialog.current?.open) dialog.current?.showModal();
    if (!rule) dialog.current?.close();
  }, [rule]);
  const close = (): void => {
    open.value = undefined;
  };
  return (
    <dialog ref={dialog} class="card-dialog" onClose={close} aria-label={words.value.ruleTitle}>
      {shown && rule && (
        <>
          <h2>
            <span class="rule-number">§{rule.id}</span> {say(rule.title)}
          </h2>
          <p>{say(rule.says)}</p>
          <p>
            {/* In a tab of its own: the battle goes on where it is. */}
            <a
              href={writeRoute({ at: 'rules', game: shown.game, rule: rule.id })}
              target="_blank"
              rel="noreferrer"
              data-testid="to-rulebook"
            >
              {words.value.rulebook.open}
            </a>
          </p>
          <button type="button" onClick={close}>
            {words.value.close}
          </button>
        </>
      )}
    </dialog>
  );
}
