import { spawnSync } from 'node:child_process';
import { existsSync, ftruncateSync, mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Batch, StudyHeader } from '@tambour/lab';
import { STUDY_FORMAT } from '@tambour/lab';
import { afterAll, describe, expect, it } from 'vitest';
import { type Disk, StudyFile } from './study-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'tambour-study-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const name = () => join(folder, `${files++}.jsonl`);

const HEADER: StudyHeader = {
  format: STUDY_FORMAT,
  program: '1.0',
  command: ['M', '--seed', '1'],
  settings: [
    {
      label: '',
      game: 'reiters',
      rules: 2,
      scenario: 'M',
      data: 'abc',
      code: 'def',
      options: { gold: 'off' },
      levels: ['random', 'novice'],
      seed: 1,
    },
  ],
};
const batch = (from: number, count: number): Batch => ({
  from,
  results: Array.from({ length: count }, (_, i) => ({
    winner: (from + i) % 2,
    rule: '9a',
    points: [from + i, -1.5],
    turn: 3,
    decisions: 7,
    tally: { lostC: 2 },
  })),
});
const codeError = (code: string) => Object.assign(new Error(`${code}: no room, write`), { code });
const whyOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('it was taken');
};

describe('the file of a study', () => {
  it('gives back what was kept in it, by setting', () => {
    const file = name();
    const study = StudyFile.open(file, HEADER);
    study.keep('', batch(0, 2));
    study.keep('x=2', batch(5, 1));
    study.close();
    const again = StudyFile.open(file, HEADER);
    expect(again.known('')).toEqual([batch(0, 2)]);
    expect(again.known('x=2')).toEqual([batch(5, 1)]);
    again.keep('', batch(2, 1));
    again.close();
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(4);
  });
  it('is gone on with after a last line that was not written to its end, which is cut off', () => {
    const file = name();
    const study = StudyFile.open(file, HEADER);
    study.keep('', batch(0, 2));
    study.close();
    const whole = readFileSync(file, 'utf8');
    for (const torn of ['{"label":"","from":2,"resu', 'x', JSON.stringify({ label: '', ...batch(2, 1) })]) {
      writeFileSync(file, whole + torn);
      const again = StudyFile.open(file, HEADER);
      expect(again.known('')).toEqual([batch(0, 2)]);
      again.close();
      expect(readFileSync(file, 'utf8')).toBe(whole);
    }
    // Nor is one whose first line is torn anything but new.
    writeFileSync(file, '{"format":"tambour-st');
    StudyFile.open(file, HEADER).close();
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(HEADER)}\n`);
  });
  it.each([
    ['program', { ...HEADER, program: '2.0' }, 'program is "1.0" there and "2.0" here'],
    [
      'rules',
      { ...HEADER, settings: [{ ...HEADER.settings[0]!, rules: 3 }] },
      'settings.0.rules is 2 there and 3 here',
    ],
    ['data', { ...HEADER, settings: [{ ...HEADER.settings[0]!, data: 'abd' }] }, 'settings.0.data is "abc" there'],
    ['seed', { ...HEADER, settings: [{ ...HEADER.settings[0]!, seed: 2 }] }, 'settings.0.seed is 1 there and 2 here'],
    ['one more', { ...HEADER, settings: [HEADER.settings[0]!, HEADER.settings[0]!] }, 'settings.1 is – there'],
  ])('of another study is refused by field, and left alone: %s', (_, other, why) => {
    const file = name();
    const study = StudyFile.open(file, HEADER);
    study.keep('', batch(0, 1));
    study.close();
    const before = readFileSync(file, 'utf8');
    expect(whyOf(() => StudyFile.open(file, other))).toContain(why);
    expect(readFileSync(file, 'utf8')).toBe(before);
    // The same study asked for in other words is the same study.
    StudyFile.open(file, { ...HEADER, command: ['M', '--games', '900', '--seed', '1'] }).close();
  });
  it.each([
    ['{"a":1}\n', 'line 1'],
    ['not json\n', 'line 1: it is not JSON'],
    [`${JSON.stringify(HEADER)}\n{"label":"","from":0,"results":[{"winner":9}]}\n`, 'line 2: results.0.winner'],
    [`${JSON.stringify(HEADER)}\n{"label":"","from":-1,"results":[]}\n`, 'line 2: from'],
    [`${JSON.stringify(HEADER)}\n\n`, 'line 2: it is not JSON'],
  ])('that is none, or damaged, is refused by line and left alone: %.30s', (text, why) => {
    const file = name();
    writeFileSync(file, text);
    expect(whyOf(() => StudyFile.open(file, HEADER))).toContain(why);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('a full disk', () => {
  /** So many bytes and no more. */
  const small = (room: number): Disk => ({
    write(fd, bytes, at) {
      const count = Math.min(room, bytes.length - at, 50);
      if (count <= 0) throw codeError('ENOSPC');
      room -= count;
      return writeSync(fd, bytes, at, count);
    },
    truncate: ftruncateSync,
  });
  it('is told, half a line is taken off again, and the study is gone on with later without counting anything twice', () => {
    const file = name();
    const first = batch(0, 2);
    const room = JSON.stringify(HEADER).length + 1 + JSON.stringify({ label: '', ...first }).length + 1;
    const study = StudyFile.open(file, HEADER, small(room + 100));
    study.keep('', first);
    expect(whyOf(() => study.keep('', batch(2, 2)))).toMatch(/cannot write .*ENOSPC/);
    study.close();
    expect(readFileSync(file).length).toBe(room);
    const again = StudyFile.open(file, HEADER);
    expect(again.known('')).toEqual([first]);
    again.keep('', batch(2, 2));
    again.close();
    const last = StudyFile.open(file, HEADER);
    expect(last.known('')).toEqual([first, batch(2, 2)]);
    last.close();
  });
  it('that lets nothing be taken off either leaves a torn line, which is ignored', () => {
    const file = name();
    const study = StudyFile.open(file, HEADER, {
      ...small(JSON.stringify(HEADER).length + 20),
      truncate: () => {
        throw codeError('EIO');
      },
    });
    expect(whyOf(() => study.keep('', batch(0, 1)))).toContain('ENOSPC');
    study.close();
    const again = StudyFile.open(file, HEADER);
    expect(again.known('')).toEqual([]);
    again.close();
  });
  it.runIf(existsSync('/dev/full'))('of the system itself', () => {
    expect(whyOf(() => StudyFile.open('/dev/full', HEADER))).toMatch(/cannot write \/dev\/full: ENOSPC/);
  });
  it('is written by one process at a time, and taken over from one that was killed', () => {
    const file = name();
    const study = StudyFile.open(file, HEADER);
    study.keep('', batch(0, 2));
    expect(whyOf(() => StudyFile.open(file, HEADER))).toBe(
      `${file} is being written by another process (${process.pid} on ${hostname()}). If that one has ended, delete ${file}.lock`,
    );
    study.keep('', batch(2, 1));
    study.close();
    study.close();
    expect(existsSync(`${file}.lock`)).toBe(false);
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(`${file}.lock`, JSON.stringify({ pid, host: hostname() }));
    const again = StudyFile.open(file, HEADER);
    expect(again.known('')).toEqual([batch(0, 2), batch(2, 1)]);
    again.close();
    // Whether one on another machine has ended cannot be asked; nor who wrote a lock that says nothing.
    for (const text of [JSON.stringify({ pid, host: 'elsewhere' }), '']) {
      writeFileSync(`${file}.lock`, text);
      expect(whyOf(() => StudyFile.open(file, HEADER))).toContain('is being written by another process');
    }
    rmSync(`${file}.lock`);
    // What is refused holds nothing.
    expect(whyOf(() => StudyFile.open(file, { ...HEADER, program: '2.0' }))).toContain('holds another study');
    StudyFile.open(file, HEADER).close();
  });
  it('that another writes in spite of it is given up by whoever comes second, with what both wrote', () => {
    const file = name();
    const first = StudyFile.open(file, HEADER);
    rmSync(`${file}.lock`);
    const second = StudyFile.open(file, HEADER);
    first.keep('', batch(0, 2));
    expect(whyOf(() => second.keep('', batch(0, 2)))).toContain('another process has written to it as well');
    first.keep('', batch(2, 1));
    first.close();
    second.close();
    const again = StudyFile.open(file, HEADER);
    expect(again.known('')).toEqual([batch(0, 2), batch(2, 1)]);
    again.close();
  });
  it('of other code is refused with the reason, whatever the version says', () => {
    const file = name();
    StudyFile.open(file, HEADER).close();
    const other = { ...HEADER, settings: HEADER.settings.map((setting) => ({ ...setting, code: 'other' })) };
    expect(whyOf(() => StudyFile.open(file, other))).toContain('rules or computer players have been changed since');
  });
  it('serves a part of its study, and not more than it', () => {
    const file = name();
    const [setting] = HEADER.settings;
    const two = { ...HEADER, settings: [setting!, { ...setting!, label: 'x=2' }] };
    const whole = StudyFile.open(file, two);
    whole.keep('x=2', batch(0, 2));
    whole.close();
    const part = StudyFile.open(file, { ...two, settings: two.settings.slice(1) });
    expect(part.known('x=2')).toEqual([batch(0, 2)]);
    part.keep('x=2', batch(2, 1));
    part.close();
    const three = { ...two, settings: [...two.settings, { ...setting!, label: 'x=3' }] };
    expect(whyOf(() => StudyFile.open(file, three))).toContain('settings.2');
    expect(whyOf(() => StudyFile.open(file, { ...two, settings: [{ ...setting!, label: 'x=3' }] }))).toContain('label');
    expect(whyOf(() => StudyFile.open(file, { ...two, settings: [{ ...setting!, seed: 2 }] }))).toContain('seed');
    const again = StudyFile.open(file, two);
    expect(again.known('x=2')).toEqual([batch(0, 2), batch(2, 1)]);
    again.close();
  });
});
