import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOutputs } from './output.ts';
import { testTerminal } from './testing/terminal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const at = (...path: string[]) => join(folder, ...path);

const open = (named: Record<string, string | undefined>, terminal = testTerminal()) => openOutputs(named, terminal);
const isRoot = process.getuid?.() === 0;

describe('where results go', () => {
  it('is a file that stays as it was until there is something to write', () => {
    writeFileSync(at('a.json'), 'old', { mode: 0o640 });
    const { '--json': json } = open({ '--json': at('a.json') });
    expect(readFileSync(at('a.json'), 'utf8')).toBe('old');
    json!.write('new\n');
    expect(readFileSync(at('a.json'), 'utf8')).toBe('new\n');
    expect(statSync(at('a.json')).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder)).toEqual(['a.json']);
  });
  it('is a new file, or none when nothing was named', () => {
    const out = open({ '--json': at('new.json'), '--html': undefined });
    expect(existsSync(at('new.json'))).toBe(false);
    out['--json']!.write(new Uint8Array([0, 255]));
    expect([...readFileSync(at('new.json'))]).toEqual([0, 255]);
    expect(out['--html']).toBeUndefined();
  });
  it('follows a link, and writes through other names of the same file', () => {
    writeFileSync(at('real'), 'old');
    symlinkSync(at('real'), at('soft'));
    symlinkSync(at('later'), at('loose'));
    linkSync(at('real'), at('hard'));
    for (const name of ['soft', 'hard', 'loose']) open({ x: at(name) }).x!.write(name);
    expect(readFileSync(at('real'), 'utf8')).toBe('hard');
    expect(readFileSync(at('later'), 'utf8')).toBe('loose');
    expect(lstatSync(at('soft')).isSymbolicLink()).toBe(true);
  });
  it.runIf(existsSync('/dev/null'))('is never put in the place of a device', () => {
    open({ '--json': '/dev/null' })['--json']!.write('x');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
  it('is standard output under the name -', () => {
    const terminal = testTerminal();
    const out = open({ '--json': '-', '--html': at('x.html') }, terminal);
    expect([out['--json']!.isStandard, out['--html']!.isStandard]).toEqual([true, false]);
    out['--json']!.write('{\n}\n');
    expect(terminal.said).toEqual(['{\n}']);
    expect(existsSync('-')).toBe(false);
    out['--json']!.write(new Uint8Array([137]));
    expect(terminal.sent).toEqual([new Uint8Array([137])]);
  });
});

describe('where results cannot go', () => {
  const refused = (named: Record<string, string>, why: string | RegExp) => {
    expect(() => open(named)).toThrow(why);
    expect(existsSync('-')).toBe(false);
  };
  it('is told before the work: a folder, a folder that is not there, a file that is none', () => {
    mkdirSync(at('sub'));
    writeFileSync(at('file'), '');
    refused({ '--json': at('sub') }, `cannot write ${at('sub')}: it is a folder`);
    refused({ '--json': `${at('new')}/` }, 'it names a folder');
    refused({ '--json': at('no', 'where.json') }, `the folder ${at('no')} does not exist`);
    refused({ '--json': at('file', 'x.json') }, `${at('file')} is not a folder`);
    refused({ '--json': at('x'.repeat(300)) }, /cannot write .*too long/);
    refused({ '--json': '/proc/x' }, /^cannot write \/proc\/x: E\w+: [^']*$/);
    refused({ '--json': 'a\0b' }, /cannot write a.*b/);
    refused({ '--json': '' }, '--json needs the name of a file');
    expect(readdirSync(folder).sort()).toEqual(['file', 'sub']);
  });
  it.skipIf(isRoot)('is told before the work: no permission', () => {
    writeFileSync(at('mine'), 'kept', { mode: 0o400 });
    refused({ '--json': at('mine') }, /cannot write .*mine/);
    mkdirSync(at('shut'), { mode: 0o500 });
    refused({ '--json': at('shut', 'x') }, /cannot write .*x/);
    writeFileSync(at('open'), '');
    chmodSync(folder, 0o500);
    open({ x: at('open') }).x!.write('in place');
    chmodSync(folder, 0o700);
    expect(readFileSync(at('open'), 'utf8')).toBe('in place');
  });
  it('is the same place twice', () => {
    refused({ '--json': '-', '--html': '-' }, '--json and --html cannot both go to standard output');
    refused({ '--svg': at('x'), '--png': at('.', 'y', '..', 'x') }, '--svg and --png name the same file');
  });
  it.runIf(existsSync('/dev/full'))('is told in a sentence when the disk is full in the end', () => {
    expect(() => open({ '--json': '/dev/full' })['--json']!.write('x')).toThrow(
      /^cannot write \/dev\/full: ENOSPC: no space left on device$/,
    );
  });
});
