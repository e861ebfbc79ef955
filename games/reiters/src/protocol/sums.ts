import type { ZoneId } from '@tambour/boards';
import { type Modifier, onColumn, type Sum, totalOf } from '@tambour/kernel';
import { de } from '@tambour/stage';
import * as FIGHT from '../model/fight.ts';
import type { UnitId } from '../model/ids.ts';
import { saidPiece } from '../model/names.ts';
import { FIGHT_KIND, type Field } from '../model/state.ts';
import { enemyOf } from '../model/unit.ts';
import { unitsAt } from '../model/zone.ts';
import { attackItems, defenceItems } from '../rules/7-sum.ts';

export { addingGuns, attackSupports, shotItems, shotSupports } from '../rules/7-sum.ts';

const against = (items: readonly Modifier[]): Modifier[] => items.map((m) => ({ ...m, value: -m.value }));
/** Two combat factors in one sum: each is called by its unit. */
const named = (g: Field, unit: UnitId, items: readonly Modifier[]): Modifier[] => {
  const { en, fr } = saidPiece(g.w, unit);
  return items.map((m) =>
    m.rule === '7.2d' ? { ...m, what: { en: `${m.what.en} of ${en}`, fr: `${m.what.fr} ${de(fr)}` } } : m,
  );
};

/** The sum behind a die of two units, item by item: what the attacker has, less what the defender has. */
function boutItems(g: Field, kind: number, attacker: UnitId, defender: UnitId, withCharge = false): Modifier[] {
  const b = { kind, attacker, defender, withCharge, isSecond: FIGHT.round(g) > 1 };
  return [...named(g, attacker, attackItems(g, b)), ...named(g, defender, against(defenceItems(g, b)))];
}
/** 7.2d The difference is the column of the table. */
export const boutSum = (...of: Parameters<typeof boutItems>): readonly Sum[] => onColumn(boutItems(...of));
/** An attack on a zone: whom the enemy will name is not known yet, and the strongest is what it may come to. */
export function attackSum(g: Field, attacker: UnitId, zone: ZoneId): readonly Sum[] {
  const sums = unitsAt(g, zone, enemyOf(g, attacker)).map((v) => boutItems(g, FIGHT_KIND.close, attacker, v));
  return onColumn(sums.sort((a, b) => totalOf(a) - totalOf(b))[0] ?? []);
}
