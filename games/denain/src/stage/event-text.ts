import { type GameEvent, unreachable } from '@tambour/kernel';
import type { EventText, PlaceOfPiece } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import type { DenainWorld } from '../model/world.ts';
import { combatText } from './event-text-combat.ts';
import { lossText } from './event-text-losses.ts';
import { movementText } from './event-text-movement.ts';
import { turnText } from './event-text-turn.ts';

/** An event in a plain sentence, with where it was and how it shows. */
export function eventText(w: DenainWorld, event: GameEvent, where: PlaceOfPiece = () => undefined): EventText {
  const e = event as DenainEvent;
  switch (e.type) {
    case 'turn-began':
    case 'phase-began':
    case 'placed':
    case 'command-lost':
    case 'initiative-rolled':
    case 'initiative-taken':
    case 'order-reversed':
    case 'formation-activated':
    case 'activation-checked':
    case 'command-reached':
    case 'control-changed':
    case 'baggage-captured':
    case 'baggage-destroyed':
    case 'garrison-lost':
    case 'aide-placed':
    case 'battle-ended':
      return turnText(w, e);
    case 'stepped':
    case 'turned':
    case 'withdrew':
    case 'entered':
    case 'facing-checked':
    case 'bridge-crossed':
    case 'bridge-destroyed':
    case 'leader-moved':
    case 'faced':
    case 'ran':
    case 'ran-through':
    case 'retreated':
    case 'displaced':
    case 'advanced':
      return movementText(w, e);
    case 'fired':
    case 'shock-declared':
    case 'shock-called-off':
    case 'shock-resolved':
    case 'breach-rolled':
    case 'breach-lost':
    case 'retreat-rolled':
      return combatText(w, e, where);
    case 'lost-point':
    case 'eliminated':
    case 'destroyed':
    case 'order-checked':
    case 'disorganised':
    case 'rout-tested':
    case 'routed':
    case 'leader-killed':
    case 'order-restored':
    case 'rally-rolled':
    case 'rally-denied':
      return lossText(w, e, where);
    default:
      return unreachable(e);
  }
}
