/** How a corps is activated: what it may do, and what acting costs it. */
export const NORMAL = 1;
/** 4.43 After its normal activations: it wears the units out. */
export const EXTENDED = 2;
/** 4.55c It may move and fire, not attack. */
export const NO_ATTACK = 3;
/** 4.16 Only its massed cavalry acts. */
export const MASSED = 4;
/** 4.16 4.43 The same after its normal activations. */
export const MASSED_EXTENDED = 5;
export const isMassedKind = (kind: number): boolean => kind === MASSED || kind === MASSED_EXTENDED;
export const isExtendedKind = (kind: number): boolean => kind === EXTENDED || kind === MASSED_EXTENDED;
