import { useEffect, useState } from 'preact/hooks';
import type { MatchDriver } from '../match/driver.ts';
import type { GameCard, LessonCard, Trouble } from '../match/protocol.ts';
import { go } from '../route.ts';
import { choose } from '../words/settings.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { TaughtField, troubleOf } from './taught-field.tsx';

interface LessonPageProps {
  readonly driver: MatchDriver;
  readonly game: GameCard;
  readonly lesson: string;
  onSave(): void;
  onLink(): Promise<boolean>;
}

/** A lesson on the real map. */
export function LessonPage({ driver, game, lesson: id, onSave, onLink }: LessonPageProps) {
  const [trouble, complain] = useState<Trouble | undefined>();
  const [lessons, learn] = useState<readonly LessonCard[]>([]);
  useEffect(() => {
    driver
      .query('lessons', { game: game.game })
      .then(async (all) => {
        learn(all);
        choose.newcomer(false);
        if (all.some((known) => known.id === id)) return;
        // Not one of them: a worked example, or the engine says that there is none.
        await driver.lesson({ game: game.game, lesson: id });
        go({ at: 'example', game: game.game, example: id });
      })
      .catch((error) => complain(troubleOf(error)));
  }, [driver, game, id]);
  const lesson = lessons.find((known) => known.id === id);
  return (
    <TaughtField
      driver={driver}
      game={game}
      lesson={lesson}
      trouble={trouble}
      panel={(battle, onAgain) =>
        lesson && (
          <LessonPanel
            game={game}
            lessons={lessons}
            lesson={lesson}
            battle={battle}
            onAgain={onAgain}
            onNext={(next) =>
              go(next === undefined ? { at: 'gallery' } : { at: 'learn', game: game.game, lesson: next })
            }
          />
        )
      }
      onLeave={() => go({ at: 'gallery' })}
      onSave={onSave}
      onLink={onLink}
    />
  );
}
