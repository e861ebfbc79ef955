// What `npm test` runs: types and style, the tests of everything but the page, and the page in its browser.
// With arguments: types and style, then vitest with these arguments (`npm test -- games/denain`).
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const isScreen = process.stdout.isTTY === true;

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<boolean>} passed
 * @property {() => void} tell Prints what it has said so far, and from now on whatever it says.
 * @property {number} seconds
 */

/**
 * Begins a part. It says nothing before it is told to: parts that talk at once could not be read.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Part}
 */
function begin(name, command, args) {
  const began = performance.now();
  const child = spawn(command, [...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
    env: { ...process.env, ...(isScreen && { FORCE_COLOR: '1' }) },
  });
  /** @type {Buffer[]} */
  const held = [];
  let isTold = false;
  /** @param {Buffer} said */
  const hear = (said) => void (isTold ? process.stdout.write(said) : held.push(said));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  /** @type {Part} */
  const part = {
    name,
    child,
    seconds: 0,
    tell() {
      isTold = true;
      for (const said of held.splice(0)) process.stdout.write(said);
    },
    passed: new Promise((resolve) => {
      child.on('error', (error) => {
        hear(Buffer.from(`${error.message}\n`));
        resolve(false);
      });
      child.on('close', (code) => {
        part.seconds = Math.round((performance.now() - began) / 1000);
        resolve(code === 0);
      });
    }),
  };
  return part;
}
const check = () => begin('types and style', 'npm', ['run', '--silent', 'check']);
/** @param {readonly string[]} args */
const vitest = (...args) => begin(`vitest ${args.join(' ')}`, process.execPath, [VITEST, 'run', ...args]);

/**
 * Tells of each part in turn, while those after it go on unheard. Whether all passed.
 * @param {readonly Part[]} parts
 */
async function tellAll(parts) {
  /** @type {string[]} */
  const ends = [];
  let haveAllPassed = true;
  for (const [i, part] of parts.entries()) {
    part.tell();
    const hasPassed = await part.passed;
    ends.push(`${part.name}: ${hasPassed ? 'passed' : 'failed'} in ${part.seconds} s`);
    haveAllPassed &&= hasPassed;
    if (hasPassed || i > 0) continue;
    // What does not compile is not worth testing.
    for (const { child } of parts) child.kill();
    break;
  }
  console.log(ends.join('\n'));
  return haveAllPassed;
}

const args = process.argv.slice(2);
const rest =
  args.length > 0
    ? [args]
    : [
        ['--project', 'unit'],
        ['--project', 'page'],
      ];
// What does not compile is not worth testing. One part after the other: beside the other tests a browser waits so long for its turn
// that it seems to hang.
const isSound = await tellAll([check()]);
let haveAllPassed = isSound;
for (const part of isSound ? rest : []) haveAllPassed = (await tellAll([vitest(...part)])) && haveAllPassed;
process.exitCode = haveAllPassed ? 0 : 1;
