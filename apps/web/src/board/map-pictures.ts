/** Parts of a drawn map as they were kept at an earlier visit, by name. */
export interface MapPictures {
  readonly names: ReadonlySet<string>;
  /** These will be read soon: they are fetched side by side, which takes less long than one after the other. */
  expect(names: readonly string[]): void;
  /** Undefined where it is gone after all. */
  read(name: string): Promise<ImageBitmap | undefined>;
  /** For the next visit; when there is time, and if there is room. Told once it is done, or cannot be. */
  keep(name: string, canvas: HTMLCanvasElement): Promise<void>;
}

/** The whole paper at a moderate size. */
export const BASE_PICTURE = 'base';
/** A tile at so many pixels a unit. */
export const tilePicture = (scale: number, key: string): string => `${scale.toFixed(5)} ${key}`;
