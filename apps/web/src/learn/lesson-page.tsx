import { useEffect, useState } from 'preact/hooks';
import type { MatchDriver } from '../match/driver.ts';
import { type GameCard, type LessonCard, type Trouble, TroubleError } from '../match/protocol.ts';
import { BattleStore, PERSON } from '../play/battle-store.ts';
import { FieldPage } from '../play/field-page.tsx';
import { Pace } from '../play/pace.ts';
import { unexpected } from '../play/unexpected.ts';
import { go } from '../route.ts';
import { choose, isStepping, say, speed, words } from '../words/settings.ts';
import { hintsOf } from './hints.ts';
import { LessonPanel } from './lesson-panel.tsx';

interface LessonPageProps {
  readonly driver: MatchDriver;
  readonly game: GameCard;
  readonly lesson: string;
  onSave(): void;
  onLink(): Promise<boolean>;
}
const NOTHING_KEPT = { keep: () => {}, wait: () => {}, takeBack: () => {}, retell: () => {} };

/** A lesson on the real map: the learner commands one side, the computer the other. Nothing of it is kept. */
export function LessonPage({ driver, game, lesson: id, onSave, onLink }: LessonPageProps) {
  const [laid, lay] = useState<{ readonly key: string; readonly battle: BattleStore } | undefined>();
  const [trouble, complain] = useState<Trouble | undefined>();
  const [round, again] = useState(0);
  const [lessons, learn] = useState<readonly LessonCard[]>([]);
  const lesson = lessons.find((l) => l.id === id);
  const key = `${id} ${round}`;
  useEffect(() => {
    driver
      .query('lessons', { game: game.game })
      .then((all) => {
        learn(all);
        choose.newcomer(false);
      })
      .catch((error) => complain(error instanceof TroubleError ? error.trouble : unexpected(error)));
  }, [driver, game]);
  useEffect(() => {
    let opened: BattleStore | undefined;
    let isStale = false;
    if (lessons.length === 0) return;
    driver
      .lesson({ game: game.game, lesson: id })
      .then((answer) => {
        if (isStale) return;
        const level = game.levels.at(-1)!;
        const seats = game.sides.map((side) => (side.id === lesson?.side ? PERSON : level));
        opened = new BattleStore(driver, answer, seats, NOTHING_KEPT, new Pace({ speed, isStepping }));
        lay({ key, battle: opened });
      })
      .catch((error) => complain(error instanceof TroubleError ? error.trouble : unexpected(error)));
    return () => {
      isStale = true;
      opened?.close();
    };
  }, [driver, game, id, lesson, lessons, key]);
  if (trouble)
    return (
      <main class="setup">
        <p class="trouble" role="alert" data-testid="trouble">
          {say(trouble.message)}
        </p>
        <button type="button" onClick={() => go({ at: 'gallery' })}>
          {words.value.back}
        </button>
      </main>
    );
  // The lesson before this one is not shown in its place: a field stays with one battle.
  if (!lesson || laid?.key !== key) return <p class="loading">{words.value.loading}</p>;
  const { battle } = laid;
  return (
    <FieldPage
      key={key}
      battle={battle}
      isKept={undefined}
      id={undefined}
      notice={
        <LessonPanel
          game={game}
          lessons={lessons}
          lesson={lesson}
          battle={battle}
          onAgain={() => again(round + 1)}
          onNext={(next) => go(next === undefined ? { at: 'gallery' } : { at: 'learn', game: game.game, lesson: next })}
        />
      }
      hints={() => hintsOf(lesson, battle)}
      onBranch={() => {}}
      onSave={onSave}
      onLink={onLink}
      onLeave={() => go({ at: 'gallery' })}
    />
  );
}
