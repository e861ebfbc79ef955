import { type GameEvent, unreachable } from '@tambour/kernel';
import type { Telling, Whereabouts } from '@tambour/stage';
import type { ReitersEvent } from '../event.ts';
import type { ReitersWorld } from '../world.ts';
import { tellCourse } from './told-course.ts';
import { tellFight } from './told-fight.ts';
import { tellMarch } from './told-march.ts';
import { tellToll } from './told-toll.ts';

/** An event in a plain sentence, with where it was and how it shows. */
export function tell(w: ReitersWorld, event: GameEvent, where: Whereabouts = () => undefined): Telling {
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
      return tellCourse(w, e);
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
      return tellMarch(w, e);
    case 'reacted':
    case 'attack-declared':
    case 'defender-named':
    case 'charge-spent':
    case 'fought':
    case 'bombarded':
    case 'loss-replaced':
    case 'second-attack':
      return tellFight(w, e, where);
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
      return tellToll(w, e, where);
    default:
      return unreachable(e);
  }
}
