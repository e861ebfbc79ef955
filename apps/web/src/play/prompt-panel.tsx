import { itemAt } from '@tambour/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import { AnswerButton } from './answer-button.tsx';
import { type BattleStore, PERSON } from './battle-store.ts';
import { isNarrow } from './narrow.ts';
import { keyOf } from './pick.ts';
import type { Picking } from './picking.ts';
import { RuleLink } from './rule-link.tsx';

/** Who must decide what, by which rule; and the answers that are buttons. */
export function PromptPanel({ battle, picking }: { readonly battle: BattleStore; readonly picking: Picking }) {
  const w = words.value;
  const moment = battle.moment.value;
  const { decision } = moment;
  const { driver } = battle;
  const game = battle.opened.value.game.game;
  const card = useRef<HTMLElement>(null);
  const isAsked = battle.isAsked.value;
  // In the hand the panel may be scrolled down to what was ordered: the next question, and a guide's words over it, are brought back.
  useEffect(() => {
    const panel = card.current?.closest('.panel');
    // A lesson shows its own task.
    if (isAsked && isNarrow() && !panel?.querySelector('.lesson')) panel?.scrollTo(0, 0);
  }, [isAsked, decision]);
  if (!decision) return null;
  const side = itemAt(battle.sides, decision.side);
  const isPerson = battle.seats[decision.side] === PERSON;
  // What a computer player is asked would read as if one were asked oneself.
  const isLive = battle.isLive.value;
  const isOthers = !isPerson && isLive;
  const isWaiting = battle.pace.isWaiting.value && isLive;
  const isNumbered = picking.listed.value === decision.free;
  // In the past nobody is asked any more.
  const whose = isWaiting
    ? w.happened.waits
    : isPerson && isLive
      ? w.play.decides
      : isLive && battle.isThinking.value
        ? w.play.thinks
        : w.play.toMove;
  return (
    <section
      ref={card}
      class={`prompt side-${decision.side}`}
      data-side={side.id}
      aria-live="polite"
      data-testid="prompt"
    >
      <p class="who">
        <span class={`pennon side-${decision.side}`} aria-hidden="true" />
        {whose(say(side.name))}
        {decision.isInside && !isOthers && <span class="tag">{w.play.inside}</span>}
      </p>
      {!isOthers && (
        <p class="question">
          {say(decision.prompt)} <RuleLink driver={driver} game={game} rule={decision.rule} />
        </p>
      )}
      {isAsked && decision.free.length > 0 && (
        <div class="free" data-testid="free">
          {decision.free.map((handle, i) => (
            <AnswerButton
              key={keyOf(handle)}
              battle={battle}
              picking={picking}
              handle={handle}
              number={isNumbered ? i + 1 : undefined}
              isGiven
            />
          ))}
        </div>
      )}
    </section>
  );
}
