import { describe, expect, it } from 'vitest';
import { csvFile, readCsvFile } from './csv-file.ts';

const TEXT = 'side;name;type\r\nblue;5e léger, « Régt »;french.leger';
const bytesOf = (letters: readonly number[]): Blob => new Blob([new Uint8Array(letters)]);
describe('a list of units from a spreadsheet', () => {
  it('keeps its accents in the alphabet of Windows', async () => {
    // Below 256 its letters have the numbers they have everywhere.
    expect(await readCsvFile(bytesOf(Array.from(TEXT, (letter) => letter.charCodeAt(0))))).toBe(TEXT);
  });
  it('in UTF-8, with its mark or without', async () => {
    expect(await readCsvFile(new Blob([TEXT]))).toBe(TEXT);
    expect(await readCsvFile(new Blob([`\uFEFF${TEXT}`]))).toBe(TEXT);
  });
  it('as Unicode text, two bytes a letter', async () => {
    const bytes = Array.from(`\uFEFF${TEXT}`, (letter) => letter.charCodeAt(0)).flatMap((code) => [
      code & 255,
      code >> 8,
    ]);
    expect(await readCsvFile(bytesOf(bytes))).toBe(TEXT);
  });
  it('and what is saved here opens with its accents, there and here', async () => {
    const saved = csvFile(TEXT);
    expect([...new Uint8Array(await saved.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect(await readCsvFile(saved)).toBe(TEXT);
  });
});
