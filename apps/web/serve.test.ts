import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  writeFileSync(join(root, '.hidden'), 'secret');
  writeFileSync(join(root, 'sw.js'), '//');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets/main-abcdefgh.js'), long);
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
    '/%',
    '/.hidden',
    '/link.txt',
    'http://elsewhere/../secret.txt',
  ])('stays in its folder: %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
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
    expect(two.port).toBeGreaterThan(one.port);
    await Promise.all([one.close(), two.close()]);
  });
});
