/** A word as a shell takes it. */
const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** The command that plays one battle of a setting again, by its number from 0, and writes its record. */
export const battleCommand = (words: readonly string[], battle: number): string =>
  ['npx tambour simulate', ...words.map(shellWord), '--battle', String(battle + 1), '--records records'].join(' ');
