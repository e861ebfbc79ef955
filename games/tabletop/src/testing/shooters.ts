import type { Shooter, Target } from '../rules/firing/shooter.ts';

/** A regular line of 16 muskets that has not moved, unless told otherwise. */
export const shooter = (more: Partial<Shooter> = {}): Shooter => ({
  arm: 'infantry',
  type: 'austrian.fusilier',
  status: 'regular',
  formation: 'line',
  degradation: 'formed',
  state: 'steady',
  figures: 16,
  initialFigures: 16,
  weapon: 'musket',
  calibre: null,
  hasElite: false,
  isScreenOut: false,
  isInMelee: false,
  hasFired: false,
  quartersMoved: 0,
  isMovedByHand: false,
  isMovedLate: false,
  ...more,
});
/** A battery of four six-pounders in action, unless told otherwise. */
export const battery = (more: Partial<Shooter> = {}): Shooter =>
  shooter({
    ...{ arm: 'artillery', type: 'austrian.footArtillery', formation: 'unlimbered', weapon: null, calibre: '6-pdr' },
    ...{ figures: 4, initialFigures: 4 },
    ...more,
  });
/** A line in the open, shot at from the front, unless told otherwise. */
export const target = (more: Partial<Target> = {}): Target => ({
  formation: 'line',
  shelter: 'none',
  isScreenOut: false,
  isFromFlank: false,
  ...more,
});
/** The items of a sum in short: rule and per cent, in order. */
export const briefly = (items: readonly { readonly rule: string; readonly value: number }[]): readonly string[] =>
  items.map(({ rule, value }) => `${rule} ${value > 0 ? '+' : ''}${value}`);
