import type { Language } from '@tambour/kernel';
import type { Citations } from '../citations.ts';
import type { ReportedSetting } from '../setting.ts';
import type { Totals } from '../totals.ts';

/** The width of most drawings, in units that are about a pixel. */
export const WIDTH = 520;

/** What one figure needs to know. */
export interface Subject {
  readonly setting: ReportedSetting;
  /** Its place among the settings of the report. */
  readonly index: number;
  readonly language: Language;
  readonly citations: Citations;
  /** Totals that are drawn to the same scale: of all settings of the report. */
  readonly beside: readonly Totals[];
}
/** One figure of one setting, in HTML. */
export interface Figure {
  readonly picture: string;
  readonly table: string;
  /** Battles to look at, as links with what they show. */
  readonly shows: readonly string[];
}

export const sideName = ({ setting, language }: Subject, side: number): string =>
  setting.facts.sides[side]?.name[language] ?? '';
/** A battle to look at: what it shows, and the link to it. */
export const shown = ({ citations, index }: Subject, battle: number | undefined, says: string): string[] =>
  battle === undefined || battle < 0 ? [] : [citations.link(index, battle, says)];
/** The column heads of a table, in one text. */
export const heads = (text: string): string[] => text.split('|');
