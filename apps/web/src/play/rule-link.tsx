import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { MatchDriver } from '../match/driver.ts';
import type { RuleView } from '../match/protocol.ts';
import { say, words } from '../words/settings.ts';

/** The rule whose text is open, over everything else. */
const open = signal<RuleView | undefined>(undefined);

interface RuleLinkProps {
  readonly driver: MatchDriver;
  readonly game: string;
  readonly rule: string;
}

/** A rule's number; its text is one click away. */
export function RuleLink({ driver, game, rule }: RuleLinkProps) {
  const show = async (): Promise<void> => {
    open.value = await driver.query('rule', { game, id: rule });
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
  const rule = open.value;
  useEffect(() => {
    if (rule && !dialog.current?.open) dialog.current?.showModal();
    if (!rule) dialog.current?.close();
  }, [rule]);
  const close = (): void => {
    open.value = undefined;
  };
  return (
    <dialog ref={dialog} class="card-dialog" onClose={close} aria-label={words.value.ruleTitle}>
      {rule && (
        <>
          <h2>
            <span class="rule-number">§{rule.id}</span> {say(rule.title)}
          </h2>
          <p>{say(rule.says)}</p>
          <button type="button" onClick={close}>
            {words.value.close}
          </button>
        </>
      )}
    </dialog>
  );
}
