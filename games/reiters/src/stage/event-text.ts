import { type GameEvent, unreachable } from '@tambour/kernel';
import type { EventText, PlaceOfPiece } from '@tambour/stage';
import type { ReitersEvent } from '../model/event.ts';
import type { ReitersWorld } from '../model/world.ts';
import { combatText } from './event-text-combat.ts';
import { lossText } from './event-text-losses.ts';
import { movementText } from './event-text-movement.ts';
import { turnText } from './event-text-turn.ts';

/** An event in a plain sentence, with where it was and how it shows. */
export function eventText(w: ReitersWorld, event: GameEvent, where: PlaceOfPiece = () => undefined): EventText {
  const e = event as ReitersEvent;
  switch (e.type) {
    case 'placed':
    case 'exchanged':
    case 'turn-began':
    case 'phase-began':
    case 'sequence-began':
    case 'command-checked':
    case 'order-tried':
    case 'order-revealed':
    case 'reaction-zones':
    case 'initiative-counted':
    case 'weather-rolled':
    case 'battle-ended':
      return turnText(w, e);
    case 'moved':
    case 'entered':
    case 'left-map':
    case 'mounted':
    case 'dismounted':
    case 'detached':
    case 'absorbed':
    case 'step-lent':
    case 'step-returned':
    case 'leash-broken':
    case 'caracole-declared':
    case 'caracole-cancelled':
    case 'gave-way':
    case 'retreated':
    case 'followed':
    case 'advanced':
      return movementText(w, e);
    case 'reacted':
    case 'attack-declared':
    case 'defender-named':
    case 'charge-spent':
    case 'fought':
    case 'bombarded':
    case 'loss-replaced':
    case 'second-attack':
      return combatText(w, e, where);
    case 'tested':
    case 'disorganised':
    case 'reorganised':
    case 'lost-steps':
    case 'eliminated':
    case 'baggage-taken':
    case 'leader-tested':
    case 'leader-lost':
    case 'leader-displaced':
    case 'leader-replaced':
      return lossText(w, e, where);
    default:
      return unreachable(e);
  }
}
