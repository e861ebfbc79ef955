import { HEX } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import type { Spot } from '../match/protocol.ts';
import { exitSealAt, sealMarkup, sealsAt } from './seal-layer.ts';

const SEAL = { place: '123', points: 6, letter: 'C', title: 'Auneau: worth 6 points.' };
const hex: Spot = { at: [500, 500], outline: [] };
const zone: Spot = { at: [500, 500], outline: [], room: 120 };

describe('seals of objectives', () => {
  it('say whose they are by a shape and a letter, and whether they score, not by colour alone', () => {
    const scored = sealMarkup({ ...SEAL, side: 0, isScored: true });
    const other = sealMarkup({ ...SEAL, side: 1, letter: 'P', isScored: false });
    const nobodys = sealMarkup({ ...SEAL, letter: '', isScored: false });
    expect(scored).toMatch(/class="objective side-0 scored".*>C<.*>6</);
    expect(other).toMatch(/class="objective side-1".*>P<.*>6</);
    const pennon = (markup: string) => /seal-pennon" d="([^"]+)"/.exec(markup)?.[1];
    expect(pennon(scored)).not.toBe(pennon(other));
    expect(pennon(nobodys)).toBeUndefined();
    // Sides whose names begin alike have more letters, and longer pennons for them.
    const longer = sealMarkup({ ...SEAL, side: 1, letter: 'Au', isScored: false });
    expect(longer).toMatch(/class="objective side-1".*>Au</);
    expect(pennon(longer)).not.toBe(pennon(other));
    expect(nobodys).toContain('<title>Auneau: worth 6 points.</title>');
  });
  it('leave the figures of movement alone: the middle of a place and the room under its counters', () => {
    const unit = 2 * HEX;
    const scale = unit / HEX;
    const reach = 19 * scale;
    const block = { left: 420, top: 440, right: 580, bottom: 560 };
    for (const at of [...sealsAt(zone, unit, undefined, 2, scale), ...sealsAt(hex, unit, undefined, 1, 0.8 * scale)])
      expect(Math.hypot(at[0] - 500, at[1] - 500)).toBeGreaterThan(reach / 2);
    for (const [x, y] of sealsAt(zone, unit, block, 1, scale)) {
      expect(x).toBeGreaterThan(block.right);
      expect(y + reach).toBeLessThan(block.bottom);
    }
  });
  it('lie at the edge where units are led off, in the middle of its stretch, and point the way out', () => {
    const map = { x: 0, y: 0, width: 1000, height: 800 };
    const corner: Spot = {
      at: [100, 700],
      outline: [
        [0, 600],
        [0, 800],
        [200, 800],
        [200, 600],
      ],
      room: 100,
    };
    const [west, south] = [exitSealAt(corner, map, 'W', 1), exitSealAt(corner, map, 'S', 1)];
    expect(west[1]).toBe(700);
    expect(west[0]).toBeGreaterThan(19);
    expect(west[0]).toBeLessThan(30);
    expect(south).toEqual([100, 800 - west[0]]);
    const turn = (exit?: 'W' | 'S') =>
      /rotate\((-?\d+)\)/.exec(sealMarkup({ ...SEAL, side: 1, isScored: false, ...(exit && { exit }) }))?.[1];
    expect([turn(), turn('W'), turn('S')]).toEqual([undefined, '180', '90']);
  });
  it('do not lie on each other', () => {
    const [first, second] = sealsAt(hex, 50, undefined, 2, 0.5);
    expect(second![1] - first![1]).toBeGreaterThanOrEqual(19);
  });
});
