/** The typeface of page and maps: EB Garamond, shipped with page and pictures, so that no reader's machine chooses another. */
export const FACES = "'EB Garamond',serif";

export interface Font {
  /** Within the package `@fontsource/eb-garamond`, under `files/`. */
  readonly file: string;
  readonly style: 'normal' | 'italic';
  /** One bold cut serves for everything heavier than plain. */
  readonly weight: string;
}

export const FONTS: readonly Font[] = [
  { file: 'eb-garamond-latin-400-normal.woff2', style: 'normal', weight: '400' },
  { file: 'eb-garamond-latin-400-italic.woff2', style: 'italic', weight: '400' },
  { file: 'eb-garamond-latin-700-normal.woff2', style: 'normal', weight: '600 700' },
];

/** Whether some drawing has letters in this cut. */
const isUsed = ({ style, weight }: Font, svg: string): boolean => {
  if (style === 'italic') return svg.includes('font-style="italic"');
  if (weight !== '400') return svg.includes('font-weight="bold"');
  return /<text(?![^>]*(?:font-style="italic"|font-weight="bold"))/.test(svg);
};

/** Where the cuts are, in the words of a style sheet. */
export const fontFaces = (fonts: readonly Font[], urlOf: (font: Font) => string): string =>
  fonts
    .map(
      (font) =>
        `@font-face{font-family:'EB Garamond';font-style:${font.style};font-weight:${font.weight};src:url(${urlOf(font)}) format('woff2')}`,
    )
    .join('');

/** The same drawing with its type inside: a picture, and a file on its own, see no other. */
export const withType = (svg: string, urlOf: (font: Font) => string): string => {
  const faces = fontFaces(
    FONTS.filter((font) => isUsed(font, svg)),
    urlOf,
  );
  if (faces === '') return svg;
  const from = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  return `${svg.slice(0, from)}<style>${faces}</style>${svg.slice(from)}`;
};

export const fontUrl = (base64: string): string => `data:font/woff2;base64,${base64}`;
