import { numeral } from '@tambour/stage';

/** "Kettler 1/" is Kettler I. */
export const numbered = (name: string): string => name.replace(/ (\d)\/$/, (_, n: string) => ` ${numeral(Number(n))}`);
