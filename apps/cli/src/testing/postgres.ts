import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const TOOL = fileURLToPath(new URL('../../../../tools/postgres.mjs', import.meta.url));

/** A PostgreSQL of the tests' own, or that of DATABASE_URL. It is cleared away when `end` is called or this process is gone. */
export class TestPostgres {
  readonly #child: ChildProcess;
  readonly #answers: AsyncIterator<string>;
  #said = '';

  private constructor() {
    // In a group of its own, so that Ctrl-C leaves it the time to clear up.
    this.#child = spawn(process.execPath, [TOOL], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#said += text;
    });
    const lines: Interface = createInterface({ input: this.#child.stdout! });
    this.#answers = lines[Symbol.asyncIterator]();
  }

  static start(): TestPostgres {
    return new TestPostgres();
  }

  /** A new database; its address. */
  async create(): Promise<string> {
    return String((await this.#ask('create')).url);
  }
  /** Cuts all connections and takes no more. */
  async stop(): Promise<void> {
    await this.#ask('stop');
  }
  async restart(): Promise<void> {
    await this.#ask('start');
  }

  async end(): Promise<void> {
    const ended = new Promise((done) => this.#child.on('exit', done));
    this.#child.stdin?.end();
    if (this.#child.exitCode === null) await ended;
  }

  async #ask(word: string): Promise<Readonly<Record<string, unknown>>> {
    this.#child.stdin?.write(`${word}\n`);
    const { value, done } = await this.#answers.next();
    if (done) throw new Error(`no PostgreSQL: ${this.#said}`);
    const answer = JSON.parse(value);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }
}
