import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotName } from '@tambour/ai';
import type { Runner } from '@tambour/lab';

/** What every program of the tests begins with: a request, its answer, and a legal order drawn by lot. */
const COMMON = `
import { createInterface } from 'node:readline';
import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const send = (request) => void process.stdout.write(JSON.stringify(request) + '\\n');
const hear = async () => {
  const { value, done } = await lines.next();
  if (done) process.exit(0);
  return JSON.parse(value);
};
const ask = (op, fields = {}) => (send({ op, ...fields }), hear());
const any = async () => (await ask('legal')).commands[0];
const turn = async () => {
  for (;;) {
    const told = await ask('wait');
    if (told.match === null) process.exit(0);
    if (!told.status.over) return told;
  }
};
const forever = () => new Promise(() => setInterval(() => {}, 1000));
`;

/** A folder for programs of the tests; `bot` writes one and gives its name as a player. */
export function botFolder(): { readonly folder: string; bot(code: string): BotName; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tambour-bots-'));
  let count = 0;
  return {
    folder,
    bot(code) {
      const file = join(folder, `bot${++count}.mjs`);
      writeFileSync(file, `${COMMON}${code}\n`);
      return `cmd:"${process.execPath}" "${file}"`;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Plays on, by the first legal order. */
export const PLAIN_BOT = 'for (;;) { await turn(); await ask("apply", { command: await any() }); }';

/** Nobody but programs, and players of ours beside them. */
export const NO_THREADS: Runner = {
  play: () => Promise.reject(new Error('no program takes part')),
  close: () => Promise.resolve(),
};
