import italic from '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff2?url';
import plain from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2?url';
import bold from '@fontsource/eb-garamond/files/eb-garamond-latin-700-normal.woff2?url';
import { type Font, fontUrl, withType } from '@tambour/press';

const read = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no type at ${address}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return fontUrl(btoa(text));
};

let cuts: Promise<(font: Font) => string> | undefined;

/** The files the page has fetched for its own words, as text. */
const ownCuts = async (): Promise<(font: Font) => string> => {
  const [p, i, b] = await Promise.all([plain, italic, bold].map(read));
  return ({ style, weight }) => (style === 'italic' ? i : weight === '400' ? p : b) ?? '';
};

/** An SVG drawn as a picture sees no type of the page: its own is put inside. Without it, better a map in another. */
export const inOwnType = async (svg: string): Promise<string> => {
  cuts ??= ownCuts();
  try {
    return withType(svg, await cuts);
  } catch {
    cuts = undefined;
    return svg;
  }
};
