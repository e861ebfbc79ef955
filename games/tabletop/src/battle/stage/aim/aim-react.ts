import { angleBetween, headingOf } from '@tambour/boards';
import { type Action, itemAt, type Text } from '@tambour/kernel';
import { type AimAsk, capitalised, type Ghost } from '@tambour/stage';
import { CHARTS } from '../../../model/charts.ts';
import { turnedTo } from '../../../rules/charging/reception.ts';
import { changeQuarters } from '../../../rules/rates.ts';
import { reshaped, sizeOf } from '../../../rules/table/footprints.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { length } from '../../../texts/measure.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { saidUnit } from '../../model/names.ts';
import type { Field } from '../../model/state.ts';
import { VERB, VERBS } from '../../model/verb.ts';
import { initialOf, kindOf, unitOf } from '../../model/views.ts';
import { meetingOn } from '../../phases/charge/contact.ts';
import { counterTo, evasionAt, offeredAt } from '../../phases/charge/react.ts';
import { chargerOf, type RowAttack, targetOf } from '../../phases/charge/rows.ts';
import { chargeTable, fighterIn } from '../../phases/charge/table.ts';
import { PROTOCOL } from '../../protocol/verbs.ts';
import { verbWords } from '../label.ts';
import { degrees, lengths } from '../place.ts';
import { type Found, met, stopped } from './found.ts';
import { seenFrom } from './frame.ts';
import { footprintOf, spotLeg, standOf, straightLeg } from './swept.ts';

const HALF = CHARTS.scale.quartersPerPeriod / 2;

/** C8d C8e C8f C8n What a charged unit does with its base: undefined where it stands as it is. */
export function ghostOfReaction(g: Field, o: Action, row: number): Ghost | undefined {
  const u = unitId(o.a);
  const unit = unitOf(g, u);
  const { base } = unit;
  const spot = (to: typeof base, takes: number, says: Text): Ghost => ({
    end: footprintOf(to),
    way: [standOf(base), standOf(to)],
    swept: spotLeg(to).swept,
    gauge: { takes, left: Math.max(0, HALF - takes), of: HALF },
    says,
  });
  switch (o.verb) {
    case VERB.turn: {
      const takes = CHARTS.manoeuvre.aboutFaceQuarters;
      const says = sayAim('says.turn', { degrees: length(degrees(o.b)), takes: length(takes), of: HALF });
      return spot({ ...base, heading: o.b }, takes, says);
    }
    case VERB.square: {
      const takes = changeQuarters('square', kindOf(g, u).class);
      const size = { arm: unit.arm, figures: unit.figures, formation: 'square' as const, initialCrew: initialOf(g, u) };
      return spot(reshaped(base, sizeOf(size)), takes, sayAim('says.square', { takes: length(takes), of: HALF }));
    }
    case VERB.evade: {
      const { base: to, moved } = evasionAt(g, row);
      const { swept } = straightLeg({ ...base, heading: to.heading }, to);
      return {
        end: footprintOf(to),
        way: [standOf(base), standOf(to)],
        swept,
        says: sayAim('says.evade', { cm: length(inCm(moved)) }),
      };
    }
    case VERB.counter:
      return ghostOfCounter(g, o, row);
    default:
      return undefined;
  }
}
/** C8e C8k Where it meets the charger half way, if it does as it is told. */
function ghostOfCounter(g: Field, o: Action, row: number): Ghost | undefined {
  const table = chargeTable(g);
  const target = targetOf(g, row);
  const attack = counterTo(g, offeredAt(g, row), unitId(o.b));
  const base = attack && meetingOn(g, table, target, attack).meeting?.base;
  if (!base) return undefined;
  const from = fighterIn(table, target).base;
  return {
    end: footprintOf(base),
    way: [standOf(from), standOf(base)],
    swept: straightLeg({ ...from, heading: base.heading }, base).swept,
    says: sayAim('says.counter', { target: saidUnit(g.w, o.b) }),
  };
}

/** So far from what is pointed at, a turn is not meant any more. */
const MEANT = 6_000;
/** C8d C8e C8f What a drag of a charged unit comes to: onto a charger, to face one, or away. */
export function aimReaction(g: Field, row: number, u: UnitId, ask: AimAsk): Found {
  const nothing = stopped([{ rule: 'C8d', what: sayAim('stop.reactsOnly') }]);
  if (u !== targetOf(g, row)) return nothing;
  const offered = offeredAt(g, row);
  const { turn, counter, square, evade } = offered.reactions;
  const { base } = unitOf(g, u);
  const to = { x: lengths(ask.to[0]), y: lengths(ask.to[1]) };
  const order = (verb: number, b = 0): Action => ({ verb, a: u, b, c: 0, d: 0 });
  const onto = ask.onto === undefined ? undefined : g.w.unitIndex.get(ask.onto);
  const headings = turn.map((attack) => turnedTo(fighterIn(offered.table, u), attack).heading);
  const towards =
    ask.facing !== undefined
      ? Math.round(ask.facing * 100) % 36_000
      : to.x === base.x && to.y === base.y
        ? base.heading
        : headingOf((to.x - base.x) * 256, (to.y - base.y) * 256);
  headings.sort((a, b) => angleBetween(a, towards) - angleBetween(b, towards));
  const chargers = counter.map((attack) => chargerOf(g, (attack as RowAttack).row));
  const [heading] = headings;
  const charger = chargers.find((one) => one === onto) ?? chargers[0];
  const able: readonly (Action & { readonly isMeant: boolean })[] = [
    ...(charger === undefined ? [] : [{ ...order(VERB.counter, charger), isMeant: charger === onto }]),
    ...(heading === undefined
      ? []
      : [{ ...order(VERB.turn, heading), isMeant: angleBetween(heading, towards) <= MEANT }]),
    ...(evade ? [{ ...order(VERB.evade), isMeant: seenFrom(base, to).ahead < 0 }] : []),
    ...(square ? [{ ...order(VERB.square), isMeant: false }] : []),
  ].filter((one) => ghostOfReaction(g, one, row) !== undefined);
  const others = able.map(({ isMeant: _, ...o }) => ({
    verb: itemAt(VERBS, o.verb),
    title: capitalised(verbWords(PROTOCOL.decode(g, o), g)),
  }));
  const chosen =
    ask.verb === undefined ? able.find(({ isMeant }) => isMeant) : able.find(({ verb }) => VERBS[verb] === ask.verb);
  if (!chosen) return { ...nothing, others };
  const { isMeant: _, ...o } = chosen;
  return met(o, { others: others.filter(({ verb }) => verb !== VERBS[o.verb]) });
}
