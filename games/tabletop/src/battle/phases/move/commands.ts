import { type Action, pointAt, pointX, pointY } from '@tambour/kernel';
import { FORMATIONS } from '../../../model/vocabulary.ts';
import type { Command } from '../../../rules/moving/index.ts';
import { formationBy, sectorAt } from '../../model/columns.ts';
import type { UnitId } from '../../model/ids.ts';
import type { Field } from '../../model/state.ts';
import { VERB } from '../../model/verb.ts';
import { unitOf } from '../../model/views.ts';

const RIGHT = 1;
/** What an order of a half move asks of its unit; nothing if it is another order. */
export function commandOf(g: Field, o: Action): Command | undefined {
  const { base, formation } = unitOf(g, o.a as UnitId);
  switch (o.verb) {
    case VERB.march: {
      const [x, y, heading] = [pointX(o.b), pointY(o.b), o.c];
      // Skirmishers turn on the spot for nothing.
      const isTurn = formation === 'skirmish' && x === base.x && y === base.y;
      return isTurn ? { kind: 'turn', heading } : { kind: 'march', x, y, heading };
    }
    case VERB.advance:
      return { kind: 'advance', length: o.b };
    case VERB.back:
      return { kind: 'back', length: o.b };
    case VERB.wheel:
      return { kind: 'wheel', turn: o.b === RIGHT ? o.c : -o.c };
    case VERB.face:
      return { kind: 'face' };
    case VERB.form:
      return { kind: 'form', formation: formationBy(o.b) };
    case VERB.limber:
      return { kind: 'form', formation: formation === 'limbered' ? 'unlimbered' : 'limbered' };
    case VERB.reform:
      return { kind: 'reform' };
    case VERB.screen:
      return { kind: 'screen' };
    case VERB.enter:
      return { kind: 'enter', sector: sectorAt(g, o.b) };
    case VERB.leave:
      return { kind: 'leave', x: pointX(o.b), y: pointY(o.b), heading: o.c, formation: formationBy(o.d) };
    default:
      return undefined;
  }
}
/** The order that asks for it: the other way round. */
export function orderOf(g: Field, u: UnitId, command: Command): Action {
  const order = (verb: number, b = 0, c = 0, d = 0): Action => ({ verb, a: u, b, c, d });
  switch (command.kind) {
    case 'march':
      return order(VERB.march, pointAt(command.x, command.y), command.heading);
    case 'turn': {
      const { x, y } = unitOf(g, u).base;
      return order(VERB.march, pointAt(x, y), command.heading);
    }
    case 'advance':
      return order(VERB.advance, command.length);
    case 'back':
      return order(VERB.back, command.length);
    case 'wheel':
      return order(VERB.wheel, command.turn > 0 ? RIGHT : 0, Math.abs(command.turn));
    case 'form': {
      const isGuns = command.formation === 'limbered' || command.formation === 'unlimbered';
      return isGuns ? order(VERB.limber) : order(VERB.form, FORMATIONS.indexOf(command.formation));
    }
    case 'enter':
      return order(VERB.enter, g.w.ground.sectors.indexOf(command.sector));
    case 'leave':
      return order(VERB.leave, pointAt(command.x, command.y), command.heading, FORMATIONS.indexOf(command.formation));
    default:
      return order(VERB[command.kind]);
  }
}
