import { signal } from '@preact/signals';
import type { Language } from '@tambour/kernel';
import { useEffect, useState } from 'preact/hooks';
import { GalleryPage } from './gallery/gallery-page.tsx';
import { unknownAddress } from './keep/keep-trouble.ts';
import { later } from './later.tsx';
import { hintsOf } from './learn/hints.ts';
import { Masthead } from './masthead.tsx';
import type { GameCard, Trouble } from './match/protocol.ts';
import { FieldPage } from './play/field-page.tsx';
import { go, route } from './route.ts';
import type { Session } from './session.ts';
import { beforeSpeaking, language, say, theme, themeChoice, words } from './words/settings.ts';

const GuidePanel = later(async () => (await import('./learn/guide-panel.tsx')).GuidePanel);
const LessonPage = later(async () => (await import('./learn/lesson-page.tsx')).LessonPage);
const ExamplePage = later(async () => (await import('./learn/example-page.tsx')).ExamplePage);
const PrintPage = later(async () => (await import('./print/print-page.tsx')).PrintPage);
const SetupPage = later(async () => (await import('./gallery/setup-page.tsx')).SetupPage);
const UmpirePage = later(async () => (await import('./umpire/umpire-page.tsx')).UmpirePage);
const LabPage = later(async () => (await import('./lab/lab-page.tsx')).LabPage);
const RulesPage = later(async () => (await import('./rules/rules-page.tsx')).RulesPage);

/** Battles of an address that there is nothing to be shown of. */
const NOT_THERE: readonly string[] = ['no-such-battle', 'damaged-battle'];

/** Loads the version that lies ready; undefined while there is none. */
export const update = signal<(() => void) | undefined>(undefined);

/** The page: what stands where is the route's business, what is being played the session's. */
export function App({ session }: { readonly session: Session }) {
  const w = words.value;
  const [games, know] = useState<readonly GameCard[]>([]);
  const [isDropping, drop] = useState(false);
  const at = route.value;
  useEffect(() => {
    document.documentElement.lang = language.value;
    // A referee is consulted at a dim table: without a choice of one's own it is dark.
    const isDim = at.at === 'umpire' && themeChoice.value === 'auto';
    document.documentElement.dataset.theme = isDim ? 'night' : theme.value;
    document.title = w.title;
  }, [language.value, theme.value, themeChoice.value, at.at, w]);
  const named = 'game' in at ? at.game : undefined;
  useEffect(() => {
    const ask = (spoken: Language): Promise<void> =>
      session.driver
        .query('catalogue', { language: spoken, ...(named !== undefined && { named }) })
        .then(know)
        .catch((error) => session.complain(error));
    void ask(language.peek());
    beforeSpeaking.add(ask);
    return () => void beforeSpeaking.delete(ask);
  }, [session, named]);
  useEffect(() => {
    if (at.at === 'battle') void session.resume(at.id);
    else if (at.at === 'link') void session.openLink(at.packed);
    else {
      session.leave();
      void session.refresh();
    }
  }, [session, at]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped anywhere; the gallery has a button for the same
    <div
      class={`whole${isDropping ? ' dropping' : ''}`}
      data-drop={w.gallery.drop}
      onDragOver={(e) => {
        if (!e.dataTransfer?.types.includes('Files')) return;
        e.preventDefault();
        drop(true);
      }}
      onDragLeave={() => drop(false)}
      onDrop={(e) => {
        e.preventDefault();
        drop(false);
        const file = e.dataTransfer?.files[0];
        if (file) void session.openFile(file);
      }}
    >
      {at.at !== 'umpire' && <Masthead />}
      {update.value && (
        <p class="warning" role="status">
          {w.update.text}{' '}
          <button type="button" onClick={() => update.value?.()}>
            {w.update.take}
          </button>
        </p>
      )}
      {session.notice.value && (
        <p class="warning notice" role="status" data-testid="notice" data-code={session.notice.value.code}>
          {say(session.notice.value.message)}{' '}
          <button type="button" class="quiet" onClick={() => session.tell(undefined)}>
            {w.close}
          </button>
        </p>
      )}
      <Here session={session} games={games} />
    </div>
  );
}

