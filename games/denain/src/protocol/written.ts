import { fetchedPart } from '@tambour/kernel';

/** How positions are written: asked for when one leaves the page or comes from outside. */
export const WRITTEN = await fetchedPart(() => import('../model/codecs.ts'));
