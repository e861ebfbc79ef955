/** What the bench uses of honeycomb-grid 4.1. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}
export interface Offset {
  readonly col: number;
  readonly row: number;
}
export interface Hex extends Axial, Offset {
  toString(): string;
}
export interface HexClass {
  new (): Hex;
}
export type Traverser = (createHex: unknown, cursor?: unknown) => readonly Hex[];

export enum Orientation {
  FLAT = 'FLAT',
  POINTY = 'POINTY',
}
export function defineHex(options: {
  readonly dimensions: number;
  readonly orientation: Orientation;
  readonly offset: number;
}): HexClass;
export function rectangle(options: { readonly width: number; readonly height: number }): Traverser;
export function fromCoordinates(...coordinates: readonly Axial[]): Traverser;
export class Grid implements Iterable<Hex> {
  constructor(hex: HexClass, traverser: Traverser);
  getHex(at: Axial | Offset): Hex | undefined;
  traverse(traverser: Traverser): Grid;
  [Symbol.iterator](): IterableIterator<Hex>;
}
