import { type Place, pointOf, type ScenePiece } from '@tambour/stage';
import type { BattleStore } from '../play/battle-store.ts';
import { lead } from '../play/cursor.ts';
import type { Hands } from '../play/keys.ts';
import type { Picking } from '../play/picking.ts';
import { type Aiming, STEP_CM, STEP_DEGREES } from './aiming.ts';
import type { Ruler } from './ruler.ts';

const ARROWS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** With shift, up and down go farther; left and right turn. */
const FAR_CM = 5;

/** The piece nearest to a point in a direction: nearer ahead counts more than nearer aside. */
export function pieceBeside(
  pieces: readonly ScenePiece[],
  from: Place | undefined,
  [right, up]: readonly [number, number],
): ScenePiece | undefined {
  const standing = pieces.filter(({ base }) => base !== undefined);
  const at = from === undefined ? undefined : pointOf(from);
  if (!at) return standing[0];
  let found: ScenePiece | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (const piece of standing) {
    if (!piece.base) continue;
    const [dx, dy] = [piece.base.x - at[0], piece.base.y - at[1]];
    const ahead = dx * right + dy * up;
    const aside = Math.abs(dx * up) + Math.abs(dy * right);
    if (ahead <= 0.01 || aside > ahead * 2) continue;
    const far = ahead + aside * 1.5;
    if (far < best) [found, best] = [piece, far];
  }
  return found;
}

interface Keys {
  readonly battle: BattleStore;
  readonly picking: Picking;
  readonly aiming: Aiming;
  readonly ruler: Ruler;
  readonly hands: Hands;
}

/** One key on a measured table. True when it meant something here. */
export function pressOnTable(event: KeyboardEvent, { battle, picking, aiming, ruler, hands }: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const arrow = ARROWS[event.key];
  const { held } = aiming;
  if (arrow && held && !ruler.isOn.value) {
    hands.focus();
    const [right, up] = arrow;
    if (event.shiftKey && right !== 0) void aiming.turn(right * STEP_DEGREES);
    else {
      const step = event.shiftKey ? FAR_CM : STEP_CM;
      void aiming.nudge(right * step, up * step);
    }
    return true;
  }
  if (arrow && !event.shiftKey) {
    hands.focus();
    const { pieces } = battle.moment.value.scene;
    const place = pieceBeside(pieces, picking.cursor.value, arrow)?.place;
    if (place !== undefined) {
      lead(picking, place);
      hands.centre(place);
    }
    return true;
  }
  switch (event.key) {
    case 'm':
      ruler.toggle();
      return true;
    case 'Escape':
      if (!ruler.isOn.value) return false;
      ruler.toggle(false);
      return true;
    case 'Enter':
    case ' ':
      if (ruler.isOn.value) {
        const cursor = picking.cursor.value;
        const piece = battle.moment.value.scene.pieces.find(({ place }) => place !== undefined && place === cursor);
        const point = cursor === undefined ? undefined : pointOf(cursor);
        if (piece) ruler.tap({ piece: piece.id });
        else if (point) ruler.tap({ point });
        return true;
      }
      if (!held || !aiming.wish.value) return false;
      void aiming.commit();
      return true;
    default:
      return false;
  }
}
