import { engineFailed, engineStuck, type WorkerHealth, type WorkerRole } from './engine-notice.ts';
import type { Answer, Ask, RequestName } from './protocol.ts';
import { type WorkerLike, WorkerLine, WorkerStopped } from './worker-line.ts';

export type AskWorker = <N extends RequestName>(name: N, ask: Ask<N>) => Promise<Answer<N>>;

export interface Supervision {
  readonly role: WorkerRole;
  hire(): WorkerLike;
  /** Brings a new worker to where the one before it was, as far as the page knows. */
  restore?(ask: AskWorker): Promise<void>;
  onHealth(role: WorkerRole, health: WorkerHealth): void;
}

/** A request is sent again once when its worker stops; where it stops at the same one again, the request is the cause. */
const MOST_TRIES = 2;

interface Job {
  readonly send: (line: WorkerLine) => Promise<void>;
  readonly reject: (error: Error) => void;
  tries: number;
}

/**
 * A worker that is replaced when it stops: the new one is brought to where the old one was, then asked again whatever was
 * not answered. What the old one did without having answered is gone with it, so that no order is carried out twice.
 */
export class SupervisedWorker {
  readonly #how: Supervision;
  readonly #jobs = new Set<Job>();
  #line: WorkerLine | undefined;
  /** While the worker is being brought up to date, requests wait. */
  #isRestoring = false;
  #mustRestore = false;
  #stopsInARow = 0;

  constructor(how: Supervision) {
    this.#how = how;
  }

  request<N extends RequestName>(name: N, ask: Ask<N>): Promise<Answer<N>> {
    return new Promise((resolve, reject) => {
      const send = async (line: WorkerLine): Promise<void> => {
        try {
          const answer = await line.request(name, ask);
          this.#stopsInARow = 0;
          resolve(answer);
        } catch (error) {
          // The next worker is asked again.
          if (error instanceof WorkerStopped) return;
          reject(error);
        }
        this.#jobs.delete(job);
      };
      const job: Job = { send, reject, tries: 0 };
      this.#jobs.add(job);
      if (this.#isRestoring) return;
      if (this.#line) void send(this.#line);
      else void this.#start();
    });
  }

  close(): void {
    this.#line?.close();
  }

  async #start(): Promise<void> {
    const line = new WorkerLine(this.#how.hire(), {
      onStopped: () => this.#stopped(line),
      onSlow: (isSlow) => this.#tell(isSlow ? 'slow' : 'well'),
    });
    this.#line = line;
    if (this.#mustRestore) {
      this.#isRestoring = true;
      try {
        await this.#how.restore?.((name, ask) => line.request(name, ask));
      } catch (error) {
        // Where it stopped meanwhile, another is already being brought up to date.
        if (!(error instanceof WorkerStopped)) this.#fail();
        return;
      }
      this.#isRestoring = false;
      this.#mustRestore = false;
      this.#tell('restarted');
    }
    for (const job of this.#jobs) void job.send(line);
  }

  #stopped(line: WorkerLine): void {
    this.#line = undefined;
    this.#mustRestore = true;
    this.#stopsInARow++;
    // Where not even that much is done, no request is to blame.
    const isBlameless = this.#isRestoring || !line.hasSpoken;
    if (isBlameless && this.#stopsInARow >= MOST_TRIES) {
      this.#fail();
      return;
    }
    if (!isBlameless) this.#blameFirst();
    // One that stops again and again with nothing to do is started when it is needed.
    if (this.#jobs.size === 0 && this.#stopsInARow > MOST_TRIES) return;
    this.#tell('restarting');
    void this.#start();
  }
  /** Requests are answered in their order, so the worker stopped at the first. */
  #blameFirst(): void {
    const [first] = this.#jobs;
    if (!first || ++first.tries < MOST_TRIES) return;
    this.#jobs.delete(first);
    first.reject(engineStuck(this.#how.role));
  }
  /** Nobody is left waiting. The next request tries once more. */
  #fail(): void {
    this.#line?.close();
    this.#line = undefined;
    this.#isRestoring = false;
    this.#stopsInARow = 0;
    // Those who wait hear it themselves.
    this.#tell(this.#jobs.size === 0 ? 'failed' : 'well');
    for (const { reject } of this.#jobs) reject(engineFailed(this.#how.role));
    this.#jobs.clear();
  }

  #tell(health: WorkerHealth): void {
    this.#how.onHealth(this.#how.role, health);
  }
}
