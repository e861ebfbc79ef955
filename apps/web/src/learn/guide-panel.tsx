import { useEffect, useState } from 'preact/hooks';
import type { GuideCard } from '../match/protocol.ts';
import type { BattleStore } from '../play/battle-store.ts';
import { RuleLink } from '../play/rule-link.tsx';
import { say, words } from '../words/settings.ts';
import '../style/guide.css';

/** A tip is told in full this often, and after that no more: help that fades. */
const TOLD = 2;

/** The guided battle: its prompts one by one, then a tip where a question is new, then nothing. */
export function GuidePanel({ battle, guide }: { readonly battle: BattleStore; readonly guide: GuideCard }) {
  const w = words.value;
  const done = battle.tasksDone.value;
  const task = guide.tasks[done];
  const [hinted, hint] = useState(-1);
  const leave = (): void => {
    battle.isAlone.value = true;
  };
  if (battle.isAlone.value || battle.moment.value.verdict) return null;
  if (!task || !battle.isGuided.value) return <Tips battle={battle} guide={guide} isDone={!task} onLeave={leave} />;
  return (
    <section class="guide" data-testid="guide" data-prompt={done} aria-live="polite">
      <p class="guide-step">{w.win.step(done + 1, guide.tasks.length)}</p>
      {done === 0 && <p class="guide-says">{say(guide.says)}</p>}
      <p class="guide-task">
        {say(task.says)} <RuleLink driver={battle.driver} game={battle.opened.value.game.game} rule={task.rule} />
      </p>
      {hinted === done && (
        <p class="hint" data-testid="guide-hint">
          {say(task.hint)}
        </p>
      )}
      <div class="guide-doings">
        {hinted !== done && (
          <button type="button" class="quiet" onClick={() => hint(done)}>
            {w.learn.hint}
          </button>
        )}{' '}
        <button type="button" class="quiet" data-testid="guide-leave" onClick={leave}>
          {w.win.alone}
        </button>
      </div>
    </section>
  );
}

interface TipsProps {
  readonly battle: BattleStore;
  readonly guide: GuideCard;
  /** All prompts were followed. */
  readonly isDone: boolean;
  onLeave(): void;
}
/** What a question is about, the first times it is asked. */
function Tips({ battle, guide, isDone, onLeave }: TipsProps) {
  const w = words.value;
  const [told, tell] = useState<Readonly<Record<string, number>>>({});
  const [isEndRead, read] = useState(false);
  const rule = battle.isAsked.value ? battle.decision.value?.rule : undefined;
  const turn = battle.moment.value.scene.status.time.en;
  // Once a turn at most: the same question comes again with every piece that moves.
  const key = rule === undefined ? undefined : `${rule} ${turn}`;
  useEffect(() => {
    if (rule === undefined || key === undefined) return;
    tell((now) => (now[key] === undefined ? { ...now, [key]: timesTold(now, rule) + 1 } : now));
  }, [key, rule]);
  const tip = guide.tips.find((known) => known.rule === rule);
  // Counted as it will be: a tip told often enough is not shown even for the moment before it is counted.
  const isTold = tip !== undefined && key !== undefined && (told[key] ?? timesTold(told, tip.rule) + 1) <= TOLD;
  if (isDone && !isEndRead)
    return (
      <section class="guide" data-testid="guide-end" aria-live="polite">
        <p>{say(guide.end)}</p>
        <button type="button" class="quiet" onClick={() => read(true)}>
          {w.win.goOn}
        </button>
      </section>
    );
  if (!isTold) return null;
  return (
    <section class="guide" data-testid="guide-tip" data-tip={tip.rule} aria-live="polite">
      <p>{say(tip.says)}</p>
      <button type="button" class="quiet" onClick={onLeave}>
        {w.win.noTips}
      </button>
    </section>
  );
}
const timesTold = (told: Readonly<Record<string, number>>, rule: string): number =>
  Object.keys(told).filter((key) => key.startsWith(`${rule} `)).length;
