import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const sourcesIn = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
const sources = sourcesIn(here);
const rules = sourcesIn(new URL('../', here));

describe('what positions decide', () => {
  it('calculates in whole numbers: nothing here knows a sine, a root or a power', () => {
    const odd = rules.filter(({ text }) =>
      /Math\.(?:sin|cos|tan|atan2?|asin|acos|hypot|sqrt|pow|PI)\b|\*\*[^/\s]/.test(
        text.replace(/\/\*[\s\S]*?\*\//g, ''),
      ),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
    expect(sources.length).toBeGreaterThan(15);
    expect(rules.length).toBeGreaterThan(sources.length + 30);
  });
  it('and so does the battle, but for what is only shown; a root, which every machine rounds alike, may be a first guess', () => {
    const battle = sourcesIn(new URL('../../battle/', here)).filter(({ name }) => !name.startsWith('stage/'));
    const odd = battle.filter(({ text }) =>
      /Math\.(?:sin|cos|tan|atan2?|asin|acos|hypot|cbrt|exp|log|pow|PI|random)\b|\*\*[^/\s]|\w \*\* \w/.test(
        text.replace(/\/\*[\s\S]*?\*\//g, ''),
      ),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
    expect(battle.length).toBeGreaterThan(80);
  });
  it('knows neither a match nor a die', () => {
    const odd = sources.filter(({ text }) =>
      /Math\.random|\bdice\b|from '@tambour\/kernel'/.test(
        text.replace(/import \{ BadInput \} from '@tambour\/kernel';/, ''),
      ),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});
