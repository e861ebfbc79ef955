/** Whether `npm run test:long` runs the tests: vitest's mode `long`. */
export const isLong = process.env.TESTS === 'long';

/** How much a test looks at: enough in every run, everything in the long one. */
export const amount = (enough: number, everything: number): number => (isLong ? everything : enough);
