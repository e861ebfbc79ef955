import { BadInput } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import type { Arm } from '../../model/vocabulary.ts';
import { factorValue } from './factor-values.ts';
import type { CommandInfluence } from './situation.ts';

/** A general or aide, as a unit that tests sees him. */
export interface CommandFigure {
  readonly id: string;
  readonly kind: 'general' | 'aide';
  /** His budget value; an aide has none. */
  readonly value: number;
  /** Base to base, in centimetres. */
  readonly distance: number;
  readonly visible: boolean;
  readonly authority: boolean;
  /** The lowest general in play whom the unit depends on. */
  readonly responsible: boolean;
  /** Just leaving this unit, or carried along with it: he gives nothing, and is at no distance (R25, R58). */
  readonly isOut?: boolean;
  /** Carried along by another unit: he gives nothing, but how far he is still counts (R58). */
  readonly isCarried?: boolean;
}
/** One figure of command the owner may choose, before the die. */
export type CommandCandidate =
  | { readonly code: 'F09'; readonly by: string; readonly min: number; readonly max: number }
  | { readonly code: 'F11'; readonly by: string; readonly value: number }
  | { readonly code: 'F17'; readonly by: string; readonly values: readonly [number, number] }
  | { readonly code: 'F20'; readonly by: string; readonly value: number };

/** 1.4c 1.4d 1.4e 1.4f 1.4g R21 A general's points: a twentieth of his value, rounded down. */
export const pointsOf = (value: number): number => Math.floor(value / CHARTS.inWords.pointsPerGeneralValue);
/** A value in full points, so that those of several generals can be added (R64). */
export const valueInPoints = (value: number): number => pointsOf(value) * CHARTS.inWords.pointsPerGeneralValue;
/** 1.4h 1.4i 1.2-n2 In contact he gives or takes any part of his points. */
export const contactRange = (value: number): { readonly min: number; readonly max: number } => ({
  min: pointsOf(value) === 0 ? 0 : -pointsOf(value),
  max: pointsOf(value),
});

const { bands } = CHARTS.generalDistance;
/** What a general near by gives, or takes if his owner prefers. */
const NEAR = { more: bands[0]?.value ?? 0, less: bands[0]?.orValue ?? 0 };
const { generalNear, baseContact } = CHARTS.distances.entries;

/** 1.1-07 1.4o Base contact. */
export const inContact = (distance: number): boolean => distance < baseContact.cm;
/** 1.4m 1.4q R2 Near enough to be felt without contact. */
export const isNear = (distance: number): boolean => !inContact(distance) && distance <= generalNear.cm;

/** 1.4p 1.4r 1.4s 1.4t 1.4u 1.4w R2 What the distance of the general in charge takes off; nobody asks whether he is seen. */
export function distancePenalty(distance: number): number {
  if (distance <= generalNear.cm) return 0;
  const band = bands.find(({ to }) => distance <= to);
  return band ? band.value : -Math.floor(distance / generalNear.cm);
}
/** 1.4q 1.4v R23 The value of a general at a distance, with the sign his owner chooses where he is near and seen. */
export function distanceValue(distance: number, visible: boolean, sign: 1 | -1): number {
  if (!isNear(distance)) return distancePenalty(distance);
  return visible ? (sign > 0 ? NEAR.more : NEAR.less) : 0;
}

const inCharge = (figures: readonly CommandFigure[]): CommandFigure | undefined =>
  figures.find(({ kind, responsible, isOut }) => kind === 'general' && responsible && !isOut);
