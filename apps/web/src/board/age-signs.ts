import { type Age, type Ages, agesOf, counterDrawer, type PieceFace } from '@tambour/press';

/** Signs of an age are fetched when a battle of that age is opened; until then their places on the counters are bare. */
const ages: { -readonly [A in Age]: Ages[A] } = {
  pikeAndShot: { drawPikeAndShot: () => '' },
  rifleAge: { drawRifleAge: () => '', CROWNED_N: '', SAVOY: '' },
};
const LOADERS: Readonly<Record<Age, () => Promise<void>>> = {
  async pikeAndShot() {
    ages.pikeAndShot = await import('@tambour/press/pike-and-shot');
  },
  async rifleAge() {
    ages.rifleAge = await import('@tambour/press/rifle-age');
  },
};

/** Fetches the signs that these counters bear. */
export async function fetchSigns(pieces: readonly Pick<PieceFace, 'arm' | 'side'>[]): Promise<void> {
  await Promise.all([...new Set(pieces.flatMap(agesOf))].map((age) => LOADERS[age]()));
}

export const drawCounter = counterDrawer(ages);
