import fc from 'fast-check';

// The same values for everyone, so that a red test is red again when one looks into it; `npm run test:long` draws others each time, and
// says which when one fails.
if (process.env.TESTS !== 'long') fc.configureGlobal({ seed: 1712 });
