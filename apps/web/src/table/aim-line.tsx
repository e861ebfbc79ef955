import type { Ghost } from '@tambour/stage';
import type { BattleStore } from '../play/battle-store.ts';
import { RuleLink } from '../play/rule-link.tsx';
import { say } from '../words/settings.ts';
import { type Aiming, STEP_DEGREES } from './aiming.ts';
import { tableWords } from './words.ts';

/** What is taken of what there is: what was gone before, what this takes, what remains. */
function Gauge({ takes, left, of }: NonNullable<Ghost['gauge']>) {
  const share = (n: number): string => `${of > 0 ? ((Math.max(0, n) / of) * 100).toFixed(1) : 0}%`;
  return (
    <span class="gauge" aria-hidden="true">
      <i class="gauge-left" style={{ width: share(left) }} />
      <i class="gauge-takes" style={{ width: share(takes) }} />
    </span>
  );
}

/** What an aim comes to, in a line under the table: its cost, what it has snapped to, what stops it; and the hand's own tools. */
export function AimLine({ battle, aiming }: { readonly battle: BattleStore; readonly aiming: Aiming }) {
  const w = tableWords.value;
  const { wish, aim, isTurning } = aiming;
  const ghost = aiming.ghost.value;
  const told = wish.value ? aim.value : undefined;
  // A drag that comes to nothing says why, also where no point of the table is asked for.
  if (!battle.isAsked.value || !(aiming.held || ghost || told)) return null;
  if (!wish.value && !ghost)
    return (
      <div class="measured-line hint" data-testid="aim-line">
        <span>{w.aim}</span>
        <span class="for-keys">{w.aimKeys}</span>
      </div>
    );
  const game = battle.opened.value.game.game;
  const turn = (by: number, label: string, sign: string) => (
    <button type="button" title={label} aria-label={label} onClick={() => void aiming.turn(by)}>
      {sign}
    </button>
  );
  return (
    <section class="measured-line" data-testid="aim-line" aria-label={w.aimed} data-met={told ? told.isMet : undefined}>
      <p class="aim-says" aria-live="polite">
        {ghost ? say(ghost.says) : w.nothing} {ghost?.gauge && <Gauge {...ghost.gauge} />}
      </p>
      {told?.snapped.map(({ what }) => (
        <span key={what.en} class="snapped">
          {say(what)}
        </span>
      ))}
      {told && !told.isMet && (
        <ul class="aim-stops" data-testid="aim-stops">
          {told.stops.map(({ rule, what }) => (
            <li key={rule + what.en}>
              {say(what)} <RuleLink driver={battle.driver} game={game} rule={rule} />
            </li>
          ))}
        </ul>
      )}
      <p class="aim-tools">
        {/* An order from the list is not turned: that would make another of it. */}
        {aiming.held && ghost && wish.value && (
          <>
            {turn(-STEP_DEGREES, w.turnLeft, '↺')}
            {turn(STEP_DEGREES, w.turnRight, '↻')}
            <button
              type="button"
              aria-pressed={isTurning.value}
              onClick={() => {
                isTurning.value = !isTurning.value;
              }}
            >
              {isTurning.value ? w.faceHint : w.face}
            </button>
          </>
        )}
        {told && told.others.length > 0 && <span class="hint">{w.others}</span>}
        {told?.others.map(({ verb, title }) => (
          <button key={verb} type="button" data-verb={verb} onClick={() => void aiming.by(verb)}>
            {say(title)}
          </button>
        ))}
      </p>
    </section>
  );
}
