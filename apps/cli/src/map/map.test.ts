import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testTerminal } from '../testing/terminal.ts';
import { findChromium, svgToPng } from './chromium.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const hasChromium = (() => {
  try {
    return findChromium() !== '';
  } catch {
    return false;
  }
})();

/** A browser that hangs as it starts, three times in a row, is no fault of the map's. */
const TWICE = { retry: 1 };

describe('tambour map', () => {
  it('draws a scenario with its set-up, or the first of a game as the flags say', async () => {
    const draw = async (name: string, ...flags: string[]) => {
      const file = join(folder, 'map.svg');
      expect(await run(['map', name, '--svg', file, ...flags], testTerminal())).toBe(0);
      return readFileSync(file, 'utf8');
    };
    const plain = await draw('denain-1712-historical');
    expect(plain).toMatch(/^<svg/);
    expect(plain).toContain('data-piece="villars"');
    expect(plain).toContain('Entrenchment');
    const flags = [
      '--language',
      'fr',
      '--set',
      'edition=en',
      '--night',
      '--no-pieces',
      '--no-numbers',
      '--width',
      '300',
    ];
    const other = await draw('denain', ...flags);
    expect(other).not.toContain('Entrenchment');
    expect(other).not.toContain('data-piece=');
    expect(other).toContain('width="300"');
  });
  it.runIf(hasChromium)('prints a picture of the width asked for', TWICE, async () => {
    const file = join(folder, 'map.png');
    expect(await run(['map', 'denain', '--png', file, '--width', '400'], testTerminal())).toBe(0);
    const png = readFileSync(file);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(400);
  });
  it('takes a game or a battle by name', async () => {
    const draw = async (name: string) => {
      const terminal = testTerminal();
      expect(await run(['map', name, '--svg', '-', '--width', '300'], terminal)).toBe(0);
      return terminal.said.join('\n');
    };
    // Each has counters that lie on no other map.
    expect(await draw('Denain')).toContain('data-piece="villars"');
    expect(await draw('dormans')).toContain('data-piece="D-C-GUISE"');
  });
  it.runIf(hasChromium)('sends a picture to standard output, unless that is a screen', TWICE, async () => {
    const terminal = testTerminal();
    expect(await run(['map', 'denain', '--png', '-', '--width', '200'], terminal)).toBe(0);
    expect(terminal.said).toEqual([]);
    expect(Buffer.from(terminal.sent[0]!).subarray(1, 4).toString()).toBe('PNG');
    const screen = testTerminal([], true);
    expect(await run(['map', 'denain', '--png', '-'], screen)).toBe(2);
    expect(screen.noted[0]).toContain('> map.png');
    expect(screen.sent).toEqual([]);
  });
  it('says what is wrong', async () => {
    const wrong = async (...args: string[]) => {
      const terminal = testTerminal();
      return [await run(['map', ...args], terminal), terminal.noted[0]];
    };
    expect(await wrong('denain')).toEqual([2, expect.stringContaining('--svg FILE or --png FILE')]);
    expect(await wrong('waterloo', '--svg', '-')).toEqual([2, expect.stringContaining('"waterloo"')]);
    expect(await wrong('denain', '--svg', '-', '--language', 'de')).toEqual([2, expect.stringContaining('--language')]);
    expect(await wrong('denain', '--svg', '-', '--set', 'edition=de')).toEqual([
      2,
      expect.stringContaining('--set edition'),
    ]);
    expect(await wrong('denain', '--svg', join(folder, 'no', 'x.svg'))).toEqual([1, expect.stringContaining('x.svg')]);
    expect(await wrong('denain', '--png', folder)).toEqual([1, expect.stringContaining('it is a folder')]);
    expect(await wrong('denain', '--svg', '-', '--png', '-')).toEqual([2, expect.stringContaining('cannot both')]);
  });
});

describe.runIf(process.platform !== 'win32')('a browser that hangs as it starts', () => {
  /** A browser that hangs at its first `times` tries and then draws; it leaves a process behind that holds its output. */
  const browser = (times: number) => {
    const chromium = join(folder, `hangs-${times}`);
    // Which try it is stands in the name of the folder of its picture.
    const hangs = Array.from({ length: times }, (_, at) => `*/${at}/map.png`).join('|');
    writeFileSync(
      chromium,
      `#!/bin/sh
for a in "$@"; do case "$a" in --screenshot=*) p="\${a#--screenshot=}";; esac; done
case "$p" in ${hangs}) sleep 600 & sleep 600;; esac
printf 'PNG....IEND....' > "$p"
`,
      { mode: 0o755 },
    );
    return chromium;
  };
  const size = { width: 10, height: 10 };
  it('is ended and tried again', async () => {
    const drawn = await svgToPng('<svg/>', size, { chromium: browser(2), patience: [300, 300, 600_000] });
    expect(Buffer.from(drawn).toString()).toContain('IEND');
  });
  it('every time is told, with how long it was waited for', async () => {
    const hangs = svgToPng('<svg/>', size, { chromium: browser(9), patience: [100, 200] });
    await expect(hangs).rejects.toThrow('could not draw the map: no answer in 0.2 seconds');
  });
  it('is told when it cannot be started at all', async () => {
    const nowhere = svgToPng('<svg/>', size, { chromium: join(folder, 'nowhere'), patience: [100] });
    await expect(nowhere).rejects.toThrow('ENOENT');
  });
});

describe('the search for a browser', () => {
  it('goes by CHROME first, and says so when it finds none', () => {
    expect(findChromium({ CHROME: process.execPath })).toBe(process.execPath);
    expect(() => findChromium({ CHROME: '/nowhere/chrome' })).toThrow('CHROME is set to /nowhere/chrome');
    if (!existsSync('/Applications')) expect(() => findChromium({ PATH: folder })).toThrow('set CHROME');
  });
});
