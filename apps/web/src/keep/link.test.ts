import { describe, expect, it } from 'vitest';
import { RequestHandler } from '../engine/request-handler.ts';
import { TOYS } from '../engine/testing/toy-stage.ts';
import { TroubleError } from '../match/protocol.ts';
import { linkOf, recordOfLink } from './link.ts';

async function played() {
  const table = new RequestHandler(TOYS);
  let { moment } = await table.answer('begin', { game: 'toy', choice: {}, seed: 3 });
  for (let n = 0; n < 60 && moment.decision; n++) {
    const { handles } = await table.answer('find', { words: '', limit: 100 });
    ({ moment } = await table.answer('submit', { command: handles[n % handles.length]!.command }));
  }
  return table.answer('record', {});
}
const codeOf = (failing: Promise<unknown>): Promise<string> =>
  failing.then(
    () => 'nothing went wrong',
    (error) => (error instanceof TroubleError ? error.trouble.code : String(error)),
  );

describe('a battle in a link', () => {
  it('comes back whole, hashes and all', async () => {
    const record = await played();
    expect(record.entries.length).toBeGreaterThan(20);
    const link = await linkOf(record);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(JSON.stringify(record).length / 5);
    const table = new RequestHandler(TOYS);
    expect((await table.answer('open', { record: await recordOfLink(`#${link}`) })).warning).toBeUndefined();
    expect(await table.answer('record', {})).toEqual(record);
  });
  it('of no command yet comes back too', async () => {
    const table = new RequestHandler(TOYS);
    await table.answer('begin', { game: 'toy', choice: {}, seed: 3 });
    const record = await table.answer('record', {});
    await table.answer('open', { record: await recordOfLink(await linkOf(record)) });
    expect(await table.answer('record', {})).toEqual(record);
  });
  it('that was cut short or mistyped says so', async () => {
    const link = await linkOf(await played());
    for (const bad of [
      '',
      '#',
      'x',
      'd',
      'd%%',
      `x${link}`,
      link.slice(0, -9),
      link.slice(0, 40),
      `d!${link.slice(2)}`,
    ])
      expect(await codeOf(recordOfLink(bad)), bad).toBe('bad-link');
  });
  it('that unpacks without end is no battle', async () => {
    const bomb = new Blob([new Uint8Array(40_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer());
    expect(await codeOf(recordOfLink(`d${bytes.toString('base64url')}`))).toBe('bad-link');
  });
});
