import { say, words } from '../words/settings.ts';
import { type BattleStore, PERSON } from './battle-store.ts';
import type { Picking } from './picking.ts';
import { RuleLink } from './rule-link.tsx';

/** Who must decide what, by which rule; and the orders that belong to no piece. */
export function PromptPanel({ battle, picking }: { readonly battle: BattleStore; readonly picking: Picking }) {
  const w = words.value;
  const moment = battle.moment.value;
  const { decision } = moment;
  const { driver } = battle;
  const game = battle.opened.value.game.game;
  if (!decision) return null;
  const side = battle.sides[decision.side]!;
  const isPerson = battle.seats[decision.side] === PERSON;
  const isAsked = battle.isAsked.value;
  const isWaiting = battle.pace.isWaiting.value && battle.isLive.value;
  return (
    <section class={`prompt side-${decision.side}`} data-side={side.id} aria-live="polite" data-testid="prompt">
      <p class="who">
        <span class={`pennon side-${decision.side}`} aria-hidden="true" />
        {isWaiting
          ? w.happened.waits(say(side.name))
          : battle.isThinking.value && !isPerson
            ? w.play.thinks(say(side.name))
            : w.play.decides(say(side.name))}
        {decision.isInside && <span class="tag">{w.play.reaction}</span>}
      </p>
      {/* What the computer is asked is no question to the reader. */}
      {(isPerson || !battle.isLive.value) && (
        <p class="question">
          {say(decision.prompt)} <RuleLink driver={driver} game={game} rule={decision.rule} />
        </p>
      )}
      {isAsked && decision.free.length > 0 && (
        <div class="free" data-testid="free">
          {decision.free.map((handle, i) => (
            <button
              key={JSON.stringify(handle.command)}
              type="button"
              class={handle.kind === 'decline' ? 'quiet' : ''}
              data-command={JSON.stringify(handle.command)}
              onClick={() => void picking.choose(handle)}
            >
              {i < 9 && picking.choices.value.length === 0 && <kbd>{i + 1}</kbd>} {say(handle.label)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