/** 1.4a 1.4m 1.4n 1.4x 1.2-F09 1.2-F11 1.2-F17 1.2-F20 R22 What may be chosen: figures with authority, in their order; the distance of the general in charge last. */
export function commandCandidates(figures: readonly CommandFigure[]): readonly CommandCandidate[] {
  const out: CommandCandidate[] = [];
  const able = figures.filter(({ authority, isOut, isCarried }) => authority && !isOut && !isCarried);
  for (const { id, kind, value, distance, visible } of able) {
    if (kind === 'aide') {
      if (inContact(distance)) out.push({ code: 'F11', by: id, value: factorValue('F11') });
    } else if (inContact(distance)) out.push({ code: 'F09', by: id, ...contactRange(value) });
    else if (isNear(distance) && visible) out.push({ code: 'F17', by: id, values: [NEAR.more, NEAR.less] });
  }
  const charged = inCharge(figures);
  if (charged && distancePenalty(charged.distance) !== 0)
    out.push({ code: 'F20', by: charged.id, value: distancePenalty(charged.distance) });
  return out;
}
/** 1.4p 1.4w R23 R58 The influence that a choice comes to; with nothing to choose, none, or the general nearby whom nobody sees or who is carried along. */
export function influenceOf(
  figures: readonly CommandFigure[],
  chosen: CommandCandidate | undefined,
  points = 0,
): CommandInfluence {
  if (!chosen) {
    const charged = inCharge(figures);
    const isUnfelt = charged && isNear(charged.distance) && (!charged.visible || charged.isCarried);
    return isUnfelt ? { kind: 'unseen' } : { kind: 'none' };
  }
  const by = figures.find(({ id }) => id === chosen.by);
  if (!by) throw new BadInput('command.by', `there is no ${chosen.by}`);
  if (chosen.code === 'F09') return { kind: 'contact', value: by.value, choice: points };
  if (chosen.code === 'F11') return { kind: 'aide' };
  if (chosen.code === 'F17') return { kind: 'within15', sign: points < 0 ? -1 : 1 };
  return { kind: 'beyond', distance: by.distance };
}
/** The candidate that gives the most, taken where nobody chooses. */
export function bestCandidate(candidates: readonly CommandCandidate[]): CommandCandidate | undefined {
  const most = (c: CommandCandidate): number =>
    c.code === 'F09' ? c.max : c.code === 'F17' ? Math.max(...c.values) : c.value;
  return [...candidates].sort((a, b) => most(b) - most(a))[0];
}

/** 1.4n R24 Down the chain and by arm; a general over all arms names them all, and the commander has authority everywhere. */
export const hasAuthority = (c: {
  readonly generalArms: readonly Arm[];
  readonly unitArm: Arm;
  readonly inChain: boolean;
  readonly isCommander?: boolean;
}): boolean => c.isCommander === true || (c.inChain && c.generalArms.includes(c.unitArm));
/** R24 The lowest general in play on the unit's way up. */
export const responsibleOf = <G extends { readonly inPlay: boolean }>(lowestFirst: readonly G[]): G | undefined =>
  lowestFirst.find(({ inPlay }) => inPlay);

/** 1.1-08a 1.1-08b 1.1-08c 1.1-08d 1.2-F10 R64 What a general who was hit or who left still takes off in a period. */
export function commandPenalty(c: {
  readonly event: 'hit' | 'left';
  readonly value: number;
  readonly eventPeriod: number;
  readonly testPeriod: number;
}): number {
  const age = c.testPeriod - c.eventPeriod;
  const counts = c.event === 'hit' ? age === 0 || age === 1 : age === 0;
  return counts && pointsOf(c.value) > 0 ? -pointsOf(c.value) : 0;
}
/** 1.1-08 1.1-08e 1.1-08f 1.1-12f 1.1-A0 R25 R81 What the coming, going or loss of a figure in contact causes. */
export type CommandEvent =
  | 'generalArrives'
  | 'aideArrives'
  | 'generalLeaves'
  | 'aideLeaves'
  | 'generalKilled'
  | 'generalWounded'
  | 'aideKilled'
  | 'aideWounded';
export function afterCommandEvent(
  event: CommandEvent,
  value = 0,
  arm: Arm = 'infantry',
): { readonly test: boolean; readonly penalty: number } {
  if (event === 'generalArrives' || event === 'aideArrives') return { test: false, penalty: 0 };
  const isGeneral = event.startsWith('general');
  return { test: arm !== 'artillery', penalty: isGeneral && pointsOf(value) > 0 ? -pointsOf(value) : 0 };
}
