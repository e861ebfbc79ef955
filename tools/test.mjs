// What `npm test` runs: types and style, the tests of everything but the page, and the page in its browser, all at once. A page
// that is waited for leaves much of the cores to the other tests, which must not keep it waiting.
// With arguments: types and style, then vitest with these arguments (`npm test -- games/denain`).
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
/** So many characters of what failed are said again at the end: a log that keeps only its end keeps them. */
const LONGEST_TAIL = 6000;
const isScreen = process.stdout.isTTY === true;

/**
 * @typedef {object} Part
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<string | null>} fault If it fails: what it said of the tests that failed.
 */

/**
 * Starts a part, and passes on what it says, in whole lines: others speak as well.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 * @returns {Part}
 */
function start(name, command, args, env = {}) {
  const began = performance.now();
  const child = spawn(command, [...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
    env: { ...process.env, ...(isScreen && { FORCE_COLOR: '1' }), ...env },
  });
  let said = '';
  let passedOn = 0;
  /** @param {number} end */
  const passOn = (end) => {
    process.stdout.write(said.slice(passedOn, end));
    passedOn = end;
  };
  /** @param {string} more */
  const hear = (more) => {
    said += more;
    passOn(Math.max(passedOn, said.lastIndexOf('\n') + 1));
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      hear(`${error.message}\n`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  const fault = ended.then((hasPassed) => {
    passOn(said.length);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${name}: ${hasPassed ? 'passed' : 'failed'} in ${seconds} s`);
    if (hasPassed) return null;
    const from = said.search(/^.*(Failed (Suites|Tests)|Unhandled Errors?)/m);
    return from < 0 ? said.slice(-LONGEST_TAIL) : said.slice(from, from + LONGEST_TAIL);
  });
  return { child, fault };
}
/** What the type checker takes of memory it needs to the end: to look for what could be freed costs it a quarter of its time, for nothing. */
const check = () => start('types and style', 'npm', ['run', '--silent', 'check'], { GOGC: 'off' });
/** @param {readonly string[]} args */
const vitest = (...args) => start(`vitest ${args.join(' ')}`, process.execPath, [VITEST, 'run', ...args]);

/**
 * What else there is to do goes first.
 * @param {Part} part
 */
function giveWay({ child: { pid } }) {
  try {
    // Its processes inherit it.
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A machine that has no such thing runs them side by side.
  }
}

const args = process.argv.slice(2);
const style = check();
if (args.length > 0) {
  const hasPassed = (await style.fault) === null && (await vitest(...args).fault) === null;
  if (!hasPassed) process.exitCode = 1;
} else {
  const page = vitest('--project', 'page');
  const rest = vitest('--project', 'unit', '--project', 'web');
  giveWay(rest);
  if ((await style.fault) !== null) {
    // What does not compile is not worth testing.
    process.exitCode = 1;
    for (const { child } of [page, rest]) child.kill();
  } else {
    const faults = { page: await page.fault, 'unit or web': await rest.fault };
    // What failed may be far above, with another part's tests below it: said again where one looks first.
    for (const [part, fault] of Object.entries(faults)) {
      if (fault === null) continue;
      console.log(`\n=== failed in ${part}\n${fault}`);
      process.exitCode = 1;
    }
  }
}
