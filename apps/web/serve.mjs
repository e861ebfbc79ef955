// A small server for the built page: files of one folder, nothing else. `node apps/web/serve.mjs` serves what was built.
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const PORT = 8312;
const TRIES = 20;
/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/**
 * How long the server waits, in milliseconds: for the headers of a request, for all of it, for a connection on which nothing
 * moves, between two requests; and how often it looks. A page and its worker ask for everything at once or not at all.
 */
const PATIENCE = { headers: 10_000, request: 20_000, idle: 30_000, again: 5_000, check: 1_000 };
const MOST_CONNECTIONS = 200;
const PACKED = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** The same policy as in index.html, and what only a header can say. Workers read theirs from here alone. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The path of a request's address, or undefined if it cannot be read.
 * @param {string} address
 */
function pathOf(address) {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

/**
 * The items of a header that is a list, each with its weight (1 unless it says).
 * @param {string} header
 */
const weighed = (header) =>
  header.split(',').map((item) => {
    const [name = '', ...more] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = more.find((part) => part.startsWith('q='));
    return { name, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });

/**
 * Whether a browser takes packed bytes: it names gzip, or says * without naming it, and does not weigh it at nothing.
 * @param {string} accepted
 */
function takesGzip(accepted) {
  const items = weighed(accepted);
  const found =
    items.find(({ name }) => name === 'gzip' || name === 'x-gzip') ?? items.find(({ name }) => name === '*');
  return found !== undefined && found.weight > 0;
}

/**
 * Whether one of the tags a browser has is this one, weak or strong; * is any.
 * @param {string} tags
 * @param {string} tag
 */
const hasTag = (tags, tag) =>
  tags.trim() === '*' || (tags.match(/(W\/)?"[^"]*"/g) ?? []).some((own) => own.replace(/^W\//, '') === tag.slice(2));

/**
 * A fault on one line, without whatever in it would steer the screen.
 * @param {unknown} error
 */
const sentence = (error) => (error instanceof Error ? error.message : String(error)).replace(/\p{Cc}/gu, '?');

/**
 * The file that a path means, if it lies within the folder; undefined for anything else.
 * @param {string} root
 * @param {string} path
 */
async function fileAt(root, path) {
  // No step upwards, no hidden file, no way round by another separator.
  if (!path.startsWith('/') || /[\0\\]|\/\./.test(path)) return undefined;
  if (path.endsWith('/')) path += 'index.html';
  try {
    // A link out of the folder is followed, found outside and refused.
    const file = await realpath(resolve(root, `.${path}`));
    if (!file.startsWith((await realpath(root)) + sep)) return undefined;
    const about = await stat(file);
    return about.isFile() ? { file, path, stamp: `${about.mtimeMs} ${about.size}` } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads each file once, and again when it changes.
 * @returns {(file: string, stamp: string) => Promise<{ plain: Buffer, packed: Buffer | undefined, tag: string, type: string }>}
 */
function shelf() {
  /** @type {Map<string, { stamp: string, plain: Buffer, packed: Buffer | undefined, tag: string, type: string }>} */
  const kept = new Map();
  return async (file, stamp) => {
    const known = kept.get(file);
    if (known?.stamp === stamp) return known;
    const plain = await readFile(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const packed = PACKED.test(type) && plain.length > 1000 ? await promisify(gzip)(plain) : undefined;
    // Weak, since it stands for the packed and the plain bytes alike.
    const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const entry = { stamp, plain, packed, tag, type };
    kept.set(file, entry);
    return entry;
  };
}

/**
 * Serves a folder. Port 0 takes any free one. `open` counts the connections there are.
 * @param {{ root: string, port?: number, host?: string, patience?: Partial<typeof PATIENCE>, connections?: number,
 *   read?: ReturnType<typeof shelf> }} where
 * @returns {Promise<{ url: string, port: number, open: () => number, close: () => Promise<void> }>}
 */
export async function serve({
  root,
  port = 0,
  host = '127.0.0.1',
  patience = {},
  connections = MOST_CONNECTIONS,
  read = shelf(),
}) {
  const { headers: headersTimeout, request: requestTimeout, idle, again, check } = { ...PATIENCE, ...patience };
  const timing = {
    headersTimeout,
    requestTimeout,
    keepAliveTimeout: Math.min(again, idle),
    connectionsCheckingInterval: check,
  };
  const server = createServer(timing, async (request, response) => {
    /** @param {number} status @param {Record<string, string>} [headers] @param {string | Buffer} [body] */
    const reply = (status, headers = {}, body = '') => {
      response.writeHead(status, { ...HEADERS, 'Content-Length': Buffer.byteLength(body), ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    try {
      const text = { 'Content-Type': 'text/plain; charset=utf-8' };
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return reply(405, { ...text, Allow: 'GET, HEAD' }, 'Only GET and HEAD.\n');
      const path = pathOf(request.url ?? '/');
      if (path === undefined) return reply(400, text, 'This address cannot be read.\n');
      const found = await fileAt(root, path);
      // A folder that was named without its last stroke: its page's own addresses count from inside it.
      if (!found && (await fileAt(root, `${path}/`)))
        return reply(301, { Location: `${encodeURI(path.replace(/^.*\//, './'))}/` });
      if (!found) return reply(404, text, 'There is nothing here.\n');
      const { plain, packed, tag, type } = await read(found.file, found.stamp);
      const isPacked = packed !== undefined && takesGzip(String(request.headers['accept-encoding'] ?? ''));
      const headers = {
        'Content-Type': type,
        ETag: tag,
        // The build puts whatever is named by its hash into assets/; all else is asked for again each time.
        'Cache-Control': found.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(packed ? { Vary: 'Accept-Encoding' } : {}),
      };
      if (hasTag(request.headers['if-none-match'] ?? '', tag)) {
        response.writeHead(304, { ...HEADERS, ...headers });
        return response.end();
      }
      return isPacked ? reply(200, { ...headers, 'Content-Encoding': 'gzip' }, packed) : reply(200, headers, plain);
    } catch (error) {
      console.error(`${encodeURI(pathOf(request.url ?? '') ?? '')} could not be served: ${sentence(error)}`);
      return response.headersSent ? response.destroy() : reply(500, {}, '');
    }
  });
  // Whoever neither sends nor takes anything leaves room for others.
  server.timeout = idle;
  server.maxConnections = connections;
  let open = 0;
  server.on('connection', (socket) => {
    open++;
    socket.once('close', () => open--);
  });
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail).on('error', (error) => console.error(sentence(error)));
      done(undefined);
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://localhost:${address.port}/`,
    port: address.port,
    open: () => open,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves at the port that PORT names, or else at the first free one from 8312 on. Throws an error meant for a person.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
export async function serveByEnvironment(root, env = process.env) {
  const named = env.PORT ? Number(env.PORT) : undefined;
  if (named !== undefined && !(Number.isInteger(named) && named >= 0 && named < 65536))
    throw new Error(`PORT must be a number from 0 to 65535, not ${env.PORT}`);
  const host = env.HOST || '127.0.0.1';
  for (let port = named ?? PORT; ; port++)
    try {
      return await serve({ root, port, host });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EACCES') throw new Error(`Port ${port} may not be used by this user: set PORT to another.`);
      if (code !== 'EADDRINUSE') throw error;
      if (named !== undefined) throw new Error(`Port ${port} is taken: set PORT to another, or leave it out.`);
      if (port >= PORT + TRIES) throw new Error(`Ports ${PORT} to ${port} are all taken: set PORT to a free one.`);
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    const { url } = await serveByEnvironment(fileURLToPath(new URL('dist', import.meta.url)));
    console.log(`Tambour is at ${url}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
