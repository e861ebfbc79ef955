import { itemAt, present } from '@tambour/kernel';
import type { Handle } from '@tambour/stage';
import type { Ground } from '../match/protocol.ts';
import { say, words } from '../words/settings.ts';
import { Icon } from './icon.tsx';

interface DialProps {
  readonly ground: Ground;
  readonly choices: readonly Handle[];
  readonly chosen: Handle | undefined;
  /** It turns where it stands. */
  readonly isThere: boolean;
  onChoose(handle: Handle): void;
}

const RADIUS = 38;

/** A compass of the facings that are legal on arrival, or on the spot. */
export function FacingDial({ ground, choices, chosen, isThere, onChoose }: DialProps) {
  const w = words.value;
  return (
    <fieldset class="dial">
      <legend>{isThere ? w.play.facingHere : w.play.facing}</legend>
      <div class="dial-ring">
        {choices.map((handle) => {
          const facing = itemAt(ground.facings, present(handle.facing));
          const angle = (facing.angle * Math.PI) / 180;
          const left = 50 + RADIUS * Math.sin(angle);
          const top = 50 - RADIUS * Math.cos(angle);
          const name = say(facing.name);
          return (
            <button
              key={handle.facing}
              type="button"
              style={{ left: `${left}%`, top: `${top}%` }}
              aria-pressed={handle === chosen}
              aria-label={handle.cost === undefined ? name : `${name} (${handle.cost})`}
              title={name}
              data-facing={handle.facing}
              onClick={() => onChoose(handle)}
            >
              <span class="arrow" style={{ transform: `rotate(${facing.angle}deg)` }}>
                <Icon name="ahead" />
              </span>
            </button>
          );
        })}
        {chosen?.facing !== undefined && (
          <span class="dial-name" aria-hidden="true">
            {say(itemAt(ground.facings, chosen.facing).name)}
          </span>
        )}
      </div>
    </fieldset>
  );
}
