import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchRecord, parseRecord } from '@tambour/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { talk } from '../testing/talk.ts';
import { testTerminal } from '../testing/terminal.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function play(typed: readonly string[], ...flags: string[]): Promise<string> {
  const terminal = testTerminal(typed);
  expect(await run(['play', 'denain', '--seed', '3', '--dice', 'own', ...flags], terminal)).toBe(0);
  return terminal.said.join('\n');
}
/** The set-up of both sides, and the first shot of the barrage. */
const TO_FIRST_SHOT = ['1', '1', '1'];
async function saved(typed: readonly string[]): Promise<MatchRecord> {
  const file = join(folder, 'battle.json');
  await play([...TO_FIRST_SHOT, ...typed, `save ${file}`], '--side', 'both');
  return parseRecord(readFileSync(file, 'utf8'));
}
async function verified(record: MatchRecord, ...flags: string[]): Promise<{ code: number; said: string }> {
  const file = join(folder, 'verify.json');
  writeFileSync(file, JSON.stringify(record));
  const terminal = testTerminal();
  const code = await run(['replay', file, ...flags], terminal);
  return { code, said: terminal.said.join('\n') };
}

describe('tambour play --dice own', () => {
  it('asks for the dice of an order: what for, modifiers, what the faces bring', async () => {
    const said = await play(TO_FIRST_SHOT, '--side', 'both');
    expect(said).toContain('You roll the dice yourself, for both sides');
    expect(said).toMatch(
      /Roll one die \(0–9\)\. French battery II fires at Kettler I\.\n {2}On the die: −1 battery in support, .*\n {2}0–2: Kettler I becomes disordered; 3–5: another roll; 6–9: no effect\nType the result, or "roll"/,
    );
    expect(said).not.toContain('rolled');
  });
  it('carries it out with what is typed, and asks again where another die hangs on it', async () => {
    const said = await play([...TO_FIRST_SHOT, '5', '6'], '--side', 'both');
    expect(said).toMatch(
      /rolled 5, \+1 = 6; needed 6 or less – disorder check\.\nRoll one die \(1–6\)\. Kettler I takes a disorder check: 2 or less needed\./,
    );
    expect(said).toMatch(
      /rolled 5, \+1 = 6; needed 6 or less – disorder check\..*\n +On the die: −1 battery in support \(10\.3a\) · .*\n.*rolled 6, needed 2 or less – becomes disordered/,
    );
  });
  it('says what is wrong with a die, and waits on; questions and saving are still answered', async () => {
    const said = await play([...TO_FIRST_SHOT, '12', 'x', '5 9', 'units', 'throw me', '9'], '--side', 'both');
    expect(said).toContain('Die 1: must be a whole number from 0 to 9, not 12');
    expect(said).toContain('Die 1: must be a face of the die, not "x"');
    expect(said).toContain('Die 2: must be a whole number from 1 to 6, not 9');
    expect(said).toMatch(/Navarre · 1312/);
    expect(said).toMatch(/rolled 9, \+1 = 10; needed 6 or less – no effect/);
  });
  it('takes an order back until its first die, and not afterwards', async () => {
    const said = await play([...TO_FIRST_SHOT, 'back', '2', '5', 'back'], '--side', 'both');
    expect(said).toMatch(/The order is undone\.\n\n— Turn 1.*\nFrench: Barrage/);
    expect(said).toContain('fires at Kettler II.');
    expect(said).toContain('The order can no longer be undone: enter its dice.');
  });
  it('takes dice rolled together in one go, and asks for those of the computer too', async () => {
    // Both batteries hold their fire; the computer, which fires first, has its dice rolled for it. The greedy one leaves the set-up as
    // it is and fires at what is there.
    const against = ['--side', 'F', '--ai', 'greedy'];
    const said = await play(['ready', 'end the barrage', ...Array(12).fill('roll')], ...against);
    expect(said).toMatch(/\nCoalition: .*\nRoll one die \(0–9\)\. The Coalition battery fires at/);
    expect(said).toMatch(
      /Roll 2 dice \(0–9\)\. Initiative: the first die is for the French, the second for the Coalition\./,
    );
    // The word of earlier versions is still understood.
    const typed = await play(['ready', 'end the barrage', 'throw', '37'], ...against);
    expect(typed).toMatch(/initiative: French \d+, Coalition 7/i);
  });
  it('is resumed where it was saved, in the middle of a roll too', async () => {
    const file = join(folder, 'half.json');
    await play([...TO_FIRST_SHOT, '5', `save ${file}`], '--side', 'both');
    const resume = async (typed: readonly string[], ...flags: string[]) => {
      const terminal = testTerminal(typed);
      const code = await run(['play', '--resume', file, ...flags], terminal);
      return { code, said: [...terminal.said, ...terminal.noted].join('\n') };
    };
    const { code, said } = await resume(['back', '6'], '--side', 'both');
    expect(code).toBe(0);
    expect(said).toMatch(/orders so far\. You play both sides\./);
    expect(said).toMatch(/Roll one die \(1–6\)\. Kettler I takes a disorder check: 2 or less needed\./);
    // Its first die has fallen: it stands.
    expect(said).toContain('The order can no longer be undone');
    expect(said).toMatch(/rolled 6, needed 2 or less – becomes disordered/);
    const other = await resume([], '--seed', '4');
    expect(other.code).toBe(2);
    expect(other.said).toContain('leave out --seed');
    const record = parseRecord(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, entries: record.entries.slice(1) }));
    expect((await resume([])).code).toBe(1);
  });
  it('speaks French', async () => {
    const said = await play([...TO_FIRST_SHOT, '12', 'retour'], '--side', 'both', '--language', 'fr');
    expect(said).toMatch(/Lancez un dé \(0–9\)\. La batterie française II tire sur Kettler I\./);
    expect(said).toMatch(/Dé 1\u00a0: doit être un nombre entier de 0 à 9, et non 12/);
    expect(said).toContain('L’ordre est annulé.');
  });
  it('needs someone to roll, and knows who may', async () => {
    const terminal = testTerminal();
    expect(await run(['play', 'denain', '--dice', 'own', '--side', 'none'], terminal)).toBe(2);
    expect(await run(['play', 'denain', '--dice', 'loaded'], terminal)).toBe(2);
    expect(terminal.noted.join('\n')).toMatch(/needs someone to roll[\s\S]*--dice must be one of program, own/);
  });
});

