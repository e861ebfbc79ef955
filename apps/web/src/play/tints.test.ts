import { readFileSync } from 'node:fs';
import { TINT_INKS, TINTS } from '@tambour/press';
import { describe, expect, it } from 'vitest';

const THEME = readFileSync(new URL('../style/theme.css', import.meta.url), 'utf8');

describe('the colours of sides', () => {
  it.each(TINTS)('are the same in the style sheet and in print: %s', (tint) => {
    expect(THEME).toContain(`--map-tint-${tint}: ${TINT_INKS[tint]};`);
    expect(THEME.split(`--tint-${tint}:`)).toHaveLength(3);
  });
});
