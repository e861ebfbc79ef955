import { describe, expect, it } from 'vitest';
import { word } from './lettering.ts';
import { fontBytes, withOwnType } from './type-files.ts';
import { FACES, FONTS, withType } from './typeface.ts';

const drawn = (...letters: readonly string[]): string =>
  `<svg xmlns="x" font-family="${FACES}">${letters.join('')}</svg>`;
const plain = word('Denain', [0, 0], { size: 12, fill: '#000' });
const italic = word('Escaut', [0, 0], { size: 12, fill: '#000', isItalic: true });
const bold = word('Navarre', [0, 0], { size: 12, fill: '#000', isBold: true });
const cutsIn = (svg: string): string[] =>
  [...withType(svg, ({ file }) => file).matchAll(/latin-([\w-]+)\.woff2/g)].map(([, cut = '']) => cut);

describe('the typeface', () => {
  it('is put into a drawing, only the cuts it uses', () => {
    expect(cutsIn(drawn(plain))).toEqual(['400-normal']);
    expect(cutsIn(drawn(italic))).toEqual(['400-italic']);
    expect(cutsIn(drawn(bold, plain))).toEqual(['400-normal', '700-normal']);
    expect(withType(drawn('<path d="M0 0"/>'), ({ file }) => file)).toBe(drawn('<path d="M0 0"/>'));
  });
  it('comes from the package and takes at most 80 KB', () => {
    const files = FONTS.map(fontBytes);
    for (const bytes of files) expect(Buffer.from(bytes.subarray(0, 4)).toString('latin1')).toBe('wOF2');
    expect(files.reduce((sum, bytes) => sum + bytes.length, 0)).toBeLessThanOrEqual(80_000);
  });
  it('stands in the file itself', () => {
    expect(withOwnType(drawn(italic))).toMatch(
      /^<svg [^>]*><style>@font-face\{.*src:url\(data:font\/woff2;base64,[\w+/=]+\) format/,
    );
  });
});
