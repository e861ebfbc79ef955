import { itemAt, oncePer, type Text } from '@tambour/kernel';
import { type Arm, type Livery, liveryOf, type PieceFace, type Pigment } from '@tambour/press';
import { figure, letteringOf, letterMarks, numeral } from '@tambour/stage';
import { type CorpsId, type FormationId, formationId, type LeaderId, type UnitId } from '../model/ids.ts';
import { corpsMark, counterName, formationMark } from '../model/names.ts';
import {
  ARTILLERY,
  BRIGADIER,
  CORPS_CAVALRY,
  FRENCH,
  type GUNS,
  HORSE_GUN,
  OVERALL,
  PIEDMONTESE,
  RESERVE_ARTILLERY,
  TYPES,
  type TypeName,
} from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { sayStage } from '../texts/say-stage.ts';

/** What is printed on a counter, from the order of battle alone: the same on the map of the set-up and on the page. */

/** By nation: imperial blue, the green of Savoy's light troops, Austrian white and black-yellow. */
export const LIVERIES: readonly [french: Livery, piedmontese: Livery, austrian: Livery] = [
  liveryOf('blue', 0, 'crownedN'),
  liveryOf('green', 0, 'savoy'),
  liveryOf('orange', 1, 'eagle'),
];
const liveryBy = (nation: number): Livery =>
  nation === FRENCH ? LIVERIES[0] : nation === PIEDMONTESE ? LIVERIES[1] : LIVERIES[2];

const ARM_OF_TYPE: Readonly<Record<TypeName, Arm>> = {
  infantry: 'infantry',
  light: 'lightInfantry',
  jager: 'riflemen',
  'light-cavalry': 'lightCavalry',
  'heavy-cavalry': 'cavalry',
  artillery: 'artillery',
};
/** The letter of a gun as the fire table has it. */
export const GUN_LETTERS = ['F', 'H', 'Rf', 'h', 'R'] as const satisfies { readonly length: (typeof GUNS)['length'] };

const BANDS: readonly (readonly Pigment[])[] = [
  ['red', 'blue', 'violet', 'teal', 'green', 'brown', 'azure', 'grey'],
  ['yellow', 'orange', 'brown', 'pink', 'grey', 'red', 'violet', 'black'],
];
interface Print {
  readonly band: Pigment;
  /** One to three letters of the brigade. */
  readonly mark: Text;
}
/** By formation. The colour is that of the corps, or of the brigade where a side is one corps alone. */
const printsOf = oncePer((w: RisorgimentoWorld): readonly Print[] => {
  const names = w.formationIds.map((id) => formationMark(w, id));
  const marks = letterMarks(names.map(({ fr }) => fr));
  const markOf = (kind: number, i: number): Text => {
    if (kind === RESERVE_ARTILLERY) return sayStage('mark.guns');
    if (kind === CORPS_CAVALRY) return sayStage('mark.cavalry');
    const letters = marks[i] ?? itemAt(names, i).fr.slice(0, 3);
    return { en: letters, fr: letters };
  };
  return w.data.formations.map(({ kind, side, corps }, i) => {
    const row =
      itemAt(w.sideCorps, side).length > 1
        ? [...itemAt(w.sideCorps, side)].indexOf(corps)
        : rowInCorps(w, corps, formationId(i));
    const bands = itemAt(BANDS, side);
    return { band: itemAt(bands, row % bands.length), mark: markOf(kind, i) };
  });
});
const rowInCorps = (w: RisorgimentoWorld, corps: CorpsId, f: FormationId): number =>
  [...itemAt(w.corpsFormations, corps)].indexOf(f);

/** "2" for the II Corps, "G" for the Guard: one sign in a disc. */
export function corpsSign(w: RisorgimentoWorld, corps: CorpsId): string {
  const { en } = corpsMark(w, itemAt(w.corpsIds, corps));
  for (let n = 1; n <= 10; n++) if (numeral(n) === en) return `${n}`;
  return itemAt(w.corpsIds, corps).charAt(0);
}
const badgeOf = (w: RisorgimentoWorld, corps: CorpsId): Pick<PieceFace, 'badge'> =>
  corps < 0 ? {} : { badge: { shape: 'disc', letter: corpsSign(w, corps) } };

/** How a unit lies: which way it looks, how many hits it bears, whether its disordered side is up. */
export interface Lying {
  /** Absent in square: it looks every way. */
  readonly facing?: number;
  readonly hits?: number;
  readonly isDisordered?: boolean;
  /** From the bottom of its stack. */
  readonly order?: number;
}
export function unitFace(w: RisorgimentoWorld, u: UnitId, lies: Lying): PieceFace {
  const data = itemAt(w.data.units, u);
  const { nation, corps } = itemAt(w.data.formations, data.formation);
  const { band, mark } = itemAt(printsOf(w), data.formation);
  const isGun = data.type === ARTILLERY;
  const arm = isGun && data.gun === HORSE_GUN ? 'horseArtillery' : ARM_OF_TYPE[itemAt(TYPES, data.type)];
  return {
    id: data.id,
    side: liveryBy(nation),
    arm,
    ...letteringOf(counterName(w, data.id), mark),
    band,
    ...badgeOf(w, corps),
    ...(isGun ? { range: `${data.range}`, gun: itemAt(GUN_LETTERS, data.gun) } : { strength: `${data.cohesion}` }),
    movement: `${data.ma}`,
    ...(lies.hits ? { hits: lies.hits } : {}),
    ...(lies.isDisordered ? { isReduced: true } : {}),
    ...(lies.facing === undefined ? {} : { facing: lies.facing, facesTo: 'side' }),
    order: 1 + (lies.order ?? 0),
  };
}

/** Whose army a leader belongs to: his corps', or that of his side's first. */
function nationOf(w: RisorgimentoWorld, l: LeaderId): number {
  const { side, corps, formation } = itemAt(w.data.leaders, l);
  const of: FormationId | undefined = formation >= 0 ? formation : w.corpsFormations[corps]?.[0];
  const found = of === undefined ? w.data.formations.find((f) => f.side === side) : w.data.formations[of];
  return found?.nation ?? FRENCH;
}
/** Stars of rank: a brigadier, a corps commander, a commander-in-chief. */
const STARS = [1, 2, 3] as const;
export function leaderFace(w: RisorgimentoWorld, l: LeaderId, isReduced = false): PieceFace {
  const data = itemAt(w.data.leaders, l);
  const first: FormationId | undefined = data.formation >= 0 ? data.formation : w.corpsFormations[data.corps]?.[0];
  const range = isReduced ? data.reducedRange : data.range;
  const rating =
    data.rank === BRIGADIER
      ? `${data.engagement > 0 ? '+' : ''}${figure(data.engagement)}`
      : `${isReduced ? data.reducedContinuity : data.continuity}`;
  return {
    id: data.id,
    side: liveryBy(nationOf(w, l)),
    arm: 'general',
    ...letteringOf(counterName(w, data.id)),
    band: first === undefined ? 'black' : itemAt(printsOf(w), first).band,
    ...badgeOf(w, data.corps),
    stars: data.isOverall ? STARS[OVERALL] : itemAt(STARS, data.rank),
    ...(data.rank === OVERALL ? {} : { strength: `${range}`, morale: rating }),
    movement: `${data.ma}`,
    ...(isReduced ? { isReduced: true } : {}),
    order: 0,
  };
}
