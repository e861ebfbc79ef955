import { type ChainTable, chainLinks, chainZones } from './chains.ts';
import type { CrossingId, ZoneId } from './zone-graph.ts';

/** What the ground alone says of a chain: never clear, clear while nobody stands between its ends, always clear. */
export const VIEWS = ['closed', 'vacant', 'open'] as const;
export type View = (typeof VIEWS)[number];

const CLOSED_VIEW = VIEWS.indexOf('closed');
const OPEN_VIEW = VIEWS.indexOf('open');

/** A game's rule of sight over what does not change. Heights are those of all zones of a chain, both ends with them. */
export interface SightRule {
  readonly isOpaque: (crossing: CrossingId) => boolean;
  /** Whether a zone between the ends closes the chain. */
  readonly isBlocking: (zone: ZoneId) => boolean;
  /** Whether the lie of the land closes it. */
  readonly isMasked: (heights: readonly number[]) => boolean;
  /** Whether pieces between the ends close it. */
  readonly canPiecesBlock: (heights: readonly number[]) => boolean;
}

/** Shortest chains with what the ground says of each. One clear chain is enough to see; a longer one is never tried. */
export interface ZoneSight {
  readonly chains: ChainTable;
  /** chain → its place in VIEWS. */
  readonly view: Readonly<Uint8Array>;
}

export const zoneSight = (chains: ChainTable, altitude: Readonly<Int16Array>, rule: SightRule): ZoneSight => {
  const view = Uint8Array.from({ length: chains.count }, (_, chain) => {
    const zones = chainZones(chains, chain);
    const heights = zones.map((zone) => altitude[zone]!);
    const isClosed =
      chainLinks(chains, chain).some((link) => rule.isOpaque(chains.graph.crossing[link]!)) ||
      zones.slice(1, -1).some((zone) => rule.isBlocking(zone)) ||
      rule.isMasked(heights);
    return VIEWS.indexOf(isClosed ? 'closed' : zones.length > 2 && rule.canPiecesBlock(heights) ? 'vacant' : 'open');
  });
  return Object.freeze({ chains, view });
};

export const viewOf = (sight: ZoneSight, chain: number): View => VIEWS[sight.view[chain]!]!;

/** Whether this chain is clear, with somebody standing where `occupied` is not 0 (one entry a zone). */
export const isChainClear = (sight: ZoneSight, chain: number, occupied: Readonly<Uint8Array>): boolean => {
  const view = sight.view[chain];
  if (view === CLOSED_VIEW) return false;
  if (view === OPEN_VIEW) return true;
  const { links, range, graph } = sight.chains;
  // The last link leads into the target, whose pieces do not hide it; -1 fills a chain shorter than the range.
  const last = (chain + 1) * range - 1;
  for (let at = chain * range; at < last && links[at + 1]! >= 0; at++) {
    if (occupied[graph.to[links[at]!]!] !== 0) return false;
  }
  return true;
};

/** Whether at least one shortest chain is clear. A zone is not in its own sight, nor is one beyond the range. */
export const canSee = (sight: ZoneSight, from: ZoneId, to: ZoneId, occupied: Readonly<Uint8Array>): boolean => {
  const { first, graph } = sight.chains;
  const pair = from * graph.size + to;
  const end = first[pair + 1]!;
  for (let chain = first[pair]!; chain < end; chain++) if (isChainClear(sight, chain, occupied)) return true;
  return false;
};

/** Writes the clear chains into the caller's buffer and says how many. */
export const copyClearChains = (
  sight: ZoneSight,
  from: ZoneId,
  to: ZoneId,
  occupied: Readonly<Uint8Array>,
  out: Int32Array,
): number => {
  const { first, graph } = sight.chains;
  const pair = from * graph.size + to;
  const end = first[pair + 1]!;
  let count = 0;
  for (let chain = first[pair]!; chain < end; chain++) if (isChainClear(sight, chain, occupied)) out[count++] = chain;
  return count;
};
