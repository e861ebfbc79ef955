import type { Question } from '@tambour/kernel';
import { placeName, saidPiece } from '../model/names.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, hexOf, hexOfRoute, isOnMap, marchAt, marcher, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { enemyOf } from '../model/vocabulary.ts';
import { hexLabel, idOf, sideOf } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';

import { type Cause, listReactions, react, whyNotReact } from './7-reaction-fire.ts';
import { poolAround } from './pieces.ts';

/** What has just come into a hex; nothing where it is gone again, or has been driven off. */
const causeOf = (g: Field, row: number): (Cause & { readonly type: 'entry' }) | undefined => {
  const unit = marcher(g, row);
  const hex = hexOfRoute(g, row, marchAt(g, row));
  return isOnMap(g, unit) && g.s.unit.hex[unit] === hex ? { type: 'entry', unit } : undefined;
};

/** 7.17c 7.21c R56 R59 After a unit has entered a hex: batteries that have it before them fire, and a jäger alone that stayed. */
export const afterEntry: Question<Field> = {
  name: 'after-entry',
  rule: '7.17c',
  inside: true,
  standing: 'entry-fire',
  side: (g, row) => enemyOf(sideOf(g, marcher(g, row))),
  list(g, out, piece, row) {
    const cause = causeOf(g, row);
    if (cause) listReactions(g, out, piece, enemyOf(sideOf(g, marcher(g, row))), cause);
    if (piece < 0) out.add(VERB.hold);
  },
  pieces(g, pool, row) {
    const cause = causeOf(g, row);
    if (cause) poolAround(g, pool, hexOf(g, cause.unit));
  },
  act(g, o, row) {
    if (o.verb === VERB.hold) return;
    push(g, STEP['after-entry'], row);
    react(g, o);
  },
  refuse(g, o, row) {
    if (o.verb !== VERB.react) return [wrongMoment('7.17c', o.verb)];
    const cause = causeOf(g, row);
    if (!cause) return [refusal('7.17c', 'nobodyEntered')];
    return whyNotReact(g, o, enemyOf(sideOf(g, marcher(g, row))), cause);
  },
  prompt: (g, row) =>
    say('prompt.afterEntry', {
      who: saidPiece(g.w, idOf(g, marcher(g, row))),
      hex: placeName(g.w, hexLabel(g, hexOfRoute(g, row, marchAt(g, row)))),
    }),
};
