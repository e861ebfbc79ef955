import { signal } from '@preact/signals';
import { isRefereeId, loadRefereeRules } from '@tambour/games/referees';
import type { RuleText } from '@tambour/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import { umpireWords } from './words.ts';

const shown = signal<RuleText | undefined>(undefined);

/** A rule's number; its text is one tap away. */
export function RuleMark({ game, rule }: { readonly game: string; readonly rule: string }) {
  const show = async (): Promise<void> => {
    if (isRefereeId(game)) shown.value = (await loadRefereeRules(game)).get(rule);
  };
  return (
    <button type="button" class="rule" data-rule={rule} aria-label={umpireWords.value.rule(rule)} onClick={show}>
      §{rule}
    </button>
  );
}

/** The text of the rule that was tapped. */
export function TappedRule() {
  const dialog = useRef<HTMLDialogElement>(null);
  const rule = shown.value;
  useEffect(() => {
    if (rule && !dialog.current?.open) dialog.current?.showModal();
    if (!rule) dialog.current?.close();
  }, [rule]);
  const close = (): void => {
    shown.value = undefined;
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
