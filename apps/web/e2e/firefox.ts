import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The Firefox that FIREFOX names, or one that is installed. */
export function installedFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => join(folder, name)));
  return [...found, '/Applications/Firefox.app/Contents/MacOS/firefox'].find((file) => existsSync(file));
}

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
}
interface Evaluated {
  readonly type: string;
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

/** Where Firefox says that it listens. */
async function listening(child: ChildProcess): Promise<string> {
  let said = '';
  if (!child.stderr) throw new Error('Firefox has no standard error');
  for await (const more of child.stderr) {
    said += String(more);
    const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
    if (url) return url;
  }
  throw new Error(`Firefox ended before it listened: ${said}`);
}

/**
 * A page of an unchanged Firefox, driven by WebDriver BiDi: Playwright drives only a Firefox of its own, which is not to be had
 * everywhere. It can go somewhere and run a script there, no more.
 */
export class FirefoxPage {
  private last = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private context = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id === undefined) return;
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    };
  }

  static async open(path: string): Promise<FirefoxPage> {
    const profile = mkdtempSync(join(tmpdir(), 'tambour-firefox-'));
    const child = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const socket = new WebSocket(`${await listening(child)}/session`);
    child.stderr?.resume();
    const page = new FirefoxPage(child, profile, socket);
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error('Firefox does not answer'));
    });
    await page.send('session.new', { capabilities: {} });
    const { contexts } = (await page.send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    page.context = contexts[0]?.context ?? '';
    return page;
  }

  private async send(method: string, params: object): Promise<unknown> {
    const id = ++this.last;
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answer;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  }

  async goto(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** What an expression, or the promise it makes, comes to: a text, a number or nothing. */
  async evaluate(expression: string): Promise<unknown> {
    const done = (await this.send('script.evaluate', {
      expression,
      target: { context: this.context },
      awaitPromise: true,
    })) as Evaluated;
    if (done.type === 'exception') throw new Error(done.exceptionDetails?.text ?? 'a script failed');
    return done.result?.value;
  }

  async close(): Promise<void> {
    this.socket.close();
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }
}
