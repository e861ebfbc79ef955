import { allIds, chainLinks, chainsBetween, chainZones, type ZoneId } from '@tambour/boards';
import { itemAt, lastOf, type Text } from '@tambour/kernel';
import { heightOf } from '../model/lookup.ts';
import type { Field } from '../model/state.ts';
import { isMasked } from '../model/world.ts';
import { distanceOf, sees, sightLimit } from '../rules/4-sight.ts';
import { sayStudy } from '../texts/say-study.ts';
import { shortZone } from './place-words.ts';

/** 4.1.5.4a 4.1.5.4b 4.1.5.4c 4.1.5.4d How the lie of the land hides the end of a chain. */
function maskWords(heights: readonly number[]): Text {
  const [from, to] = [itemAt(heights, 0), lastOf(heights)];
  if (heights.slice(1, -1).some((h) => h > from && h > to)) return sayStudy('unseen.ridge');
  if (from < to) return sayStudy('unseen.higher');
  return sayStudy(heights.length === 2 ? 'unseen.below' : 'unseen.crest');
}

/** What closes a chain of zones, each thing once. */
function faults(g: Field, chain: number): Text[] {
  const { w } = g;
  const { chains } = w.sight;
  const zones = chainZones(chains, chain);
  const between = zones.slice(1, -1);
  const heights = zones.map((z) => heightOf(g, z));
  const wood = between.find((z) => w.map.blocking[z] === 1);
  const held = between.find((z) => g.s.at.occupied[z] !== 0);
  const isHedged = chainLinks(chains, chain).some((link) => w.map.crossingOpaque[itemAt(chains.graph.crossing, link)]);
  const named = (zone: ZoneId): { readonly zone: Text } => ({ zone: shortZone(w, zone) });
  return [
    ...(isHedged ? [sayStudy('unseen.hedged')] : []),
    ...(wood === undefined ? [] : [sayStudy('unseen.wood', named(wood))]),
    ...(isMasked(heights) ? [maskWords(heights)] : []),
    ...(held !== undefined && heights.every((h) => h === heights[0]) ? [sayStudy('unseen.pieces', named(held))] : []),
  ];
}

/** 4.1.5a R20 Why a zone within three is not seen: what closes the chain that is nearest to being clear. */
function whyUnseen(g: Field, from: ZoneId, to: ZoneId): Text {
  if (distanceOf(g, from, to) > sightLimit(g)) return sayStudy('unseen.mist');
  const all = chainsBetween(g.w.sight.chains, from, to).map((chain) => faults(g, chain));
  return all.sort((a, b) => a.length - b.length)[0]?.[0] ?? sayStudy('unseen.hedged');
}

/** Zones within a distance of another as sight goes, itself aside: each with how far it is and why it is not seen. */
export interface Seen {
  readonly zone: ZoneId;
  readonly far: number;
  readonly why: Text | undefined;
}
export function lookFrom(g: Field, from: ZoneId, most: number): Seen[] {
  return allIds<ZoneId>(g.w.zones).flatMap((zone) => {
    const far = distanceOf(g, from, zone);
    if (zone === from || far > most) return [];
    return [{ zone, far, why: sees(g, from, zone) ? undefined : whyUnseen(g, from, zone) }];
  });
}
