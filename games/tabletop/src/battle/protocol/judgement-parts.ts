/** How good a position is, as one number and part by part. */
export { appraisal } from './appraisal.ts';
export { judge } from './judge.ts';
