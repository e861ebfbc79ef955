import { useEffect, useState } from 'preact/hooks';
import type { MatchDriver } from '../match/driver.ts';
import type { GameCard, RulebookChapter, RulebookRule } from '../match/protocol.ts';
import { writeRoute } from '../route.ts';
import { say, words } from '../words/settings.ts';
import { matching } from './matching.ts';
import '../style/examples.css';
import '../style/rules.css';

interface RulesPageProps {
  readonly driver: MatchDriver;
  readonly game: GameCard;
  /** The rule to open at. */
  readonly rule: string | undefined;
}

/** The rulebook of a game: contents, search, every rule in our words. */
export function RulesPage({ driver, game, rule }: RulesPageProps) {
  const w = words.value.rulebook;
  const [book, read] = useState<readonly RulebookChapter[]>([]);
  const [asked, ask] = useState('');
  useEffect(() => {
    void driver.query('rulebook', { game: game.game }).then(read);
  }, [driver, game.game]);
  useEffect(() => {
    if (rule === undefined || book.length === 0) return;
    const entry = document.getElementById(`rule-${rule}`);
    entry?.scrollIntoView({ block: 'start' });
    entry?.focus({ preventScroll: true });
  }, [book, rule]);
  if (book.length === 0) return <p class="loading">{w.loading}</p>;
  const chapters = matching(book, asked, say);
  const count = chapters.reduce((n, chapter) => n + chapter.rules.length, 0);
  const titleOf = ({ id, title }: RulebookChapter): string => (title ? say(title) : w.chapter(id));
  return (
    <main class="rulebook">
      <h1>{w.of(say(game.title))}</h1>
      <p class="rule-search">
        <label>
          {w.search} <input type="search" value={asked} onInput={(e) => ask(e.currentTarget.value)} />
        </label>{' '}
        <span role="status">{count === 0 ? w.none : w.found(count)}</span>
      </p>
      <nav aria-label={w.contents}>
        <h2>{w.contents}</h2>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a
                href={writeRoute({ at: 'rules', game: game.game, rule: chapter.rules[0]?.id ?? chapter.id })}
                data-chapter={chapter.id}
              >
                {numberOf(chapter)} {titleOf(chapter)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="chapters">
        {chapters.map((chapter) => (
          <section key={chapter.id}>
            <h2>
              {numberOf(chapter)} {titleOf(chapter)}
            </h2>
            {chapter.rules.map((entry) => (
              <Rule key={entry.id} game={game.game} entry={entry} isNamed={entry.id === rule} />
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}

/** Chapters of letters are called by their titles alone. */
const numberOf = ({ id, title }: RulebookChapter): string => (title && /^\d/.test(id) ? id : '');

interface RuleProps {
  readonly game: string;
  readonly entry: RulebookRule;
  readonly isNamed: boolean;
}
function Rule({ game, entry, isNamed }: RuleProps) {
  const w = words.value.rulebook;
  const { id, title, says, rulings, lessons, examples } = entry;
  return (
    <article id={`rule-${id}`} class={isNamed ? 'named' : ''} tabIndex={-1} data-rule-entry={id}>
      <h3>
        <a class="rule-number" href={writeRoute({ at: 'rules', game, rule: id })}>
          §{id}
        </a>{' '}
        {say(title)}
      </h3>
      <p>{say(says)}</p>
      {lessons.length + examples.length > 0 && (
        <ul class="tries">
          {examples.map((example) => (
            <li key={example.id}>
              <a
                class="button quiet"
                href={writeRoute({ at: 'example', game, example: example.id })}
                data-to-example={example.id}
              >
                {words.value.example.tryIt(say(example.title))}
              </a>
            </li>
          ))}
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <a class="button quiet" href={writeRoute({ at: 'learn', game, lesson: lesson.id })}>
                {w.tryIt(say(lesson.title))}
              </a>
            </li>
          ))}
        </ul>
      )}
      {rulings.length > 0 && (
        <details>
          <summary>{w.rulings(rulings.length)}</summary>
          {rulings.map((ruling) => (
            <p key={ruling.id}>
              <strong>
                {ruling.id}. {say(ruling.question)}
              </strong>{' '}
              {say(ruling.ruling)}
            </p>
          ))}
        </details>
      )}
    </article>
  );
}
