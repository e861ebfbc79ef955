import type { MatchDriver } from '../match/driver.ts';
import { type Opened, TroubleError } from '../match/protocol.ts';

/** Opens records that come from elsewhere. One that lacks the figures its players made themselves waits for them. */
export class RecordOpener {
  /** The last record that lacked figures, and those given since. */
  #lacking: { readonly record: unknown; readonly figures: readonly unknown[] } | undefined;

  constructor(readonly driver: Pick<MatchDriver, 'open'>) {}

  /** A record; or, after one that lacked figures, a file of them. */
  async open(json: unknown): Promise<Opened> {
    const lacking = this.#lacking;
    const [record, figures] = lacking && !isRecord(json) ? [lacking.record, [...lacking.figures, json]] : [json, []];
    try {
      const opened = await this.driver.open({ record, figures });
      this.#lacking = undefined;
      return opened;
    } catch (error) {
      if (error instanceof TroubleError && error.trouble.code === 'figures-missing')
        this.#lacking = { record, figures };
      throw error;
    }
  }
}

const isRecord = (json: unknown): boolean => typeof json === 'object' && json !== null && 'format' in json;
