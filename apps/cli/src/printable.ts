/**
 * Whatever steers a screen instead of standing on it: control characters (the escape that begins a sequence, C1, delete),
 * marks that turn the direction of writing, and separators of lines. A record or a file name may hold any of them.
 */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const byNumber = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A line as it may be printed: what would steer the screen is shown by its number, as in JSON. */
export const printable = (line: string): string => line.replace(STEERING, byNumber);

/** The same for a text of several lines. JSON still says what it said. */
export const printableText = (text: string): string => text.split('\n').map(printable).join('\n');
