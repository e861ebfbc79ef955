import { distance, type HexId, within } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { area, type Mark } from '@tambour/stage';
import type { UnitId } from '../model/ids.ts';
import { DISORDERED, type Field, facingOf, has, hexOf, isOnMap, SQUARE } from '../model/state.ts';
import { ARTILLERY, isHorse, JAGER, LIGHT, STEEP } from '../model/vocabulary.ts';
import { gunRangeOf, hexLabel, levelOf, neighbourOf, typeOf } from '../model/world-lookup.ts';
import { nightRule } from '../rules/4-corps.ts';
import { attackSidesOf } from '../rules/6-zone-of-control.ts';
import { isInField } from '../rules/7-artillery-fire.ts';
import { canSee } from '../rules/7-sight.ts';
import { sayStudy } from '../texts/say-study.ts';
import { frontOf } from './around.ts';

/** 7.11 7.13 7.14 7.23 7.4 What a unit can fire at or attack from where it is, facing as it does, enemy there or not. */
export function sightMarks(g: Field, piece: string | undefined): Mark[] {
  const u = piece === undefined ? undefined : g.w.unitIndex.get(piece);
  if (u === undefined || !isOnMap(g, u)) return [];
  const type = typeOf(g, u);
  if (type === ARTILLERY) return ofBattery(g, u);
  if (type === JAGER || type === LIGHT)
    return marks(g, around(g, u, frontOf(g, u)), 'good', sayStudy('overlay.mayFire'));
  // 7.33 Cavalry attacks only by a charge, which starts further off.
  return isHorse(type) ? [] : ofInfantry(g, u);
}

const marks = (g: Field, hexes: readonly HexId[], tone: 'good' | 'bad', title: Text): Mark[] =>
  area(
    hexes.map((hex) => hexLabel(g, hex)),
    tone,
    title,
  );
const around = (g: Field, u: UnitId, bits: number): HexId[] =>
  [0, 1, 2, 3, 4, 5]
    .filter((d) => bits & (1 << d))
    .map((d) => neighbourOf(g, hexOf(g, u), d))
    .filter((hex) => hex >= 0);

function ofInfantry(g: Field, u: UnitId): Mark[] {
  const hexes = around(g, u, attackSidesOf(g, u));
  return has(g, u, DISORDERED | SQUARE)
    ? marks(g, hexes, 'bad', sayStudy('overlay.mayNotAttack'))
    : marks(g, hexes, 'good', sayStudy('overlay.mayAttack'));
}

function ofBattery(g: Field, u: UnitId): Mark[] {
  const { w } = g;
  const from = hexOf(g, u);
  const most = Math.min(gunRangeOf(g, u), nightRule(g)?.artilleryRange ?? Number.POSITIVE_INFINITY);
  const inField = within(w.grid, from, most).filter((hex) => hex !== from && isInField(g, u, facingOf(g, u), hex));
  if (has(g, u, DISORDERED)) return marks(g, inField, 'bad', sayStudy('overlay.mayNotFire'));
  const isSteep = (hex: HexId): boolean =>
    distance(w.grid, from, hex) === 1 && Math.abs(levelOf(g, from) - levelOf(g, hex)) >= STEEP;
  const isClear = (hex: HexId): boolean => canSee(g, from, hex);
  return [
    ...marks(
      g,
      inField.filter((hex) => !isSteep(hex) && isClear(hex)),
      'good',
      sayStudy('overlay.mayFire'),
    ),
    ...marks(
      g,
      inField.filter((hex) => !isSteep(hex) && !isClear(hex)),
      'bad',
      sayStudy('overlay.masked'),
    ),
    ...marks(g, inField.filter(isSteep), 'bad', sayStudy('overlay.tooSteep')),
  ];
}
