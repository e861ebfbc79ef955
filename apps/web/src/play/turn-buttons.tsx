import { speed, words } from '../words/settings.ts';
import { type BattleStore, PERSON } from './battle-store.ts';

interface TurnButtonsProps {
  readonly battle: BattleStore;
  onSkip(): void;
}

/** While the computer plays: its next order, a pause, the end of what is being shown. */
export function TurnButtons({ battle, onSkip }: TurnButtonsProps) {
  const w = words.value;
  const isOver = battle.live.value.moment.verdict !== undefined;
  const isAnyPerson = battle.seats.includes(PERSON);
  return (
    <>
      {battle.pace.isWaiting.value && battle.isLive.value && (
        <button type="button" class="commit" data-testid="next-order" onClick={() => battle.pace.go()}>
          {w.happened.next}
        </button>
      )}
      {!isOver && (!isAnyPerson || battle.isThinking.value || battle.isPaused.value) && (
        <button type="button" class="quiet" data-testid="pause" onClick={() => battle.pause(!battle.isPaused.value)}>
          {battle.isPaused.value ? w.play.goOn : w.play.pause}
        </button>
      )}
      {battle.isShowing.value && speed.value !== 'instant' && (
        <button type="button" class="quiet" data-testid="skip" onClick={onSkip}>
          {w.play.skip}
        </button>
      )}
    </>
  );
}
