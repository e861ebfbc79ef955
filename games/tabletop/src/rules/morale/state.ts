import { CHARTS } from '../../model/charts.ts';
import type { Arm, MoraleState, Result } from '../../model/vocabulary.ts';

/** What kind of test gave a result; `none` where none was taken. */
export type TestKind = 'ordinary' | 'rally' | 'none';
export interface StateCase {
  readonly state: MoraleState;
  readonly test: TestKind;
  readonly result: Result | null;
  readonly arm?: Arm;
  /** About to leave the table. */
  readonly atEdge?: boolean;
  /** It was taken prisoner once. */
  readonly disarmed?: boolean;
}

const OF_RESULT: Readonly<Record<Result, MoraleState>> = {
  uncontrolledAdvance: 'uncontrolled',
  obey: 'steady',
  halt: 'halted',
  retreat: 'retreat',
  rout: 'rout',
  flight: 'flight',
};
/** 2.4-R9 2.5-R5 R30 R70 A rally needs obey or better; halt is not enough. */
export const rallies = (result: Result): boolean => CHARTS.rallyRetreat.success.includes(result);

/**
 * 2.0c 2.1g 2.2a 2.4-P4 2.4-P22 2.4-R9 2.4-C7 2.5-O4 2.5-R6 2.6-R1 2.6-K12 1.1-12c R26 R30 R32 R38 R70 R71 R76 What a result makes of each state. Guns treat an uncontrolled
 * advance as obey.
 */
export function stateAfter(c: StateCase): MoraleState {
  const { state } = c;
  if (c.test === 'none' || c.result === null || !isTestable(state)) return state;
  const result: Result = c.arm === 'artillery' && c.result === 'uncontrolledAdvance' ? 'obey' : c.result;
  const isRun = state === 'retreat' || state === 'rout';
  if (isRun && c.atEdge) return rallies(result) ? rallied(state, c, true) : 'gone';
  if (state === 'retreat') {
    if (result === 'rout' || result === 'flight') return OF_RESULT[result];
    return c.test === 'rally' && rallies(result) ? rallied(state, c, false) : 'retreat';
  }
  if (state === 'rout') {
    if (c.test !== 'rally') return 'rout';
    if (result === 'flight') return 'flight';
    return rallies(result) ? rallied(state, c, false) : 'rout';
  }
  if (state === 'rallying')
    return result === 'retreat' || result === 'rout' || result === 'flight' ? OF_RESULT[result] : 'rallying';
  return OF_RESULT[result];
}
/** A unit rallied from retreat is in hand, and reforms; one from rout, or at the edge, takes a period to form. Who is disarmed never fights again. */
function rallied(state: 'retreat' | 'rout', { disarmed }: StateCase, atEdge: boolean): MoraleState {
  if (disarmed) return 'freed';
  return state === 'rout' || atEdge ? 'rallying' : 'steady';
}
/** 2.6-R1 Flight, captivity and what is gone are beyond all tests. */
export const isTestable = (state: MoraleState): boolean =>
  state !== 'flight' && state !== 'prisoner' && state !== 'freed' && state !== 'gone';

export interface RallyOutcome {
  readonly state: MoraleState;
  /** Whether a test is taken at all. */
  readonly testAllowed: boolean;
  /** So many quarters to form, or to the end of the next period. */
  readonly quarters?: number;
  readonly untilEndOf?: 'next period';
  readonly everRouted: boolean;
  readonly commanderCarried: boolean;
}
/**
 * 1.1-12a 1.1-12c 1.1-12d 2.4-R6a 2.4-R9 2.5-O1 2.5-O7 2.5-R5 2.5-R6 2.6-K12 R30 R58 R60 R70 R76 What a rally test comes to: a commander who tried in vain is carried along;
 * a rout leaves its mark from the rally on.
 */
export function rallyOutcome(c: {
  readonly state: MoraleState;
  readonly result: Result | null;
  /** A general or an aide in contact, the edge, or another place. */
  readonly where: 'general' | 'aide' | 'edge' | 'shelter';
  readonly disarmed?: boolean;
  readonly everRouted?: boolean;
}): RallyOutcome {
  const before = c.everRouted ?? false;
  if (!isTestable(c.state) || c.result === null)
    return { state: c.state, testAllowed: isTestable(c.state), everRouted: before, commanderCarried: false };
  const atEdge = c.where === 'edge';
  const state = stateAfter({ state: c.state, test: 'rally', result: c.result, atEdge, disarmed: c.disarmed ?? false });
  const isRallied = rallies(c.result);
  const byCommand = c.where === 'general' || c.where === 'aide';
  return {
    state,
    testAllowed: true,
    ...(state === 'rallying' && !atEdge ? { quarters: CHARTS.rallyRout.reformQuarters } : {}),
    ...(state === 'rallying' && atEdge ? { untilEndOf: 'next period' as const } : {}),
    everRouted: before || (isRallied && c.state === 'rout'),
    commanderCarried: byCommand && !isRallied,
  };
}
/** 1.1-12e R58 A commander carried along is free again when the unit rallies; of those who come for it, only another general in person can take it over. */
export const carriedFreed = (c: {
  readonly rescuer: 'another general' | 'aide' | 'other';
  readonly result: Result;
}): boolean => rallies(c.result) && c.rescuer !== 'aide';
/** 1.1-12j A general who sees one of his units go off loses a quarter of his next move. */
export function reactionQuarter(c: {
  readonly figure: 'general' | 'aide';
  readonly sees: boolean;
  readonly event: 'retreat' | 'rout' | 'flight';
}): { readonly quartersLost: number; readonly cmLost: number } {
  const quartersLost = c.figure === 'general' && c.sees ? CHARTS.command.reactionQuarters : 0;
  return { quartersLost, cmLost: quartersLost * CHARTS.command.generalQuarter };
}
/** 2.5-O1 2.5-O2 When it has formed up: any formation but skirmish order and square, facing the enemy or not. */
export const mayFormAfterRout = (formation: string): boolean => formation !== 'skirmish' && formation !== 'square';
