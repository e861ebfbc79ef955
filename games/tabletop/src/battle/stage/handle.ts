import { advanced, type Base, type Stand, wheeled, wrapHeading } from '@tambour/boards';
import { type Action, pointX, pointY } from '@tambour/kernel';
import { capitalised, handleOf, type MoreOfHandle } from '@tambour/stage';
import { sayStage } from '../../texts/say-stage.ts';
import { headRow, orderOf, testedUnit } from '../model/columns.ts';
import { unitId } from '../model/ids.ts';
import { saidUnit } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { VERB_TABLE, type Verb } from '../model/verb.ts';
import { unitOf } from '../model/views.ts';
import { tabletopPlay } from '../play.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { label, verbWords } from './label.ts';
import { cm, degrees, packedPlace, pointAtLengths } from './place.ts';

type More = MoreOfHandle<Field>;

/** A unit that is told where to stand, and which way to look. */
const stands: More = (_, o) => {
  const [x, y] = pointAtLengths(pointX(o.b), pointY(o.b));
  return { stand: { x, y, facing: degrees(o.c) } };
};
const HALF_TURN = 18_000;
const RIGHT = 1;
/** A unit that goes or turns by one element: where that leads. */
const leads =
  (end: (base: Readonly<Base>, o: Action, to: Stand) => void): More =>
  (g, o) => {
    const { base } = unitOf(g, unitId(o.a));
    const to = { x: base.x, y: base.y, heading: base.heading };
    end(base, o, to);
    const [x, y] = pointAtLengths(to.x, to.y);
    return { stand: { x, y, facing: degrees(to.heading) } };
  };
/** A general keeps no facing: where he goes is all there is to say. */
const rides: More = (_, o) => ({ stand: { x: cm(pointX(o.b)), y: cm(pointY(o.b)), facing: 0 } });
/** Orders are listed under the unit that gets them. */
const orders: More = (g, o) => {
  const u = unitId(o.b);
  return {
    heading: sayStage('heading.order', {
      unit: saidUnit(g.w, u),
      order: sayStage(`order.${orderOf(g, u)}`),
    }),
  };
};
const influences: More = (g) => ({
  heading: sayStage('heading.influence', { unit: saidUnit(g.w, testedUnit(g, headRow(g))) }),
});

const MORE: Readonly<Partial<Record<Verb, More>>> = {
  ride: rides,
  order: orders,
  influence: influences,
  march: stands,
  leave: stands,
  advance: leads((base, o, to) => advanced(base, base.heading, o.b, to)),
  back: leads((base, o, to) => advanced(base, wrapHeading(base.heading + HALF_TURN), o.b, to)),
  wheel: leads((base, o, to) => wheeled(base, o.b === RIGHT ? o.c : -o.c, to)),
  face: leads((base, _, to) => {
    to.heading = wrapHeading(base.heading + HALF_TURN);
  }),
};

/** A legal order as something to take hold of. */
export const handle = handleOf(tabletopPlay, PROTOCOL, VERB_TABLE, {
  places: () => packedPlace,
  label: (g, command) => label(g.w, command, g),
  verbWords: (g, command) => capitalised(verbWords(command, g)),
  more: MORE,
});
