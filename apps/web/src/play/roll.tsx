import type { EventText } from '@tambour/stage';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { isRoll } from './combats.ts';
import { Dice } from './dice.tsx';
import { signed } from './forecast-panel.tsx';
import { RuleLink } from './rule-link.tsx';

interface ToldProps {
  readonly battle: BattleStore;
  readonly told: EventText;
}

/** One sentence of what happened with its dice and its rule; a roll opens its modifiers, each with the rule it comes from. */
export function Told({ battle, told }: ToldProps) {
  const w = words.value.happened;
  const game = battle.opened.value.game.game;
  const rule = (id: string) => <RuleLink driver={battle.driver} game={game} rule={id} />;
  const line = (
    <>
      {isRoll(told) && <Dice faces={told.dice ?? []} />} {say(told.text)}
    </>
  );
  const { sum = [] } = told;
  if (sum.length === 0)
    return (
      <>
        {line} {rule(told.rule)}
      </>
    );
  return (
    <details class="roll" data-testid="roll">
      <summary>{line}</summary>
      <p class="hint">
        {w.modifiers} ({w.on[told.on ?? 'die']}) {rule(told.rule)}
      </p>
      <ul class="sum-items">
        {sum.map((m, i) => (
          <li key={i}>
            <span class="value">{signed(m.value)}</span> {say(m.what)} {rule(m.rule)}
          </li>
        ))}
        {sum.length > 1 && (
          <li class="total">
            <span class="value">{signed(sum.reduce((total, m) => total + m.value, 0))}</span> {w.total}
          </li>
        )}
      </ul>
    </details>
  );
}
