const MOST_BYTES = 1_000_000;

/**
 * The text of a file from a spreadsheet. Excel writes the alphabet of Windows where it was not asked for another, and two bytes a letter as
 * “Unicode text”; what is no UTF-8 is taken for the first.
 */
export async function readCsvFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A table for a spreadsheet, which takes it for UTF-8 if its first letter says so. */
export const csvFile = (text: string): Blob => new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' });
