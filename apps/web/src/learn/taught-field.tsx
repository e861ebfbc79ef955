import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchDriver } from '../match/driver.ts';
import { type GameCard, type LessonCard, type Trouble, TroubleError } from '../match/protocol.ts';
import { BattleStore, PERSON } from '../play/battle-store.ts';
import { FieldPage } from '../play/field-page.tsx';
import { LESSON_OPPONENT } from '../play/opponents.ts';
import { Pace } from '../play/pace.ts';
import { unexpected } from '../play/unexpected.ts';
import { go } from '../route.ts';
import { isStepping, say, speed, words } from '../words/settings.ts';
import { hintsOf } from './hints.ts';

export interface TaughtFieldProps {
  readonly driver: MatchDriver;
  readonly game: GameCard;
  /** What is taught; undefined while it is being fetched. */
  readonly lesson: LessonCard | undefined;
  /** Something went wrong before there was a lesson to open. */
  readonly trouble: Trouble | undefined;
  readonly panel: (battle: BattleStore, onAgain: () => void) => ComponentChildren;
  onLeave(): void;
  onSave(): void;
  onLink(): Promise<boolean>;
}
const NOTHING_KEPT = { keep: () => {}, wait: () => {}, takeBack: () => {}, retell: () => {} };

/** What went wrong, in words. */
export const troubleOf = (error: unknown): Trouble =>
  error instanceof TroubleError ? error.trouble : unexpected(error);

/** The real map with a lesson or an example on it: the learner commands one side, the computer the other. Nothing of it is kept. */
export function TaughtField({ driver, game, lesson, trouble, panel, onLeave, onSave, onLink }: TaughtFieldProps) {
  const [laid, lay] = useState<{ readonly key: string; readonly battle: BattleStore } | undefined>();
  const [fault, complain] = useState<Trouble | undefined>();
  const [round, again] = useState(0);
  const key = `${game.game} ${lesson?.id} ${round}`;
  // Cards that are fetched again say the same: a lesson under way does not begin anew for it.
  const cards = useRef({ game, lesson });
  cards.current = { game, lesson };
  useEffect(() => {
    let opened: BattleStore | undefined;
    let isStale = false;
    const { game, lesson } = cards.current;
    if (!lesson) return;
    driver
      .lesson({ game: game.game, lesson: lesson.id })
      .then((answer) => {
        if (isStale) return;
        const seats = game.sides.map((side) => (side.id === lesson.side ? PERSON : LESSON_OPPONENT));
        opened = new BattleStore(driver, answer, seats, NOTHING_KEPT, new Pace({ speed, isStepping }));
        lay({ key, battle: opened });
      })
      .catch((error) => complain(troubleOf(error)));
    return () => {
      isStale = true;
      opened?.close();
    };
  }, [driver, key]);
  const shown = trouble ?? fault;
  if (shown)
    return (
      <main class="setup">
        <p class="trouble" role="alert" data-testid="trouble">
          {say(shown.message)}
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
      notice={panel(battle, () => again(round + 1))}
      hints={() => hintsOf(lesson, battle)}
      onBranch={() => {}}
      onSave={onSave}
      onLink={onLink}
      onLeave={onLeave}
    />
  );
}
