import type { ExampleCard, GameCard } from '../match/protocol.ts';
import type { BattleStore } from '../play/battle-store.ts';
import { go, writeRoute } from '../route.ts';
import { say, words } from '../words/settings.ts';
import '../style/examples.css';

interface ExamplePanelProps {
  readonly game: GameCard;
  readonly example: ExampleCard;
  readonly battle: BattleStore;
  onAgain(): void;
}

/** What is on the board, what to try, what the rule made of it, and the way back to the rules. */
export function ExamplePanel({ game, example, battle, onAgain }: ExamplePanelProps) {
  const w = words.value;
  const done = battle.tasksDone.value;
  const { next } = example;
  const isOver = done >= example.tasks.length;
  return (
    <section class="lesson" data-testid="example" data-example={example.id} aria-live="polite">
      <p class="of">{w.example.title}</p>
      <h2>{say(example.title)}</h2>
      <p class="says">{say(example.says)}</p>
      <ol class="tasks">
        {example.tasks.slice(0, done + 1).map((task, i) => (
          <li key={task.says.en} class={i < done ? 'done' : 'now'} data-task={i}>
            {i < done ? <span class="tag">✓ {w.learn.done}</span> : null} {w.example.order(say(task.says))}
          </li>
        ))}
      </ol>
      {!isOver && battle.strays.value > 0 && <p class="warning">{w.example.other}</p>}
      {isOver && <p data-testid="example-end">{say(example.end)}</p>}
      <ul class="example-rules" aria-label={w.example.rules}>
        {example.rules.map(({ id, title }) => (
          <li key={id}>
            <a href={writeRoute({ at: 'rules', game: game.game, rule: id })} data-to-rule={id}>
              §{id} {say(title)}
            </a>
          </li>
        ))}
      </ul>
      <p class="commit-row">
        <button type="button" class="quiet" onClick={onAgain}>
          {w.learn.again}
        </button>
        {next !== undefined && (
          <button
            type="button"
            class={isOver ? 'commit' : 'quiet'}
            data-testid="example-next"
            onClick={() => go({ at: 'example', game: game.game, example: next })}
          >
            {w.example.next}
          </button>
        )}
      </p>
    </section>
  );
}
