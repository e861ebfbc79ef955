import { report } from './report.ts';

// A browser and a bundler come with these: loaded only when asked for.
await report({
  weight: async () => (await import('./weight.ts')).weight(),
  visits: async () => (await import('./visits.ts')).visits(),
  page: async () => (await import('./page.ts')).page(),
  clicks: async () => (await import('./clicks.ts')).clicks(),
  lab: async () => (await import('./lab.ts')).lab(),
  answer: async () => (await import('./answer.ts')).answer(),
  // A database comes with it.
  queue: async () => (await import('./queue.ts')).queue(),
});
