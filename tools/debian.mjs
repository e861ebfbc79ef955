// Debian's packages, for tests that need a program which is not there yet.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs the first of several packages that can be installed; false if none can, or this is another system. Output goes to stderr.
 * @param {readonly (readonly string[])[]} alternatives each with whatever it should have beside it
 * @returns {boolean}
 */
export function installDebian(alternatives) {
  if (!isDebianRoot()) return false;
  /** @param {string[]} args */
  const apt = (...args) => {
    // One at a time: while apt is at work it refuses a second, and tests that need different programs begin at once.
    const done = spawnSync('flock', [join(tmpdir(), 'tambour-apt'), 'apt-get', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return done.status === 0;
  };
  const install = () => alternatives.some((names) => apt('install', '-y', '--no-install-recommends', ...names));
  // The list of packages may be missing or out of date: then it is fetched, and once more.
  return install() || (apt('update') && install());
}
