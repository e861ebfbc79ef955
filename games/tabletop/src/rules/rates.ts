import { BadInput } from '@tambour/kernel';
import { CHARTS } from '../model/charts.ts';
import type {
  Arm,
  ArtilleryKind,
  CavalryClass,
  Degradation,
  Formation,
  ManoeuvreClass,
  Runner,
} from '../model/vocabulary.ts';

/** A unit as it moves: all that its rate depends on. */
export interface Mover {
  readonly arm: Arm;
  readonly cavalryClass?: CavalryClass;
  readonly artilleryKind?: ArtilleryKind;
  readonly class: ManoeuvreClass;
  readonly formation: Formation;
}
const { quartersPerPeriod } = CHARTS.scale;
/** C3a A quarter is a fourth of a period. */
export const perQuarter = (perPeriod: number): number => perPeriod / quartersPerPeriod;

/** 2.5-V4 2.5-V5 2.5-V6 2.5-V7 2.5-V8 2.5-A4 What it counts as when it runs: gunners, foot or horse, leave their guns. */
export function runnerOf({ arm, cavalryClass }: Pick<Mover, 'arm' | 'cavalryClass'>): Runner {
  if (arm === 'infantry') return 'infantry';
  if (arm === 'artillery') return 'crew';
  if (!cavalryClass) throw new BadInput('cavalryClass', 'is missing: cavalry is heavy or light');
  return cavalryClass === 'heavy' ? 'heavyCavalry' : 'lightCavalry';
}

/** C3a 2.4-P11 2.4-C5 The normal rate of its formation, in centimetres a period. A garrison goes as a line would. */
export function rateOf(mover: Mover): number {
  const { infantry, heavyCavalry, lightCavalry, artillery } = CHARTS.moveRates;
  const { formation } = mover;
  const none = (): never => {
    throw new BadInput('formation', `${mover.arm} has no rate in ${formation}`);
  };
  if (mover.arm === 'artillery') {
    if (formation === 'limbered')
      return mover.artilleryKind === 'horse' ? artillery.horseLimbered : artillery.footLimbered;
    return formation === 'unlimbered' ? artillery.unlimbered : none();
  }
  const of = formation === 'garrison' || formation === 'rout' ? 'line' : formation;
  if (mover.arm === 'infantry') return of === 'unlimbered' || of === 'limbered' ? none() : infantry[mover.class][of];
  const rates = runnerOf(mover) === 'heavyCavalry' ? heavyCavalry : lightCavalry;
  return of === 'line' || of === 'attackColumn' || of === 'marchColumn' ? rates[mover.class][of] : none();
}
/** C8c 2.1q 2.1s R38 The rate of a charge: that of its formation, and the bonus. */
export function chargeRate(mover: Mover): number {
  const runner = runnerOf(mover);
  if (runner === 'crew') throw new BadInput('arm', 'artillery does not charge');
  return rateOf(mover) + CHARTS.chargeBonus[runner];
}

/** 2.4-P11 2.4-P12 2.4-P20 2.4-C5 2.4-A4 2.4-D3 C17e In retreat: its formation's rate without the bonus of a charge; a formed march column may force its march, crews have a rate of their own, limbered guns drive off. */
export function retreatRate(mover: Mover & { readonly degradation: Degradation }): {
  readonly perPeriod: number;
  readonly forcedMarch: boolean;
} {
  if (mover.arm === 'artillery' && mover.formation !== 'limbered')
    return { perPeriod: CHARTS.compulsoryRates.retreat.crew, forcedMarch: false };
  const rate = rateOf(mover);
  const forcedMarch = mover.formation === 'marchColumn' && mover.degradation === 'formed';
  return { perPeriod: forcedMarch ? (rate * CHARTS.inWords.forcedMarchPercent) / 100 : rate, forcedMarch };
}
/** 2.5-V4 2.5-V5 2.5-V6 2.5-V7 2.5-V8 2.6-V2 2.6-V3 2.6-V4 2.6-P2 R49 In rout and flight: by type alone, whatever its formation and class. */
export const runRate = (runner: Runner, state: 'rout' | 'flight'): number => CHARTS.compulsoryRates[state][runner];

/** C4c 2.4-D5 Quarters to be formed again, standing still and out of melee. */
export const reformQuarters = (degradation: Degradation, manoeuvre: ManoeuvreClass): number =>
  degradation === 'formed' ? 0 : CHARTS.degradation.reformQuarters[degradation][manoeuvre];
/** C3e 2.4-P21 Quarters to change formation; a square has its own. */
export const changeQuarters = (to: Formation, manoeuvre: ManoeuvreClass): number =>
  to === 'square'
    ? CHARTS.manoeuvre.formSquareQuarters[manoeuvre]
    : CHARTS.manoeuvre.formationChangeQuarters[manoeuvre];
