import forcesFile from '../../data/solferino-forces.json' with { type: 'json' };
import type { SideName, TypeName } from '../model/vocabulary.ts';
import type { DrillLeader, DrillMap, DrillSpec, DrillUnit } from './drill.ts';

/** The hexes of Solferino that the rulebook names, with what its examples fix of them; all else is clear, level 2. */
export const SOLFERINO: DrillMap = {
  columns: 45,
  rows: 40,
  default: { terrain: 'clear', level: 2 },
  overrides: [{ terrain: 'clear', level: 3, hexes: ['1425', '2117'] }],
  hexsides: {
    canal: ['3633|3732', '3732|3733', '3732|3833', '3832|3833', '3833|3932'],
    bridge: [{ side: '3832|3833', over: 'canal', way: ['secondary'] }],
    crest: [{ side: '2117|2218', level: 4 }],
  },
  roads: {
    secondary: [
      ['1424', '1425'],
      ['3836', '3835', '3834', '3833', '3832', '3831'],
    ],
  },
};

interface ForceUnit {
  readonly name: string;
  readonly type?: string;
  readonly gun?: string;
  readonly count?: number;
  readonly cohesion?: number;
  readonly ma?: number;
}
/** A brigade, the reserve batteries of a corps, or its cavalry. */
interface Formation {
  readonly corps: string;
  readonly brigade?: string;
  readonly division?: string;
  readonly kind?: string;
  readonly army?: number;
  readonly engagementDrm?: number;
  readonly range?: number;
  readonly leadsMassed?: boolean;
  readonly units: readonly ForceUnit[];
}
const FORMATIONS = forcesFile.formations as readonly Formation[];
const sideOf = (corps: string) => forcesFile.corps.find((c) => c.id === corps)!.side as SideName;
const nationOf = (corps: string) =>
  sideOf(corps) === 'austrian' ? 'austrian' : corps === 'PS' ? 'piedmontese' : 'french';
const idOf = (f: Formation): string => f.brigade ?? `${f.corps} ${f.kind}`;

/** Counters of a formation: those that stand for several battalions of a regiment are numbered. */
const unitsOf = (f: Formation): DrillUnit[] =>
  f.units.flatMap(({ name, type, gun, count = 1, ...more }) =>
    Array.from({ length: count }, (_, i) => ({
      id: count === 1 ? `${f.corps} ${name}` : `${f.corps} ${name} ${i + 1}`,
      side: sideOf(f.corps),
      brigade: idOf(f),
      type: gun === undefined ? (type as TypeName) : 'artillery',
      ...(gun === undefined ? {} : { gun }),
      ...more,
    })),
  );
const leadersOf = (f: Formation): DrillLeader[] =>
  f.brigade === undefined
    ? []
    : [
        {
          id: `ldr ${f.brigade}`,
          brigade: f.brigade,
          corps: f.corps,
          side: sideOf(f.corps),
          range: f.range!,
          engagementDrm: f.engagementDrm!,
          leadsMassed: f.leadsMassed ?? false,
        },
      ];

/** The whole order of battle of Solferino on the drill ground; who is not given a hex waits off the map. */
export function solferino(hexes: Readonly<Record<string, string>>, more: Partial<DrillSpec> = {}): DrillSpec {
  const put = <T extends { readonly id: string }>(piece: T): T =>
    hexes[piece.id] === undefined ? piece : { ...piece, hex: hexes[piece.id] };
  return {
    map: SOLFERINO,
    corps: Object.fromEntries(
      forcesFile.corps.map((c) => [c.id, { side: c.side as SideName, continuity: c.continuity }]),
    ),
    leaders: [
      ...forcesFile.corps.flatMap((c): DrillLeader[] =>
        c.commander === null
          ? []
          : [
              {
                id: `cmd ${c.id}`,
                rank: 'corps',
                corps: c.id,
                side: c.side as SideName,
                range: c.range!,
                continuity: c.continuity,
                rangeNearOverall: c.rangeNearOverall ?? c.range!,
              },
            ],
      ),
      ...FORMATIONS.flatMap(leadersOf),
    ].map(put),
    brigades: Object.fromEntries(
      FORMATIONS.map((f) => [
        idOf(f),
        {
          side: sideOf(f.corps),
          corps: f.corps,
          nation: nationOf(f.corps),
          kind: f.kind ?? 'infantry',
          division: f.division ?? '-',
          ...(f.army === undefined ? {} : { army: f.army }),
        },
      ]),
    ),
    units: FORMATIONS.flatMap(unitsOf).map(put),
    ...more,
  };
}
