import { type Action, pointAt } from '@tambour/kernel';
import type { Aim, AimAsk, Ghost, TableStudy } from '@tambour/stage';
import { attempt, fieldOf } from '../../../rules/moving/index.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import { isOnTable } from '../../doors.ts';
import { unitId } from '../../model/ids.ts';
import type { Field } from '../../model/state.ts';
import { VERB } from '../../model/verb.ts';
import { caseOf } from '../../phases/charge/declare.ts';
import { chargeTable } from '../../phases/charge/table.ts';
import { moveCase } from '../../phases/move/case.ts';
import { commandOf } from '../../phases/move/commands.ts';
import { PROTOCOL } from '../../protocol/verbs.ts';
import { lengths } from '../place.ts';
import { type Asked, asked } from '../question.ts';
import { aimCharge, aimReach } from './aim-charge.ts';
import { aimMove } from './aim-move.ts';
import { aimReaction, ghostOfReaction } from './aim-react.ts';
import { aimRide, ghostOfRide } from './aim-ride.ts';
import { type Found, hindrances, reasonsIn, stopped } from './found.ts';
import { ghostOfCharge, ghostOfReach } from './ghost-charge.ts';
import { ghostOfMove } from './ghost-move.ts';
import { measure } from './ruler.ts';

function ghost(g: Field, o: Action): Ghost | undefined {
  const question = asked(g);
  switch (o.verb) {
    case VERB.ride:
      return ghostOfRide(g, o);
    case VERB.charge:
      return ghostOfCharge(g, caseOf(chargeTable(g), o));
    case VERB.reach:
      return question?.name === 'reach' ? ghostOfReach(g, o, question.frame[0]) : undefined;
    case VERB.turn:
    case VERB.square:
    case VERB.evade:
    case VERB.counter:
      return question?.name === 'react' ? ghostOfReaction(g, o, question.frame[0]) : undefined;
    default: {
      const command = o.a < g.w.rows ? commandOf(g, o) : undefined;
      return command && ghostOfMove(g, attempt(fieldOf(moveCase(g, unitId(o.a))), command));
    }
  }
}

/** What the question at hand makes of a drag that it does not ask for. */
function notNow(g: Field, question: Asked, { piece, to, facing = 0 }: AimAsk): Found {
  const [l, u] = [g.w.leaderIndex.get(piece), g.w.unitIndex.get(piece)];
  const b = pointAt(Math.max(0, lengths(to[0])), Math.max(0, lengths(to[1])));
  const o =
    l === undefined
      ? { verb: VERB.march, a: u ?? 0, b, c: lengths(facing), d: 0 }
      : { verb: VERB.ride, a: l, b, c: 0, d: 0 };
  return stopped(hindrances(reasonsIn(g, question, o)));
}
function found(g: Field, ask: AimAsk): Found {
  const question = asked(g);
  const [l, u] = [g.w.leaderIndex.get(ask.piece), g.w.unitIndex.get(ask.piece)];
  if (!question) return stopped([]);
  const { name, side, frame } = question;
  if (l !== undefined) return name === 'ride' ? aimRide(g, side, l, ask) : notNow(g, question, ask);
  if (u === undefined || !isOnTable(g, u)) return stopped([{ rule: 'C1e', what: sayAim('stop.offBase') }]);
  switch (name) {
    case 'move':
      return g.w.kinds[u]?.side === side || u >= g.w.units ? aimMove(g, u, ask) : notNow(g, question, ask);
    case 'declare':
      return aimCharge(g, side, u, ask);
    case 'reach':
      return aimReach(g, frame[0], u, ask);
    case 'react':
      return aimReaction(g, frame[0], u, ask);
    default:
      return notNow(g, question, ask);
  }
}
function aim(g: Field, ask: AimAsk): Aim {
  const { o, ...more } = found(g, ask);
  const shown = o && ghost(g, o);
  return o && shown ? { ...more, command: PROTOCOL.decode(g, o), ghost: shown } : more;
}
/** What a drag on the table comes to, what an order does to a base, and what a ruler measures. */
export const tabletopTable: TableStudy<Field> = { aim, ghost, measure };
