import type { Language } from '@tambour/kernel';
import { say } from '../words/say.ts';

const WIDTH = 30;

const span = (seconds: number, language: Language): string =>
  (seconds < 90
    ? say('simulate.seconds', { n: Math.ceil(seconds) })
    : say('simulate.minutes', { n: Math.ceil(seconds / 60) }))[language];

/** One line that grows: how far, how fast, how long still. */
export function progressLine(done: number, of: number, seconds: number, language: Language): string {
  const filled = Math.floor((WIDTH * done) / of);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${of}`;
  if (done === 0) return bar;
  const rate = done / Math.max(seconds, 1e-3);
  const left = span((of - done) / rate, language);
  return `${bar}  ${say('simulate.progress', { rate: rate.toFixed(1), left })[language]}`;
}
