// What `npm test` runs: types and style, the tests of everything but the page, and the page in its browser.
// With arguments: types and style, then vitest with these arguments (`npm test -- games/denain`).
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
/** So many characters of what failed are said again at the end: a log that keeps only its end keeps them. */
const LONGEST_TAIL = 6000;
const isScreen = process.stdout.isTTY === true;

/**
 * Runs a part, and passes on what it says. If it fails: what it said of the tests that failed.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<string | null>}
 */
async function run(name, command, args) {
  const began = performance.now();
  const child = spawn(command, [...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
    env: { ...process.env, ...(isScreen && { FORCE_COLOR: '1' }) },
  });
  let said = '';
  /** @param {Buffer} more */
  const hear = (more) => {
    said += more.toString();
    process.stdout.write(more);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const hasPassed = await new Promise((resolve) => {
    child.on('error', (error) => {
      hear(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${hasPassed ? 'passed' : 'failed'} in ${seconds} s`);
  if (hasPassed) return null;
  const from = said.search(/^.*(Failed (Suites|Tests)|Unhandled Errors?)/m);
  return from < 0 ? said.slice(-LONGEST_TAIL) : said.slice(from, from + LONGEST_TAIL);
}
/** @param {readonly string[]} args */
const vitest = (...args) => run(`vitest ${args.join(' ')}`, process.execPath, [VITEST, 'run', ...args]);

const args = process.argv.slice(2);
/** @type {string[]} */
const faults = [];
const unsound = await run('types and style', 'npm', ['run', '--silent', 'check']);
if (unsound !== null) {
  // What does not compile is not worth testing.
  process.exitCode = 1;
} else if (args.length > 0) {
  if ((await vitest(...args)) !== null) process.exitCode = 1;
} else {
  // One part after the other: beside the other tests a browser waits so long for its turn that it seems to hang.
  for (const projects of [['unit', 'web'], ['page']]) {
    const fault = await vitest(...projects.flatMap((project) => ['--project', project]));
    if (fault !== null) faults.push(`\n=== failed in ${projects.join(' or ')}\n${fault}`);
  }
  // What failed may be far above, with the next part's tests below it: said again where one looks first.
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
