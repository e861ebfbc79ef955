/** What the bench uses of tinyqueue 3. */
export default class TinyQueue<T> {
  constructor(data: T[], compare: (a: T, b: T) => number);
  readonly length: number;
  push(item: T): void;
  pop(): T | undefined;
}
