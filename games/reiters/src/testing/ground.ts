import type { BorderPlan, JunctionPlan, MapPlan, RoadPlan, ZonePlan } from '../model/scenario-map.ts';
import {
  BORDER_KINDS,
  type BorderKind,
  ROAD_KINDS,
  type RoadKind,
  SIDES,
  type Side,
  ZONE_TYPES,
  type ZoneType,
} from '../model/vocabulary.ts';

/** A small map as the worked examples write it. */
export interface Ground {
  readonly zones: readonly {
    readonly id: string;
    readonly type?: string;
    readonly altitude?: number;
    readonly blocking?: boolean;
  }[];
  readonly borders: readonly {
    readonly id?: string;
    readonly zones: readonly string[];
    readonly kind?: string;
    readonly los?: string;
    readonly fortOwner?: string;
  }[];
  readonly junctions?: readonly {
    readonly id: string;
    readonly zones: readonly string[];
    readonly borders: readonly string[];
    readonly pairs?: readonly (readonly string[])[];
  }[];
  readonly roads?: readonly { readonly id: string; readonly kind: string; readonly zones: readonly string[] }[];
}

const SQUARE = [
  [0, 0],
  [9, 0],
  [9, 9],
  [0, 9],
] as const;

/** The same as the game reads it. Where things lie is of no account. */
export function planOf(ground: Ground): MapPlan {
  const zones = ground.zones.map(
    (z): ZonePlan => ({
      id: z.id,
      kind: (z.type ?? 'I') as ZoneType,
      altitude: z.altitude ?? 0,
      isBlocking: z.blocking ?? false,
      outline: SQUARE,
      name: undefined,
      terrain: 'fields',
      at: [0, 0],
      edges: [],
      hasRoad: (ground.roads ?? []).some((r) => r.kind === 'road' && r.zones.includes(z.id)),
    }),
  );
  const borders = ground.borders.map(
    (b): BorderPlan => ({
      id: b.id ?? b.zones.join('-'),
      zones: [b.zones[0]!, b.zones[1]!],
      kind: (b.kind ?? 'dotted') as BorderKind,
      isOpaque: b.los === 'brown',
      line: [],
      terrain: undefined,
      fortOwner: b.fortOwner === undefined ? undefined : SIDES.indexOf(b.fortOwner as Side),
    }),
  );
  const pairOf = (pair: readonly string[]) => [pair[0]!, pair[1]!] as const;
  return {
    width: 100,
    height: 100,
    zoneKinds: ZONE_TYPES,
    borderKinds: BORDER_KINDS,
    roadKinds: ROAD_KINDS,
    zones,
    borders,
    junctions: (ground.junctions ?? []).map(
      (j): JunctionPlan => ({
        id: j.id,
        at: [0, 0],
        zones: j.zones,
        borders: j.borders,
        pairs: j.pairs?.map(pairOf) ?? [],
      }),
    ),
    roads: (ground.roads ?? []).map((r): RoadPlan => ({ id: r.id, kind: r.kind as RoadKind, zones: r.zones })),
  };
}

/**
 * A small map in short: `sketch('A B/II C/III@1!', 'A-B B-C:plain:brown')`. A zone has its type (I unless told), its altitude
 * after `@`, and `!` if its rectangle is brown; a border its kind (dotted unless told) and `brown`.
 */
export function sketch(zones: string, borders: string): Ground {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  return {
    zones: words(zones).map((word) => {
      const m = /^(\w+)(?:\/(I{1,3}|X))?(?:@(\d))?(!)?$/.exec(word);
      if (!m) throw new Error(`not a zone: ${word}`);
      return { id: m[1]!, type: m[2] ?? 'I', altitude: Number(m[3] ?? 0), blocking: m[4] === '!' };
    }),
    borders: words(borders).map((word) => {
      const [id, ...marks] = word.split(':');
      const kind = marks.find((mark) => BORDER_KINDS.some((known) => known === mark));
      return {
        id: id!,
        zones: id!.split('-'),
        kind: kind ?? 'dotted',
        los: marks.includes('brown') ? 'brown' : 'yellow',
      };
    }),
  };
}
