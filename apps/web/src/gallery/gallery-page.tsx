import type { ScenarioInfo } from '@tambour/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { MatchDriver } from '../match/driver.ts';
import type { GameCard, Trouble } from '../match/protocol.ts';
import { go, writeRoute } from '../route.ts';
import type { Session } from '../session.ts';
import { choose, isNewcomer, language, locale, say, theme, words } from '../words/settings.ts';
import { Begun } from './begun.tsx';

interface GalleryProps {
  readonly session: Session;
  readonly games: readonly GameCard[];
  readonly trouble: Trouble | undefined;
  onOpen(file: File): void;
}

/** The battles there are, those begun, and the door for those kept elsewhere. */
export function GalleryPage({ session, games, trouble, onOpen }: GalleryProps) {
  const w = words.value;
  const first = games.find((g) => g.lessons.length > 0);
  return (
    <main class="gallery" data-testid="gallery">
      {trouble && (
        <p class="trouble" role="alert" data-testid="trouble">
          {say(trouble.message)}
        </p>
      )}
      {isNewcomer.value && first && (
        <section class="newcomer">
          <p>{w.gallery.newcomer}</p>
          <a class="button" href={writeRoute({ at: 'learn', game: first.game, lesson: first.lessons[0]! })}>
            {w.gallery.learn}
          </a>
          <button type="button" class="quiet" onClick={() => choose.newcomer(false)}>
            {w.gallery.noThanks}
          </button>
        </section>
      )}
      <Begun session={session} games={games} />
      <h1>{w.gallery.heading}</h1>
      <div class="battles">
        {games.flatMap((game) =>
          game.scenarios.map((scenario) => (
            <BattleCard key={scenario.id} driver={session.driver} game={game} scenario={scenario} />
          )),
        )}
      </div>
      <section class="open-file">
        <h2>{w.gallery.open}</h2>
        <label>
          {w.gallery.openHint}
          <input
            type="file"
            accept=".json,application/json"
            data-testid="file"
            onChange={(e) => {
              const file = e.currentTarget.files?.[0];
              if (file) onOpen(file);
              e.currentTarget.value = '';
            }}
          />
        </label>
      </section>
    </main>
  );
}

interface BattleCardProps {
  readonly driver: MatchDriver;
  readonly game: GameCard;
  readonly scenario: ScenarioInfo;
}
function BattleCard({ driver, game, scenario }: BattleCardProps) {
  const w = words.value;
  const title = say(scenario.title);
  const [lesson] = game.lessons;
  return (
    <article class="battle-card" data-game={game.game}>
      <Thumbnail driver={driver} game={game.game} title={title} />
      <div class="battle-words">
        <h2>{title}</h2>
        <p class="facts">
          <span>{say(game.card.place)}</span>
          <time dateTime={scenario.date}>
            {new Intl.DateTimeFormat(locale.value, { dateStyle: 'long', timeZone: 'UTC' }).format(
              new Date(scenario.date),
            )}
          </time>
          <span>{w.gallery.turns(scenario.turns)}</span>
          <span>{w.gallery.minutes(game.card.minutes)}</span>
          <span
            role="img"
            aria-label={w.gallery.complexity(game.card.complexity)}
            title={w.gallery.complexity(game.card.complexity)}
          >
            {'◆'.repeat(game.card.complexity)}
            {'◇'.repeat(5 - game.card.complexity)}
          </span>
        </p>
        <p class="facts">
          {game.sides.map((side, s) => (
            <span key={side.id}>
              <span class={`pennon side-${s}`} aria-hidden="true" /> {say(side.name)}
            </span>
          ))}
        </p>
        <p>{say(game.card.history)}</p>
        <details>
          <summary>{w.gallery.sources}</summary>
          <p>{say(game.card.sources)}</p>
        </details>
        <p class="commit-row">
          <button
            type="button"
            class="commit"
            data-testid="play"
            onClick={() => go({ at: 'setup', game: game.game, scenario: scenario.id })}
          >
            {w.gallery.play}
          </button>
          {lesson && (
            <a class="button quiet" href={writeRoute({ at: 'learn', game: game.game, lesson })}>
              {w.gallery.learn}
            </a>
          )}
        </p>
      </div>
    </article>
  );
}

/** The map with its set-up, drawn when the words are already there. */
function Thumbnail({
  driver,
  game,
  title,
}: {
  readonly driver: MatchDriver;
  readonly game: string;
  readonly title: string;
}) {
  const [url, show] = useState<string | undefined>();
  const [tongue, light] = [language.value, theme.value];
  useEffect(() => {
    let made: string | undefined;
    let isStale = false;
    driver
      .query('thumbnail', { game, language: tongue, theme: light })
      .then((svg) => {
        if (isStale) return;
        made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        show(made);
      })
      // A gallery without its picture still opens the battle.
      .catch(() => show(undefined));
    return () => {
      isStale = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [driver, game, tongue, light]);
  return <div class="thumbnail">{url && <img src={url} alt={words.value.gallery.map(title)} />}</div>;
}
