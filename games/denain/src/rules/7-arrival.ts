import type { HexId } from '@tambour/boards';
import { leaderId, type UnitId } from '../model/ids.ts';
import { leaderCount, leaderSide } from '../model/leader.ts';
import { type Field, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { sideOf } from '../model/unit.ts';
import { ON_MAP } from '../model/vocabulary.ts';
import { captureBaggage, takeControl } from './13-victory.ts';

/** What follows when a unit comes into a hex: control, baggage taken, enemy leaders driven off (R44). */
export function arrive(g: Field, u: UnitId, hex: HexId): void {
  takeControl(g, u, hex);
  captureBaggage(g, u, hex);
  const { leader } = g.s;
  for (let l = leaderId(0); l < leaderCount(g); l++)
    if (leader.place[l] === ON_MAP && leader.hex[l] === hex && leaderSide(g, l) !== sideOf(g, u))
      push(g, STEP['leader-flees'], l);
}
