import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FONTS } from '@tambour/press';
import { fontBytes } from '@tambour/press/type-files';

const { resolve } = createRequire(import.meta.url);
const QUALITY = 74;

/** Pixels of a drawing, red, green, blue and alpha, colour already weakened by alpha. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

let fonts: Uint8Array[] | undefined;
/** Both programs run anywhere Node does, and give the same picture everywhere. */
async function ready(): Promise<Uint8Array[]> {
  if (fonts !== undefined) return fonts;
  const encoder = resolve('@jsquash/webp/package.json').replace('package.json', 'codec/enc/webp_enc_simd.wasm');
  await Promise.all([
    initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))),
    WebAssembly.compile(readFileSync(encoder)).then((module) => init(module)),
  ]);
  fonts = FONTS.map(fontBytes);
  return fonts;
}

/** A shape of one colour is as faint by its own paint as by a layer of its own, and that takes many times as long. */
const LAYERED =
  /<(path|ellipse|circle|rect)((?:(?!filter=|url\()[^>])*?) opacity="([\d.]+)"((?:(?!filter=|url\()[^>])*?)\/>/g;
/** What is too fine to be seen at this size: the grain of the paper, shadows and leaves of single trees. */
const GRAIN = /<rect[^>]*-grain\)"[^>]*\/>/g;
const SMALL = /(<g id="[\w-]*-(?:tree\d|bush|house\d)">)(.*?)<\/g>/g;
const FINE = /<ellipse[^>]*\/>|<path[^>]*fill="none"[^>]*\/>/g;
const simpler = (svg: string): string =>
  svg
    .replace(GRAIN, '')
    .replace(SMALL, (_, open: string, inner: string) => `${open}${inner.replace(FINE, '')}</g>`)
    .replace(
      LAYERED,
      (_, shape: string, before: string, opacity: string, after: string) =>
        `<${shape}${before} fill-opacity="${opacity}" stroke-opacity="${opacity}"${after}/>`,
    );

export async function rasterOf(svg: string): Promise<Raster> {
  const fontBuffers = await ready();
  const drawing = new Resvg(simpler(svg), { font: { fontBuffers, defaultFontFamily: 'EB Garamond' } });
  const { width, height, pixels } = drawing.render();
  return { width, height, pixels };
}

/** One drawing laid over another of the same size. */
export const over = (below: Raster, above: Raster): Raster => {
  const upper = above.pixels;
  const pixels = below.pixels.map((lower, i) => {
    const alpha = upper[i | 3] ?? 0;
    return Math.min(255, (upper[i] ?? 0) + (lower * (255 - alpha)) / 255);
  });
  return { ...below, pixels };
};

export async function webpOf({ width, height, pixels }: Raster): Promise<Uint8Array> {
  await ready();
  const picture = { data: new Uint8ClampedArray(pixels), width, height, colorSpace: 'srgb' } as const;
  return new Uint8Array(await encode(picture, { quality: QUALITY }));
}
