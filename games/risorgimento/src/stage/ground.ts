import type { Language } from '@tambour/kernel';
import type { HexSheet } from '@tambour/press';
import type { Field } from '../model/state.ts';
import { risorgimentoSheet } from './sheet.ts';

const isDestroyed =
  (g: Field) =>
  (bridge: number): boolean =>
    g.s.bridge.isDestroyed[bridge] === 1;

/** Changes when, and only when, something drawn on the ground does: M4 bridges that are down, by their numbers. */
export const groundKey = (g: Field): string => [...g.w.bridges.keys()].filter(isDestroyed(g)).join(' ');

/** The map as it lies now. */
export const sheet = (g: Field, language: Language): HexSheet => risorgimentoSheet(g.w, language, isDestroyed(g));
