import type { Base } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { commas, type Ghost, list } from '@tambour/stage';
import { DEGRADATIONS } from '../../../model/vocabulary.ts';
import type { Element, Progress, Trial } from '../../../rules/moving/index.ts';
import { reshaped, sizeOf } from '../../../rules/table/footprints.ts';
import { length } from '../../../texts/measure.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import { sayStage } from '../../../texts/say-stage.ts';
import { HALF_TICKS, TICKS } from '../../clock.ts';
import { saidUnit } from '../../model/names.ts';
import type { Field } from '../../model/state.ts';
import { unitsOf } from '../../model/views.ts';
import { cm, degrees } from '../place.ts';
import { footprintOf, type Leg, spotLeg, standOf, straightLeg, wheelLeg } from './swept.ts';

/** Quarters of an hour of the table, to a hundredth. */
export const quartersOf = (ticks: number): number => Math.round((ticks * 100) / TICKS) / 100;

/** C2h A garrison is drawn about the middle of its sector, as the column it could form. */
function endBase({ field }: Trial, { base, sector }: Progress): Readonly<Base> {
  if (!sector) return base;
  const { arm, figures } = field.c.unit;
  const { initialFigures: initialCrew } = field.c.type;
  return reshaped(base, sizeOf({ arm, figures, formation: 'attackColumn', initialCrew }));
}
function partWords(element: Element): Text | undefined {
  switch (element.kind) {
    case 'advance':
    case 'back':
      return sayAim(`part.${element.kind}`, { cm: length(cm(element.length)) });
    case 'wheel':
      return sayAim('part.wheel', { degrees: length(degrees(Math.abs(element.turn))), isLeft: element.turn < 0 });
    case 'turn':
      return sayAim('part.turn', { degrees: length(degrees(element.heading)) });
    case 'form': {
      const { formation } = element;
      if (formation === 'limbered' || formation === 'unlimbered') return sayAim(`part.${formation}`);
      const { en, fr } = sayStage(`formation.${formation}`);
      return sayAim('part.form', { formation: { en: en.toLowerCase(), fr: fr.toLowerCase() } });
    }
    case 'face':
    case 'enter':
    case 'leave':
      return sayAim(`part.${element.kind}`);
    default:
      // It stays where it is.
      return undefined;
  }
}
/** C3f C3l C5k What it leads to besides. */
function consequences(g: Field, { field, end }: Trial): readonly Text[] {
  const said: Text[] = [];
  const { debt, degradation, passed } = end;
  if (debt)
    said.push(sayAim(debt.for === 'line' ? 'says.crossing' : 'says.begun', { rest: length(quartersOf(debt.ticks)) }));
  if (passed.length > 0) {
    const friends = unitsOf(g).filter((unit) => passed.includes(unit));
    said.push(sayAim('says.through', { units: list(friends.map(({ u }) => saidUnit(g.w, u))) }));
  }
  const isWorse = DEGRADATIONS.indexOf(degradation) > DEGRADATIONS.indexOf(field.start.degradation);
  if (isWorse && degradation !== 'formed') said.push(sayAim(`says.order.${degradation}`));
  return said;
}
export const sentences = (texts: readonly Text[]): Text => ({
  en: texts.map(({ en }) => en).join(' '),
  fr: texts.map(({ fr }) => fr).join(' '),
});

function legsOf(trial: Trial): readonly Leg[] {
  return trial.parts.flatMap(({ element, before, after }): Leg | [] => {
    const [from, to] = [before.base, endBase(trial, after)];
    switch (element.kind) {
      case 'wheel':
        return wheelLeg(from, element.turn, to);
      case 'advance':
      case 'back':
        return straightLeg(from, to);
      default:
        return after.debt ? [] : spotLeg(to);
    }
  });
}
/** C3b C3l What a command of a half move does: undefined for one that leaves the base where and as it is. */
export function ghostOfMove(g: Field, trial: Trial): Ghost | undefined {
  const words = trial.elements.flatMap((element) => partWords(element) ?? []);
  if (words.length === 0) return undefined;
  const { start } = trial.field;
  const { end } = trial;
  const legs = legsOf(trial);
  const base = endBase(trial, end);
  const takes = quartersOf(start.left - end.left);
  // What is told adds up, whatever was rounded.
  const left = Math.round((quartersOf(start.left) - takes) * 100) / 100;
  // Of what it had: a crossing paid at the beginning, or an earlier part of its move, has taken the rest.
  const values = { what: commas(words), left: length(left), of: length(quartersOf(start.left)) };
  const cost = takes === 0 ? sayAim('says.free', values) : sayAim('says.time', { ...values, takes: length(takes) });
  const way = [standOf(start.base), ...legs.flatMap((leg) => leg.way)];
  return {
    end: footprintOf(base),
    // What is only begun leaves it where it stands.
    way: way.length > 1 ? way : [standOf(start.base), standOf(base)],
    swept: legs.flatMap((leg) => leg.swept),
    gauge: { takes, left, of: quartersOf(HALF_TICKS) },
    says: sentences([cost, ...consequences(g, trial)]),
  };
}
