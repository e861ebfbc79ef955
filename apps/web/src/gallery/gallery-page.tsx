import type { ScenarioInfo } from '@tambour/kernel';
import { itemAt } from '@tambour/kernel';
import { sidesIn } from '@tambour/stage';
import { useEffect, useRef, useState } from 'preact/hooks';
import { later } from '../later.tsx';
import type { MatchDriver } from '../match/driver.ts';
import type { GameCard, Trouble } from '../match/protocol.ts';
import { tintsOf } from '../play/tints.ts';
import { writeRoute } from '../route.ts';
import type { Session } from '../session.ts';
import { choose, isNewcomer, language, locale, say, theme, words } from '../words/settings.ts';
import { OneByOne } from './one-by-one.ts';
import { thumbnailPicture } from './pictures.ts';

/** How much of a picture's frame is in the window when it is worth fetching a game for it. */
const SEEN = 0.3;
const drawing = new OneByOne();
const Begun = later(async () => (await import('./begun.tsx')).Begun);

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
          <p>{w.win.newcomer}</p>
          {games.flatMap((game) =>
            game.scenarios.flatMap(({ id, title }) => {
              const guide = game.cards[id]?.guide;
              return guide === undefined
                ? []
                : [<FirstBattle key={guide} session={session} game={game} guide={guide} title={say(title)} isMain />];
            }),
          )}
          <a class="button" href={writeRoute({ at: 'learn', game: first.game, lesson: itemAt(first.lessons, 0) })}>
            {w.gallery.learn}
          </a>
          <button type="button" class="quiet" onClick={() => choose.newcomer(false)}>
            {w.gallery.noThanks}
          </button>
        </section>
      )}
      {session.begun.value.length + session.damaged.value.length > 0 && <Begun session={session} games={games} />}
      <h1>{w.gallery.heading}</h1>
      <div class="battles">
        {games.flatMap((game) =>
          game.scenarios.map((scenario) => (
            <BattleCard key={scenario.id} session={session} game={game} scenario={scenario} />
          )),
        )}
      </div>
      <section class="open-file">
        <h2>{w.gallery.miniatures}</h2>
        <p>
          {w.gallery.umpire}{' '}
          <a class="button" data-testid="to-umpire" href={writeRoute({ at: 'umpire' })}>
            {w.gallery.openUmpire}
          </a>
        </p>
      </section>
      <section class="open-file">
        <h2>{w.gallery.open}</h2>
        <p>{w.gallery.openHint}</p>
        {/* The browser would name the button in a language of its own. */}
        <label class="button" data-testid="file-label">
          {w.gallery.openFile}
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

/** A made-up battle has a year and no day. */
const dateParts = (date: string): Intl.DateTimeFormatOptions =>
  /^\d{4}$/.test(date) ? { year: 'numeric' } : { dateStyle: 'long' };

interface BattleCardProps {
  readonly session: Session;
  readonly game: GameCard;
  readonly scenario: ScenarioInfo;
}
function BattleCard({ session, game, scenario }: BattleCardProps) {
  const w = words.value;
  const title = say(scenario.title);
  const date = new Intl.DateTimeFormat(locale.value, { ...dateParts(scenario.date), timeZone: 'UTC' }).format(
    new Date(scenario.date),
  );
  const [lesson] = game.lessons;
  const card = game.cards[scenario.id];
  const play = (): void => void session.play(game, scenario.id);
  return (
    <article class="battle-card" data-game={game.game} data-scenario={scenario.id} style={tintsOf(game)}>
      {/* The picture is the same as the button, for those who point; keys have the button. */}
      <button
        type="button"
        class="picture"
        tabIndex={-1}
        data-testid="play-picture"
        aria-label={w.win.playOf(title)}
        onClick={play}
      >
        <Thumbnail driver={session.driver} game={game} scenario={scenario.id} title={title} />
      </button>
      <div class="battle-words">
        {game.scenarios.length > 1 && <p class="of-game">{say(game.title)}</p>}
        <h2>{title}</h2>
        <p class="facts">
          {card && <span>{say(card.place)}</span>}
          {/* Most titles say it themselves. */}
          {!title.includes(date) && <time dateTime={scenario.date}>{date}</time>}
          <span>{w.gallery.turns(scenario.turns, game.hasPeriods === true)}</span>
          {card && <span>{w.gallery.minutes(card.minutes)}</span>}
          {card && <Complexity of={card.complexity} />}
        </p>
        <p class="facts">
          {sidesIn(game, scenario.id).map((side, s) => (
            <span key={side.id}>
              <span class={`pennon side-${s}`} aria-hidden="true" /> {w.side(say(side.name))}
              {s === card?.recommended && <span class="tag">{w.win.you}</span>}
            </span>
          ))}
        </p>
        <p>{say(card?.history ?? scenario.about)}</p>
        {card?.uneven && <p class="hint">{say(card.uneven.why)}</p>}
        {card && (
          <details>
            <summary>{w.gallery.sources}</summary>
            <p>{say(card.sources)}</p>
          </details>
        )}
        <p class="commit-row">
          <button type="button" class="commit" data-testid="play" onClick={play}>
            {w.gallery.play}
          </button>
          <a
            class="button quiet"
            data-testid="options"
            href={writeRoute({ at: 'setup', game: game.game, scenario: scenario.id })}
          >
            {w.win.options}
          </a>
          {card?.guide !== undefined && <FirstBattle session={session} game={game} guide={card.guide} title={title} />}
          {lesson && (
            <a class="button quiet" href={writeRoute({ at: 'learn', game: game.game, lesson })}>
              {w.gallery.learn}
            </a>
          )}
          <a class="button quiet" href={writeRoute({ at: 'rules', game: game.game })}>
            {w.rulebook.title}
          </a>
          <a
            class="button quiet"
            data-testid="print"
            href={writeRoute({ at: 'print', game: game.game, scenario: scenario.id })}
          >
            {w.print}
          </a>
          <a
            class="button quiet"
            data-testid="to-lab"
            href={writeRoute({ at: 'lab', game: game.game, scenario: scenario.id })}
          >
            {w.lab}
          </a>
        </p>
      </div>
    </article>
  );
}

