/** Where a command speaks: the process, or a test. Whoever implements it lets nothing through that steers a screen. */
export interface Terminal {
  /** One line of what was asked for. */
  say(line: string): void;
  /** A text of several lines: help, JSON, a drawing. */
  show(text: string): void;
  /** Bytes that are no text, as they are. */
  send(bytes: Uint8Array): void;
  /** One line about how it is going, or what went wrong. */
  note(line: string): void;
  /** Rewrites the last line of notes, where that can be seen; nothing elsewhere. */
  redraw(line: string): void;
  /** Whether that can be seen. */
  readonly redraws: boolean;
  /** Whether what is said is read on a screen, where bytes that are no text make a mess. */
  readonly isScreen: boolean;
  /** The locale of whoever reads, such as fr_FR.UTF-8; undefined where none is set. */
  readonly locale: string | undefined;
  /** Lines typed by a person. */
  readonly input: AsyncIterable<string>;
}
