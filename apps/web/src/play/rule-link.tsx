import { signal } from '@preact/signals';
import type { MatchDriver } from '../match/driver.ts';
import type { RuleView } from '../match/protocol.ts';
import { words } from '../words/settings.ts';

/** The rule whose text is open, over everything else. */
export const openRule = signal<{ readonly game: string; readonly rule: RuleView } | undefined>(undefined);

interface RuleLinkProps {
  readonly driver: MatchDriver;
  readonly game: string;
  readonly rule: string;
}

/** A rule's number; its text is one click away. */
export function RuleLink({ driver, game, rule }: RuleLinkProps) {
  const show = async (): Promise<void> => {
    openRule.value = { game, rule: await driver.query('rule', { game, id: rule }) };
  };
  return (
    <button type="button" class="rule" data-rule={rule} aria-label={words.value.rule(rule)} onClick={() => void show()}>
      §{rule}
    </button>
  );
}
