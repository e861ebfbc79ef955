import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameCard, LessonCard } from '../match/protocol.ts';
import type { BattleStore } from '../play/battle-store.ts';
import { bringUp } from '../play/narrow.ts';
import { RuleLink } from '../play/rule-link.tsx';
import { choose, say, words } from '../words/settings.ts';

interface LessonPanelProps {
  readonly game: GameCard;
  readonly lessons: readonly LessonCard[];
  readonly lesson: LessonCard;
  readonly battle: BattleStore;
  onAgain(): void;
  /** The next lesson, or the gallery when `lesson` is undefined. */
  onNext(lesson: string | undefined): void;
}

/** What is to be learnt, the task in hand, and whether the engine saw it done. */
export function LessonPanel({ game, lessons, lesson, battle, onAgain, onNext }: LessonPanelProps) {
  const w = words.value;
  const [hinted, hint] = useState(-1);
  const done = battle.tasksDone.value;
  const at = lessons.findIndex((l) => l.id === lesson.id);
  const next = lessons[at + 1];
  const task = lesson.tasks[done];
  const now = useRef<HTMLElement>(null);
  // In the hand the panel may be scrolled down to what was ordered: what was done, and what is next, is brought back.
  useEffect(() => {
    const lines = now.current?.querySelectorAll('.tasks li, [data-testid="lesson-end"]');
    if (done > 0) bringUp(lines?.[Math.max(0, lines.length - 2)]);
  }, [done]);
  const leave = (id: string | undefined): void => {
    if (id === undefined) choose.newcomer(false);
    onNext(id);
  };
  return (
    <section ref={now} class="lesson" data-testid="lesson" data-lesson={lesson.id} aria-live="polite">
      <p class="of">{w.learn.of(at + 1, lessons.length)}</p>
      <h2>{say(lesson.title)}</h2>
      <p class="says">{say(lesson.says)}</p>
      <ol class="tasks">
        {lesson.tasks.slice(0, done + 1).map((t, i) => (
          <li key={t.says.en} class={i < done ? 'done' : 'now'} data-task={i}>
            {i < done ? <span class="tag">✓ {w.learn.done}</span> : null} {say(t.says)}{' '}
            <RuleLink driver={battle.driver} game={game.game} rule={t.rule} />
          </li>
        ))}
      </ol>
      {task && hinted === done && <p class="hint">{say(task.hint)}</p>}
      {task && battle.strays.value > 0 && <p class="warning">{w.learn.wrong}</p>}
      {!task && <p data-testid="lesson-end">{say(lesson.end)}</p>}
      <p class="commit-row">
        {task && (
          <button type="button" class="quiet" onClick={() => hint(done)}>
            {w.learn.hint}
          </button>
        )}
        <button type="button" class="quiet" onClick={onAgain}>
          {w.learn.again}
        </button>
        {!task && (
          <button type="button" class="commit" data-testid="lesson-next" onClick={() => leave(next?.id)}>
            {next ? w.learn.next : w.learn.finish}
          </button>
        )}
      </p>
    </section>
  );
}
