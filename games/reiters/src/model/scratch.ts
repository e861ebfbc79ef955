import { StepField } from '@tambour/boards';

/** No piece ever has more movement points than this, roads and orders included. */
export const MOST_POINTS = 24;

/** Working memory: but for `asked` nothing in it outlives a call. */
export class Scratch {
  readonly field: StepField;
  readonly other: StepField;
  readonly toll: Uint8Array;
  readonly stop: Uint8Array;
  readonly blocked: Uint8Array;
  readonly home: Uint8Array;
  readonly chains = new Int32Array(256);
  /** By column: whether its order was ever asked for. */
  readonly asked: Uint8Array;
  constructor(zones: number, columns: number) {
    this.field = new StepField(zones);
    this.other = new StepField(zones);
    this.toll = new Uint8Array(zones);
    this.stop = new Uint8Array(zones);
    this.blocked = new Uint8Array(zones);
    this.home = new Uint8Array(zones);
    this.asked = new Uint8Array(columns);
  }
}
