import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONTS, type Font, fontFaces, fontUrl, withType } from './typeface.ts';

const { resolve } = createRequire(import.meta.url);

/** A cut of the typeface, read from its package. For programs: a page is served the same files. */
export const fontBytes = ({ file }: Pick<Font, 'file'>): Uint8Array =>
  readFileSync(resolve(`@fontsource/eb-garamond/files/${file}`));

const ownUrl = (font: Font): string => fontUrl(Buffer.from(fontBytes(font)).toString('base64'));

/** A drawing that needs nothing of the machine that shows it. */
export const withOwnType = (svg: string): string => withType(svg, ownUrl);

/** The same for a page of its own. */
export const ownFontFaces = (): string => fontFaces(FONTS, ownUrl);