interface FirstBattleProps {
  readonly session: Session;
  readonly game: GameCard;
  readonly guide: string;
  readonly title: string;
  /** For a newcomer, who has no card before their eyes yet. */
  readonly isMain?: boolean;
}
/** Begins the guided battle. */
const FirstBattle = ({ session, game, guide, title, isMain = false }: FirstBattleProps) => (
  <button
    type="button"
    class={isMain ? 'commit' : 'quiet'}
    data-testid="first-battle"
    data-guide={guide}
    onClick={() => void session.guide(game, guide)}
  >
    {isMain ? words.value.win.firstOf(title) : words.value.win.first}
  </button>
);

/** Of five lozenges so many are filled. */
function Complexity({ of }: { readonly of: number }) {
  const word = words.value.gallery.complexity(of);
  return (
    <span role="img" aria-label={word} title={word}>
      {words.value.gallery.complex} {'◆'.repeat(of)}
      {'◇'.repeat(5 - of)}
    </span>
  );
}

interface ThumbnailProps {
  readonly driver: MatchDriver;
  readonly game: GameCard;
  readonly scenario: string;
  readonly title: string;
}
/** The map with its set-up: the picture the build made of it, or else one drawn here when a good part of the frame is seen. */
function Thumbnail({ driver, game, scenario, title }: ThumbnailProps) {
  const [tongue, light] = [language.value, theme.value];
  const built = thumbnailPicture(game.game, scenario, light, tongue);
  const [missing, miss] = useState<string | undefined>();
  const alt = words.value.gallery.map(title);
  if (game.isUnlisted || missing === built)
    return <DrawnThumbnail driver={driver} game={game} scenario={scenario} title={title} />;
  return (
    <div class="thumbnail">
      <img src={`./${built}`} alt={alt} loading="lazy" decoding="async" onError={() => miss(built)} />
    </div>
  );
}

/** For a battle that has no picture, one of a game that no list shows, say. */
function DrawnThumbnail({ driver, game, scenario, title }: ThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, approach] = useState(false);
  const [url, show] = useState<string | undefined>();
  const [tongue, light] = [language.value, theme.value];
  useEffect(() => {
    if (frame.current === null) return undefined;
    const watch = new IntersectionObserver((seen) => seen.some((s) => s.isIntersecting) && approach(true), {
      threshold: SEEN,
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear) return undefined;
    let made: string | undefined;
    let isStale = false;
    const withdraw = drawing.add(() =>
      driver
        .query('thumbnail', { game: game.game, scenario, language: tongue, theme: light })
        .then((svg) => {
          if (isStale) return;
          made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
          show(made);
        })
        // A gallery without its picture still opens the battle.
        .catch(() => show(undefined)),
    );
    return () => {
      isStale = true;
      withdraw();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [driver, game, scenario, tongue, light, isNear]);
  return (
    <div class="thumbnail" ref={frame}>
      {url && <img src={url} alt={words.value.gallery.map(title)} />}
    </div>
  );
}
