import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newTable } from './open-table.ts';
import type { TableRow } from './table-row.ts';
import { readLatest, unsaved } from './unsaved.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const before: TableRow = { ...newTable('list', 'before'), id: 'a', changed: '2026-01-01T00:00:00.000Z' };
const after: TableRow = { ...before, name: 'after', changed: '2026-01-01T00:00:00.001Z' };

describe('a change on its way to the database', () => {
  it('is found by a page that opens before it arrived', () => {
    unsaved.write(after);
    expect(readLatest(before, unsaved.read('a')).name).toBe('after');
  });
  it('gives way to what the database has of a later time', () => {
    unsaved.write(before);
    expect(readLatest(after, unsaved.read('a')).name).toBe('after');
  });
  it('is forgotten when it has arrived, but not what was written since, though in the same millisecond', () => {
    const first = unsaved.write(before);
    const second = unsaved.write({ ...before, name: 'again' });
    unsaved.forget('a', first);
    expect(unsaved.read('a')?.name).toBe('again');
    unsaved.forget('a', second);
    expect(unsaved.read('a')).toBeUndefined();
  });
  it('that cannot be read hides nothing, and saves what the database has damaged', () => {
    stored.set('tambour-umpire-unsaved:a', '{"id":');
    expect(readLatest(before, unsaved.read('a')).name).toBe('before');
    expect(() => readLatest({ id: 'a' }, unsaved.read('a'))).toThrow('table.');
    unsaved.write(after);
    expect(readLatest({ id: 'a' }, unsaved.read('a')).name).toBe('after');
  });
  it('is left to the database where storage is forbidden', () => {
    const forbidden = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(() => unsaved.forget('a', unsaved.write(after))).not.toThrow();
    expect(unsaved.read('a')).toBeUndefined();
  });
});
