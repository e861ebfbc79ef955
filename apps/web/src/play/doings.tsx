import type { Signal } from '@preact/signals';
import { words } from '../words/settings.ts';
import { type BattleStore, PERSON } from './battle-store.ts';
import { Icon } from './icon.tsx';
import type { Picking } from './picking.ts';
import { TurnButtons } from './turn-buttons.tsx';

interface DoingsProps {
  readonly battle: BattleStore;
  readonly picking: Picking;
  /** Whether the closing screen is shown. */
  readonly hasEnd: Signal<boolean>;
  onAdvice(): void;
  onSkip(): void;
}

/** What can be done at any time: take back, ask for advice, let the computer go on, see how it ended. */
export function Doings({ battle, picking, hasEnd, onAdvice, onSkip }: DoingsProps) {
  const w = words.value;
  const isOver = battle.live.value.moment.verdict !== undefined;
  return (
    <div class="doings">
      {battle.seats.includes(PERSON) && (!isOver || battle.canUndo.value) && (
        <button
          type="button"
          class="quiet"
          data-testid="undo"
          disabled={!battle.canUndo.value}
          title={battle.canUndo.value ? undefined : w.play.undoNot}
          onClick={() => void battle.undo()}
        >
          <Icon name="undo" /> {w.play.undo}
        </button>
      )}
      {battle.isAsked.value && (
        <button
          type="button"
          class="quiet"
          data-testid="advice"
          disabled={picking.isAdvised.value}
          onClick={() => {
            onAdvice();
            void import('./consult.ts').then(({ consult }) => consult(picking));
          }}
        >
          {w.play.hint}
        </button>
      )}
      <TurnButtons
        battle={battle}
        onSkip={() => {
          onSkip();
          battle.pace.go();
        }}
      />
      {isOver && !hasEnd.value && (
        <button
          type="button"
          onClick={() => {
            hasEnd.value = true;
          }}
        >
          {w.end.title}
        </button>
      )}
    </div>
  );
}
