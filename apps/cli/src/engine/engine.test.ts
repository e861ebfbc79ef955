import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../testing/build.ts';
import type { Told } from '../testing/talk.ts';
import { MOST_BYTES } from './request.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/tambour.js', import.meta.url));

describe('tambour engine as a process', () => {
  let child: ChildProcessWithoutNullStreams;
  let answers: AsyncIterator<string>;
  beforeAll(() => {
    child = spawn(process.execPath, [PROGRAM, 'engine']);
    answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  });
  afterAll(() => {
    child.kill();
  });
  const next = async (): Promise<Told> => JSON.parse((await answers.next()).value as string) as Told;
  const ask = (line: string): Promise<Told> => {
    child.stdin.write(`${line}\n`);
    return next();
  };

  it('answers line by line, in order', async () => {
    child.stdin.write('{"id":1,"op":"hello"}\n\n  \r\n{"id":2,"op":"nothing"}\r\n{"id":3,');
    expect((await next()).id).toBe(1);
    expect(await next()).toMatchObject({ id: 2, error: { code: 'unknown-op' } });
    expect(await ask('"op":"hello"}')).toMatchObject({ id: 3, ok: true });
  });
  it('outlives a line of ten megabytes without keeping it', async () => {
    const chunk = Buffer.alloc(1 << 16, 'x');
    child.stdin.write('{"id":4,"op":"');
    for (let sent = 0; sent < 10_000_000; sent += chunk.length)
      if (!child.stdin.write(chunk)) await once(child.stdin, 'drain');
    expect(await ask('"}')).toMatchObject({ id: null, ok: false, error: { code: 'bad-request' } });
    expect(await ask('{"id":5,"op":"hello"}')).toMatchObject({ id: 5, ok: true });
  });
  it('takes a line of the greatest length', async () => {
    const head = '{"id":6,"op":"';
    const line = `${head}${'x'.repeat(MOST_BYTES - head.length - 2)}"}`;
    expect((await ask(line)).error.code).toBe('bad-request');
    expect((await ask(line)).id).toBe(6);
  });
  it('outlives bytes that are no text, and JSON nested without end', async () => {
    child.stdin.write(Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a]));
    expect((await next()).error.code).toBe('bad-json');
    expect((await ask('['.repeat(500_000))).error.code).toBe('bad-json');
    expect((await ask(`${'['.repeat(500_000)}${']'.repeat(500_000)}`)).error.code).toBe('bad-request');
  });
  it('answers a last line without newline, then ends well', async () => {
    child.stdin.end('{"id":"last","op":"hello"}');
    expect((await next()).id).toBe('last');
    expect((await once(child, 'close'))[0]).toBe(0);
  });
  it('ends quietly when nobody listens any more', async () => {
    const { program } = await builtProgram();
    const deaf = spawn(process.execPath, [program, 'engine']);
    let complaints = '';
    deaf.stderr.on('data', (text) => {
      complaints += String(text);
    });
    deaf.stdin.on('error', () => {});
    deaf.stdin.write('{"op":"hello"}\n');
    await once(deaf.stdout, 'data');
    deaf.stdout.destroy();
    deaf.stdin.write('{"op":"hello"}\n'.repeat(2000));
    deaf.stdin.end();
    expect((await once(deaf, 'exit'))[0]).toBe(0);
    expect(complaints).toBe('');
  });
});