describe('the record of own dice', () => {
  it('is verified but for them, and says so', async () => {
    const record = await saved(['5', 'roll', '1', '9']);
    expect(record).toMatchObject({ dice: 'own', entries: [{}, {}, { drawn: [1] }, { dice: [9] }] });
    const { code, said } = await verified(record);
    expect(code).toBe(0);
    expect(said).toMatch(/dice 5 \d\*/);
    expect(said).toContain('own dice: 2 dice were entered by hand and cannot be checked; everything else was');
    expect(said).toContain('the die rolled by the program (marked *) is that of seed 3');
    expect((await verified(record, '--verify', '--language', 'fr')).said).toMatch(/2 dés ont été saisis à la main/);
    const json = JSON.parse((await verified(record, '--json')).said);
    expect(json).toMatchObject({ same: true, dice: 'same', hand: 2, drawn: 1 });
  });
  it('is found out where a die of the program is another', async () => {
    const record = await saved(['throw']);
    const forged = { ...record, seed: (record.seed ?? 0) + 1 };
    const { code, said } = await verified(forged, '--verify');
    expect(code).toBe(1);
    expect(said).toContain('but the die said to be rolled by the program is NOT that of seed 4');
  });
  it('keeps an order that waits', async () => {
    const record = await saved(['5']);
    expect(record.waiting).toMatchObject({ side: 'F', dice: [5] });
    expect((await verified(record, '--verify')).said).toContain('an order is waiting for its dice');
  });
});

describe('the engine', () => {
  it('refuses own dice: nobody there sees them thrown', async () => {
    const { ask } = await talk();
    const { ok, error } = ask({ op: 'new', game: 'denain', dice: 'own' });
    expect(ok).toBe(false);
    expect(error).toMatchObject({ code: 'bad-request', field: 'dice' });
    expect(error.message).toMatch(/cannot be audited/);
  });
});
