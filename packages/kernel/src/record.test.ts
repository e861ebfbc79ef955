import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import { BadInput } from './parse.ts';
import { type MatchRecord, MOST_ENTRIES, parseRecord, readRecord, SEEN_FORMAT } from './record.ts';
import { give } from './testing/skirmish.ts';
import { toy } from './testing/toy.ts';

function played(): MatchRecord {
  const match = Match.begin(toy, {}, 3);
  for (const order of ['stand', 'storm']) give(match, { type: 'plan', order });
  for (let n = 0; n < 12; n++) give(match, match.legal()[n % match.legal().length]);
  return match.record();
}
type Any = Record<string, unknown> & { entries: Record<string, unknown>[]; opening: Record<string, unknown> };
const spoilt = (spoil: (json: Any) => void): unknown => {
  const json = structuredClone(played()) as unknown as Any;
  spoil(json);
  return json;
};
/** Nested further than anything that calls itself can follow. */
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const fieldOf = (f: () => unknown): string => {
  try {
    f();
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
  return 'no fault';
};

describe('a record', () => {
  it('comes back from its text as it was', () => {
    const record = played();
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    expect(record.entries[0]).toMatchObject({ command: { type: 'plan', order: 'stand' }, dice: [] });
    expect(record.opening.dice).toHaveLength(1);
  });
  it('keeps the figures it was played with', () => {
    const match = Match.begin(toy, { charts: { reach: 3 } }, 1);
    const record = parseRecord(JSON.stringify(match.record()));
    expect(record.charts).toEqual({ reach: 3 });
    expect(Match.replay(toy, record).same).toBe(true);
    expect(Match.replay(toy, { ...record, charts: { reach: 4 } })).toMatchObject({ same: false, at: 0 });
  });

  it.each<[string, (json: Any) => void]>([
    ['format', (j) => Object.assign(j, { format: 'tambour-record-2' })],
    ['format', (j) => delete j.format],
    ['game', (j) => Object.assign(j, { game: 7 })],
    ['rules', (j) => Object.assign(j, { rules: 0 })],
    ['rules', (j) => Object.assign(j, { rules: '1' })],
    ['scenario', (j) => Object.assign(j, { scenario: 'x'.repeat(81) })],
    ['data', (j) => Object.assign(j, { data: 'abc' })],
    ['data', (j) => Object.assign(j, { data: 'g'.repeat(16) })],
    ['options.weather', (j) => Object.assign(j, { options: { weather: true } })],
    ['options', (j) => Object.assign(j, { options: [] })],
    ['seed', (j) => Object.assign(j, { seed: -1 })],
    ['seed', (j) => Object.assign(j, { seed: 2 ** 32 })],
    ['seed', (j) => Object.assign(j, { seed: 1.5 })],
    ['seed', (j) => delete j.seed],
    ['opening', (j) => Object.assign(j, { opening: null })],
    ['opening.hash', (j) => Object.assign(j.opening, { hash: 5 })],
    ['opening.dice.0', (j) => Object.assign(j.opening, { dice: ['6'] })],
    ['entries', (j) => Object.assign(j, { entries: {} })],
    ['entries.3', (j) => Object.assign(j.entries, { 3: null })],
    ['entries.3.side', (j) => Object.assign(j.entries[3]!, { side: undefined })],
    ['entries.3.dice.1', (j) => Object.assign(j.entries[3]!, { dice: [1, -1] })],
    ['entries.3.dice.0', (j) => Object.assign(j.entries[3]!, { dice: [1001] })],
    ['entries.3.hash', (j) => Object.assign(j.entries[3]!, { hash: 'ABCDEF0123456789' })],
    ['entries.3.command', (j) => Object.assign(j.entries[3]!, { command: 'fire' })],
    ['entries.3.command.type', (j) => Object.assign(j.entries[3]!, { command: { unit: 'r1' } })],
    ['entries.3.command.type', (j) => Object.assign(j.entries[3]!, { command: { type: 'x'.repeat(41) } })],
    ['entries.3.note', (j) => Object.assign(j.entries[3]!, { note: '' })],
    ['note', (j) => Object.assign(j, { note: '' })],
    ['charts', (j) => Object.assign(j, { charts: null })],
    ['charts', (j) => Object.assign(j, { charts: 7 })],
    ['scenarioData', (j) => Object.assign(j, { scenarioData: null })],
    ['charts.0.0…', (j) => Object.assign(j, { charts: nested(20_000) })],
    ['scenarioData.0.0…', (j) => Object.assign(j, { scenarioData: nested(20_000) })],
    ['entries.3.command…', (j) => Object.assign(j.entries[3]!, { command: { type: 'fire', at: nested(20_000) } })],
    ['entries', (j) => Object.assign(j, { entries: Array.from({ length: MOST_ENTRIES + 1 }, () => j.entries[0]) })],
  ])('a fault is named: %s', (field, spoil) => {
    expect(fieldOf(() => readRecord(spoilt(spoil)))).toBe(field);
  });

  it('of what one side may see is told from one that can be played again', () => {
    expect(() => readRecord(spoilt((j) => Object.assign(j, { format: SEEN_FORMAT })))).toThrow(
      'format: is that of what one side may see of a battle, which cannot be played again',
    );
  });
  it('cut off anywhere is not a record', () => {
    const text = JSON.stringify(played());
    for (let at = 0; at < text.length; at += 97) expect(fieldOf(() => parseRecord(text.slice(0, at)))).toBe('record');
  });
  it('may hold a command with a key that reaches for a prototype: it is a field, and no match takes it', () => {
    const text = JSON.stringify(played()).replace('"command":{', '"command":{"__proto__":{"type":"end"},');
    const record = parseRecord(text);
    expect(Object.getPrototypeOf(record.entries[0]!.command)).toBe(Object.prototype);
    expect(Object.hasOwn(record.entries[0]!.command, '__proto__')).toBe(true);
    expect(Match.replay(toy, record)).toMatchObject({
      same: false,
      at: 1,
      why: expect.stringMatching(/^refused \(bad-request\): /),
    });
  });
});
