/** A table as text: commas, quotes where a cell needs them. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map((cell) => quoted(`${cell}`)).join(',')).join('\r\n')}\r\n`;
/** A cell that a spreadsheet would take for a formula is kept as text. */
const quoted = (cell: string): string => {
  const safe = /^['=+@]|^-(?!\d|$)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A cell as it was before it was kept from being a formula. */
export const unguarded = (cell: string): string => (/^'['=+@-]/.test(cell) ? cell.slice(1) : cell);

export interface CsvLine {
  /** Its first line in the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}
/** The cells of a text, commas or semicolons between them as its first line has it. Empty lines are left out. */
export function readCsv(text: string): readonly CsvLine[] {
  const body = text.replace(/^\uFEFF/, '');
  const head = body.split(/\r\n|\n|\r/, 1)[0] ?? '';
  const mark =
    head.split(';').length > head.split(',').length ? ';' : head.includes('\t') && !head.includes(',') ? '\t' : ',';
  const out: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endLine = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) out.push({ line: begun, cells });
    cells = [];
    cell = '';
    begun = line + 1;
  };
  for (let at = 0; at < body.length; at++) {
    const mine = body[at] ?? '';
    if (isQuoted) {
      if (mine === '"' && body[at + 1] === '"') {
        cell += '"';
        at++;
      } else if (mine === '"') isQuoted = false;
      else cell += mine;
      if (mine === '\n') line++;
    } else if (mine === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (mine === mark) {
      cells.push(cell);
      cell = '';
    } else if (mine === '\n' || mine === '\r') {
      if (mine === '\r' && body[at + 1] === '\n') at++;
      endLine();
      line++;
    } else cell += mine;
  }
  if (cell !== '' || cells.length > 0) endLine();
  return out;
}
