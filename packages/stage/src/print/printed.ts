import type { Language, RuleText, SideInfo, Text } from '@tambour/kernel';
import type { PieceFace } from '@tambour/press';
import type { ChartTable } from '../print-matter.ts';
import type { Track } from '../scene.ts';
import type { CounterNote } from '../stage.ts';
import type { Victory } from '../victory.ts';
import type { MapDrawing } from './map-drawing.ts';

/** What can be printed apart, in the order it lies. Counters come first, so that a front is always on the front of a page. */
export const PRINT_PARTS = ['counters', 'map', 'aid', 'charts', 'rules'] as const;
export type PrintPart = (typeof PRINT_PARTS)[number];

/** Everything of one battle that goes on paper. */
export interface Printed {
  readonly title: Text;
  readonly game: Text;
  readonly sides: readonly SideInfo[];
  readonly map: MapDrawing;
  readonly fronts: readonly PieceFace[];
  /** In the order of the fronts. */
  readonly backs: readonly PieceFace[];
  readonly notes: readonly CounterNote[];
  readonly tracks: readonly Track[];
  readonly charts: readonly ChartTable[];
  readonly victory: Victory;
  readonly rules: readonly RuleText[];
  readonly language: Language;
}