function Here({ session, games }: { readonly session: Session; readonly games: readonly GameCard[] }) {
  const w = words.value;
  const at = route.value;
  const loading = <p class="loading">{w.loading}</p>;
  const galleryWith = (trouble: Trouble | undefined) => (
    <div key="gallery" class="scroll">
      <GalleryPage
        session={session}
        games={games.filter((g) => !g.isUnlisted)}
        trouble={trouble}
        onOpen={(file) => void session.openFile(file)}
      />
    </div>
  );
  const gallery = galleryWith(session.trouble.value);
  const nothingHere = galleryWith(session.trouble.value ?? unknownAddress().trouble);
  if (at.at === 'umpire') return <UmpirePage id={at.id} />;
  if (games.length === 0) return session.trouble.value ? gallery : loading;
  switch (at.at) {
    case 'gallery':
      return gallery;
    case 'unknown':
      return nothingHere;
    case 'setup': {
      const game = games.find((g) => g.game === at.game);
      const scenario = game?.scenarios.find((s) => s.id === at.scenario);
      if (!game || !scenario) return nothingHere;
      return (
        <div key="setup" class="scroll">
          {session.trouble.value && (
            <p class="trouble" role="alert" data-testid="trouble">
              {say(session.trouble.value.message)}
            </p>
          )}
          <SetupPage
            driver={session.driver}
            game={game}
            scenario={scenario}
            onBegin={(muster) => void session.begin(game.game, scenario.id, muster)}
          />
        </div>
      );
    }
    case 'learn': {
      const game = games.find((g) => g.game === at.game);
      if (!game) return nothingHere;
      return (
        <LessonPage
          driver={session.driver}
          game={game}
          lesson={at.lesson}
          onSave={() => void session.save()}
          onLink={() => session.link()}
        />
      );
    }
    case 'example': {
      const game = games.find((g) => g.game === at.game);
      if (!game) return nothingHere;
      return (
        <ExamplePage
          driver={session.driver}
          game={game}
          example={at.example}
          onSave={() => void session.save()}
          onLink={() => session.link()}
        />
      );
    }
    case 'rules': {
      const game = games.find((g) => g.game === at.game);
      if (!game) return nothingHere;
      return (
        <div key="rules" class="scroll">
          <RulesPage driver={session.driver} game={game} rule={at.rule} />
        </div>
      );
    }
    case 'lab': {
      const game = at.game === undefined ? games.find((g) => !g.isUnlisted) : games.find((g) => g.game === at.game);
      const scenario = game?.scenarios.find((s) => at.scenario === undefined || s.id === at.scenario);
      if (!game || !scenario) return nothingHere;
      return (
        <div key="lab" class="scroll">
          <LabPage key={scenario.id} session={session} games={games} game={game} scenario={scenario} />
        </div>
      );
    }
    case 'print': {
      const game = games.find((g) => g.game === at.game);
      const scenario = game?.scenarios.find((s) => s.id === at.scenario);
      if (!game || !scenario) return nothingHere;
      return (
        <div key="print" class="scroll">
          <PrintPage session={session} game={game} scenario={scenario} paper={at.paper} />
        </div>
      );
    }
    case 'link':
      return <Fought session={session} />;
    case 'battle':
      return NOT_THERE.includes(session.trouble.value?.code ?? '') ? gallery : <Fought session={session} />;
  }
}

/** The battle of the route: being opened, in another tab, or on the table. */
function Fought({ session }: { readonly session: Session }) {
  const w = words.value;
  const battle = session.battle.value;
  const trouble = session.trouble.value;
  if (session.lock.value === 'elsewhere')
    return (
      <main class="setup" data-testid="locked">
        <h1>{w.lock.title}</h1>
        <p>{w.lock.text}</p>
        <p class="commit-row">
          <button type="button" class="commit" onClick={() => void session.takeOver()}>
            {w.lock.take}
          </button>
          <button type="button" class="quiet" onClick={() => go({ at: 'gallery' })}>
            {w.back}
          </button>
        </p>
      </main>
    );
  if (session.lock.value === 'lost')
    return (
      <main class="setup" data-testid="lost">
        <p>{w.lock.lost}</p>
        <p class="commit-row">
          <button type="button" class="commit" onClick={() => void session.takeOver()}>
            {w.lock.take}
          </button>
          <button type="button" class="quiet" onClick={() => go({ at: 'gallery' })}>
            {w.back}
          </button>
        </p>
      </main>
    );
  if (!battle)
    return trouble ? (
      <main class="setup">
        <h1>{w.trouble.title}</h1>
        <p class="trouble" role="alert" data-testid="trouble">
          {say(trouble.message)}
        </p>
        <button type="button" onClick={() => go({ at: 'gallery' })}>
          {w.back}
        </button>
      </main>
    ) : (
      <p class="loading">{w.loading}</p>
    );
  const { guide } = battle.opened.value;
  return (
    <FieldPage
      key={session.laid.value}
      battle={battle}
      isKept={session.isKept.value}
      id={session.id.value}
      hints={guide && (() => (battle.isGuided.value ? hintsOf(guide, battle) : []))}
      notice={
        <>
          {guide && <GuidePanel battle={battle} guide={guide} />}
          {trouble && (
            <p class="trouble" role="alert" data-testid="trouble">
              {say(trouble.message)}
            </p>
          )}
          {session.mustBranch.value && (
            <p class="warning" role="status" data-testid="branches">
              {w.keep.branches}
            </p>
          )}
        </>
      }
      onSetUp={() => void session.changeSetUp()}
      onBranch={(n) => void session.branch(n)}
      onSave={() => void session.save()}
      onLink={() => session.link()}
      onLeave={() => go({ at: 'gallery' })}
      onRematch={(isSwapped) => void session.rematch(isSwapped)}
    />
  );
}
