import type { MapPictures } from '../board/map-pictures.ts';
import type { DrawnGround, Ground } from '../match/protocol.ts';

/** The build that drew a map: another may draw it otherwise. Empty while the page is under change. */
const BUILD: string = import.meta.env.VITE_BUILD ?? '';
/** A map takes three megabytes. */
const MOST_MAPS = 8;
const QUALITY = 0.92;
/** Where everything is, and what it looks like: the second is far longer, and seldom read again. */
const GROUND = 'ground';
const DRAWING = 'drawing';

const base = (): string => new URL('.', document.baseURI).href;
// Caches belong to the whole origin: another Tambour in another folder keeps its own.
const family = (): string => `tambour-maps ${base()} `;

let opened: Promise<Cache> | undefined;
/** The maps of this build; those of earlier ones are thrown away. */
const open = (): Promise<Cache> => {
  opened ??= (async () => {
    const name = family() + BUILD;
    for (const key of await caches.keys()) if (key.startsWith(family()) && key !== name) await caches.delete(key);
    return caches.open(name);
  })();
  return opened;
};

const nameOf = async (key: unknown): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(key));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** A drawn map that outlasts the visit. */
export class KeptMap {
  readonly pictures: MapPictures;
  readonly #names: Set<string>;
  readonly #expected = new Map<string, Promise<ImageBitmap | undefined>>();
  readonly #cache: Cache;
  readonly #folder: string;
  /** One picture after the other, so that encoding never stands in the way of drawing. */
  #last: Promise<void> = Promise.resolve();

  constructor(cache: Cache, folder: string, names: Set<string>) {
    this.#cache = cache;
    this.#folder = folder;
    this.#names = names;
    this.pictures = {
      names,
      expect: (expected) => {
        for (const name of expected)
          if (names.has(name) && !this.#expected.has(name)) this.#expected.set(name, this.#read(name));
      },
      read: (name) => {
        const picture = this.#expected.get(name) ?? this.#read(name);
        this.#expected.delete(name);
        return picture;
      },
      keep: (name, canvas) => this.#later(() => this.#keepPicture(name, canvas)),
    };
  }

  async #read(name: string): Promise<ImageBitmap | undefined> {
    try {
      const answer = await this.#cache.match(this.#address(name));
      return answer && (await createImageBitmap(await answer.blob()));
    } catch {
      return undefined;
    }
  }

  #address(name: string): string {
    return this.#folder + encodeURIComponent(name);
  }

  /** Without room to keep it a map is drawn again at the next visit, and that is all. */
  #later(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work).catch(() => undefined);
    return this.#last;
  }

  async #keepPicture(name: string, canvas: HTMLCanvasElement): Promise<void> {
    if (this.#names.has(name)) return;
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
    if (blob === null) return;
    await this.#cache.put(this.#address(name), new Response(blob));
    this.#names.add(name);
  }

  async ground(): Promise<Ground | undefined> {
    if (!this.#names.has(GROUND) || !this.#names.has(DRAWING)) return undefined;
    const answer = await this.#cache.match(this.#address(GROUND));
    return answer && ((await answer.json()) as Ground);
  }
  /** The SVG of it; undefined where it is gone after all. */
  async drawing(): Promise<string | undefined> {
    return (await this.#cache.match(this.#address(DRAWING)))?.text();
  }

  keepGround({ svg, ...ground }: DrawnGround): void {
    void this.#later(async () => {
      await this.#cache.put(this.#address(DRAWING), new Response(svg));
      await this.#cache.put(this.#address(GROUND), Response.json(ground));
      this.#names.add(DRAWING).add(GROUND);
      await thinOut(this.#cache);
    });
  }
}

const FOLDER = 'kept-maps/';
/** Not maps, but notes of which there are. */
const NOTES = 'kept-maps/of/';

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);

/** The maps kept first are given up first. */
async function thinOut(cache: Cache): Promise<void> {
  const all = await cache.keys();
  const folders = [...new Set(all.map(({ url }) => folderOf(url)))].filter((folder) => !folder.endsWith(NOTES));
  const gone = new Set(folders.slice(0, Math.max(0, folders.length - MOST_MAPS)));
  for (const request of all) if (gone.has(folderOf(request.url))) await cache.delete(request);
}

const canKeep = (): boolean => BUILD !== '' && 'caches' in globalThis && globalThis.crypto?.subtle !== undefined;

/** Notes that there is a map of this, or asks whether there is one: before a battle is opened nobody knows more of its ground. */
export async function noteMap(of: unknown): Promise<void> {
  if (canKeep()) await (await open()).put(base() + NOTES + (await nameOf(of)), new Response(''));
}
export async function isMapNoted(of: unknown): Promise<boolean> {
  return canKeep() && (await (await open()).match(base() + NOTES + (await nameOf(of)))) !== undefined;
}

/** What is kept of the map that this describes; undefined where nothing can be kept. */
export async function keptMap(of: unknown): Promise<KeptMap | undefined> {
  if (!canKeep()) return undefined;
  try {
    const [cache, name] = await Promise.all([open(), nameOf(of)]);
    const folder = `${base()}${FOLDER}${name}/`;
    const names = (await cache.keys())
      .filter(({ url }) => url.startsWith(folder))
      .map(({ url }) => decodeURIComponent(url.slice(folder.length)));
    return new KeptMap(cache, folder, new Set(names));
  } catch {
    return undefined;
  }
}
