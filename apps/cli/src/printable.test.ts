import { describe, expect, it } from 'vitest';
import { printable, printableText } from './printable.ts';

/** Everything that moves a cursor, turns the direction of writing, or begins a line. */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const ALL = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).join('');

describe('what is printed', () => {
  it('shows what would steer the screen by its number', () => {
    expect(printable('a\u001b[2Jb\u009b31m\u007f\r\n\t\u202ec')).toBe(
      'a\\u001b[2Jb\\u009b31m\\u007f\\u000d\\u000a\\u0009\\u202ec',
    );
    expect(printable(ALL)).not.toMatch(STEERING);
  });
  it('leaves all else as it is', () => {
    for (const text of ['Bouchain, « à la hâte » — 1712', '█░ → …', '漢字 🥁', '\\u001b', ' \u00a0'])
      expect(printable(text)).toBe(text);
  });
  it('keeps the lines of a text of several', () => {
    expect(printableText('a\nb\u001b\n\nc')).toBe('a\nb\\u001b\n\nc');
    expect(printableText(ALL).replaceAll('\n', '')).not.toMatch(STEERING);
  });
  it('leaves JSON saying the same', () => {
    const value = { [ALL]: [ALL, { a: ALL }] };
    const text = printableText(JSON.stringify(value, null, 2));
    expect(text.replaceAll('\n', '')).not.toMatch(STEERING);
    expect(JSON.parse(text)).toEqual(value);
  });
});
