export type { Batch, Range, Runner } from './runner.ts';
export type { Setting, Study } from './study.ts';
