import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve, serveByEnvironment } from './serve.mjs';

const above = mkdtempSync(join(tmpdir(), 'tambour-serve-'));
const root = join(above, 'dist');
const long = 'export const words = "drum";\n'.repeat(100);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(above, 'secret.txt'), 'secret');
  // Begins as the folder does, and lies beside it.
  mkdirSync(join(above, 'dist-other'));
  writeFileSync(join(above, 'dist-other/secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  mkdirSync(join(root, 'umpire'));
  writeFileSync(join(root, 'umpire/index.html'), '<!doctype html>');
  writeFileSync(join(root, '.hidden'), 'secret');
  writeFileSync(join(root, 'sw.js'), '//');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets/main-abcdefgh.js'), long);
  // More than the buffers between two ends of a connection hold.
  writeFileSync(join(root, 'large.bin'), new Uint8Array(20_000_000));
  symlinkSync(join(above, 'secret.txt'), join(root, 'link.txt'));
  server = await serve({ root });
});
afterAll(async () => {
  await server.close();
  rmSync(above, { recursive: true, force: true });
});

/** A request as it is written: `fetch` would tidy the path first. */
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path, method, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
    });
    sent.on('error', fail).end();
  });

describe('the server of the page', () => {
  it('gives each file its type, and the folder its index', async () => {
    expect((await ask('/')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await ask('/?a=b')).status).toBe(200);
    expect((await ask('/sw.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await ask('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
  });
  it('leads to a folder that has a page, so that its own addresses count from inside', async () => {
    expect(await ask('/umpire')).toMatchObject({ status: 301, headers: { location: './umpire/' } });
    expect((await ask('/umpire/')).status).toBe(200);
    expect((await ask('/assets')).status).toBe(404);
  });
  it('lets hashed files be kept for ever and has all others asked for again', async () => {
    expect((await ask('/assets/main-abcdefgh.js')).headers['cache-control']).toMatch(/immutable/);
    for (const path of ['/', '/index.html', '/sw.js'])
      expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  });
  it('answers 304 to one who has it already', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', 'GET', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask('/', 'GET', { 'if-none-match': '"other"' })).status).toBe(200);
  });
  it.each([
    ['*', 304],
    [' * ', 304],
    ['"a", TAG', 304],
    ['TAG , "a"', 304],
    ['STRONG', 304],
    ['"a*", W/"b"', 200],
    ['"x TAG-INSIDE"', 200],
    ['', 200],
  ])('reads a list of tags it may have: %s', async (given, status) => {
    const tag = String((await ask('/')).headers.etag);
    const list = given.replace('STRONG', tag.slice(2)).replace('TAG-INSIDE', tag.slice(3, -1)).replace('TAG', tag);
    expect((await ask('/', 'GET', { 'if-none-match': list })).status).toBe(status);
    expect((await ask('/nowhere', 'GET', { 'if-none-match': '*' })).status).toBe(404);
  });
  it.each([
    ['gzip', true],
    ['GZIP;Q=0.5', true],
    ['br, gzip;q=0.001', true],
    ['x-gzip', true],
    ['*', true],
    ['deflate, *;q=0.1', true],
    ['gzip;q=0', false],
    ['gzip; q=0.000, br', false],
    ['gzip;q=0, *', false],
    ['*;q=0', false],
    ['identity', false],
    ['notgzip', false],
    ['gzip;q=x', false],
    ['', false],
  ])('packs by what is accepted: %s', async (accepted, isPacked) => {
    const { headers, body } = await ask('/assets/main-abcdefgh.js', 'GET', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(isPacked ? 'gzip' : undefined);
    expect(headers.vary).toBe('Accept-Encoding');
    expect((isPacked ? gunzipSync(body) : body).toString()).toBe(long);
  });
  it('packs scripts for those who can unpack them', async () => {
    const packed = await ask('/assets/main-abcdefgh.js', 'GET', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe(long);
    const plain = await ask('/assets/main-abcdefgh.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(long);
  });
  it('answers HEAD without a body, refuses other methods, and knows what is not there', async () => {
    const head = await ask('/', 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '15', 0]);
    expect((await ask('/', 'POST')).status).toBe(405);
    expect((await ask('/nowhere')).status).toBe(404);
    expect((await ask('/assets')).status).toBe(404);
    expect((await ask('/assets/')).status).toBe(404);
  });
  it('says what the page may load', async () => {
    expect((await ask('/')).headers['content-security-policy']).toMatch(/default-src 'self'/);
    expect((await ask('/nowhere')).headers['x-content-type-options']).toBe('nosniff');
  });
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/../dist-other/secret.txt',
    '//../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/index.html%00.txt',
    '/.hidden',
    '/link.txt',
    'http://elsewhere/../secret.txt',
  ])('stays in its folder: %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });
});

describe('connections', () => {
  const GOOD = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  let quick: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    quick = await serve({ root, patience: { headers: 60, request: 120, idle: 60, check: 20 } });
  });
  afterAll(() => quick.close());
  /** What a bare connection is answered until the server closes it. */
  const talk = (port: number, ...lines: readonly string[]) =>
    new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1');
      let heard = '';
      socket.setEncoding('latin1').on('data', (text) => {
        heard += String(text);
      });
      socket.on('error', () => {}).on('close', () => done(heard));
      for (const line of lines) socket.write(line);
    });
  it.each([
    ['says nothing', []],
    ['stops in its headers', ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ']],
    ['never sends its body', ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n']],
    ['asks once and then stays', ['GET /sw.js HTTP/1.1\r\nHost: x\r\n\r\n']],
  ])('are closed when one %s', async (_, lines) => {
    // Nothing to wait for but the close itself: without it the test runs out of time.
    await talk(quick.port, ...lines);
  });
  it('are closed when one takes nothing of what it asked for', async () => {
    const socket = connect(quick.port, '127.0.0.1');
    socket.pause();
    socket.on('error', () => {});
    socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4));
    // A side that does not read is not told of the close: the server's own count is asked instead.
    await expect.poll(() => quick.open()).toBe(0);
    socket.destroy();
  });
  it('are taken up to a number, and again when some are closed', async () => {
    const small = await serve({ root, connections: 3 });
    const held = Array.from({ length: 3 }, () => connect(small.port, '127.0.0.1').on('error', () => {}));
    await expect.poll(() => small.open()).toBe(3);
    expect(await talk(small.port, GOOD)).toBe('');
    for (const socket of held) socket.destroy();
    await expect.poll(() => small.open()).toBe(0);
    expect(await talk(small.port, GOOD)).toContain('200 OK');
    await small.close();
  });
  it.each([
    ['nonsense', 'drum\r\n\r\n', '400'],
    ['a header too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, '431'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    [
      'an address of 10,000 characters',
      `GET /${'a'.repeat(10_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      '404',
    ],
    ['an address that cannot be read', 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['a bare percent sign', 'GET /% HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['an address of bytes', 'GET /\u00ff\u00fe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '40'],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '405'],
    ['another host', 'GET http://elsewhere/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '404'],
    ['a tunnel', 'CONNECT elsewhere:80 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', ''],
    ['another protocol', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n', ''],
  ])('that ask for %s are answered and closed, and the next is served', async (_, text, status) => {
    expect(await talk(server.port, text)).toContain(status === '' ? '' : `HTTP/1.1 ${status}`);
    expect(await talk(server.port, GOOD)).toContain('200 OK');
  });
  it('say in a sentence what the server could not do, without a trace', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const file = join(root, 'gone.txt');
    writeFileSync(file, 'x');
    const broken = await serve({ root, read: () => Promise.reject(new Error('EIO: the disk is gone')) });
    try {
      expect(await talk(broken.port, 'GET /gone.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain(
        '500',
      );
      expect(complain.mock.calls).toEqual([['/gone.txt could not be served: EIO: the disk is gone']]);
    } finally {
      complain.mockRestore();
      await broken.close();
    }
  });
});

describe('its port', () => {
  it('is refused in words when the one named is taken or is none', async () => {
    await expect(serveByEnvironment(root, { PORT: String(server.port) })).rejects.toThrow(
      `Port ${server.port} is taken: set PORT to another`,
    );
    await expect(serveByEnvironment(root, { PORT: 'drum' })).rejects.toThrow('PORT must be a number');
  });
  it('is the next free one when none was named', async () => {
    const one = await serveByEnvironment(root, {});
    const two = await serveByEnvironment(root, {});
    // Which ones are free is up to everything else on this machine, and may change between the two.
    expect(two.port).not.toBe(one.port);
    await Promise.all([one.close(), two.close()]);
  });
});
