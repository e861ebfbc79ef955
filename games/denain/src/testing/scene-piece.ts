/** A piece of a test position, as the worked examples write it. */
export interface ScenePiece {
  readonly id: string;
  readonly side: 'F' | 'C';
  readonly cls: 'inf' | 'cav' | 'drg' | 'art';
  readonly hex: string | null;
  readonly facing: string;
  readonly cf?: number;
  readonly mp: number;
  readonly morale?: number;
  readonly fireModifier?: number;
  readonly state?: string;
  readonly formation?: string;
  readonly permanentDis?: boolean;
  /** The strength it began with, when it has lost some. */
  readonly full?: number;
}

/** `F inf P@1411>SSE 3/2/3 dis :centre` — side, class, name@hex>facing, strength/movement/morale (guns: modifier/movement), state, formation. */
const LINE = /^(F|C) (inf|cav|drg|art) ([\w-]+)@(\d+|-)>(\w+) (\d)\/(\d)(?:\/(\d))?(?: (dis|rout))?(?: :([\w-]+))?$/;
export function parsePieces(text: string): ScenePiece[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const m = LINE.exec(line);
      if (!m) throw new Error(`not a piece: ${line}`);
      const [, side, cls, id, hex, facing, first, mp, morale, state, formation] = m;
      return {
        id: id!,
        side: side as 'F' | 'C',
        cls: cls as ScenePiece['cls'],
        hex: hex === '-' ? null : hex!,
        facing: facing!,
        ...(cls === 'art' ? { fireModifier: Number(first) } : { cf: Number(first), morale: Number(morale) }),
        mp: Number(mp),
        ...(state ? { state: state === 'dis' ? 'disorganised' : 'rout' } : {}),
        ...(formation ? { formation } : {}),
      };
    });
}
