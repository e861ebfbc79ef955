import { PIKE_AND_SHOT_ARMS, type PieceFace, type PikeAndShotArm, RIFLE_AGE_ARMS, type RifleAgeArm } from './piece.ts';

/** Signs that only the battles of one age have on their counters. */
export interface Ages {
  readonly pikeAndShot: { drawPikeAndShot(arm: PikeAndShotArm, ink: string): string };
  readonly rifleAge: {
    drawRifleAge(arm: RifleAgeArm, ink: string): string;
    readonly CROWNED_N: string;
    readonly SAVOY: string;
  };
}
export type Age = keyof Ages;

const RIFLE_AGE_EMBLEMS: readonly string[] = ['crownedN', 'savoy'];
/** The ages whose signs a counter needs besides those of all times. */
export const agesOf = ({ arm, side }: Pick<PieceFace, 'arm' | 'side'>): readonly Age[] => [
  ...(PIKE_AND_SHOT_ARMS.some((of) => of === arm) ? (['pikeAndShot'] as const) : []),
  ...(RIFLE_AGE_ARMS.some((of) => of === arm) || RIFLE_AGE_EMBLEMS.includes(side.emblem)
    ? (['rifleAge'] as const)
    : []),
];
