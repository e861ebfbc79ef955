import type { rules as en } from './rules.en.ts';

export const rules: Readonly<Record<keyof typeof en, string>> = {};
