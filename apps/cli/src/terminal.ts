/** Where a command speaks: the process, or a test. */
export interface Terminal {
  /** One line of what was asked for. */
  say(line: string): void;
  /** One line about how it is going, or what went wrong. */
  note(line: string): void;
  /** Rewrites the last line of notes, where that can be seen; nothing elsewhere. */
  redraw(line: string): void;
  /** Lines typed by a person. */
  readonly input: AsyncIterable<string>;
}
