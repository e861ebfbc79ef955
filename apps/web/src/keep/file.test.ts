import { describe, expect, it } from 'vitest';
import { RequestHandler } from '../engine/request-handler.ts';
import { TOYS } from '../engine/testing/toy-stage.ts';
import { readRecordFile, recordFile, recordFileName } from './file.ts';

describe('a battle in a file', () => {
  it('comes back as it was', async () => {
    const table = new RequestHandler(TOYS);
    await table.answer('begin', { game: 'toy', choice: {}, seed: 3 });
    const record = await table.answer('record', {});
    expect(await readRecordFile(recordFile(record))).toEqual(record);
    expect(recordFileName(record, new Date('1712-07-24T12:00:00Z'))).toBe('toy-two-lines-1712-07-24-0.tambour.json');
  });
  it('must be text of a battle and of a battle’s size', async () => {
    await expect(readRecordFile(new Blob(['hello']))).rejects.toMatchObject({ trouble: { code: 'not-a-record' } });
    await expect(readRecordFile(new Blob([new Uint8Array(21_000_000)]))).rejects.toMatchObject({
      trouble: { code: 'too-large' },
    });
    const gone = { size: 1, text: () => Promise.reject(new Error('gone')) } as unknown as Blob;
    await expect(readRecordFile(gone)).rejects.toMatchObject({ trouble: { code: 'unreadable' } });
  });
});
