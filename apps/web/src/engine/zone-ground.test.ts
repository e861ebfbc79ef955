import { plateOf } from '@tambour/press';
import { country } from '@tambour/press/testing';
import { describe, expect, it } from 'vitest';
import { Grounds } from './ground.ts';
import { GroundLayer } from './ground-layer.ts';

const LOOK = { language: 'en', theme: 'day', numbers: true } as const;

describe('the ground of a map of zones', () => {
  const grounds = new Grounds(new GroundLayer());
  const ground = grounds.ground('a', LOOK, () => country());

  it('has a spot for every zone and every box, and no facings', () => {
    const { zones, boxes } = country();
    expect(Object.keys(ground.spots).sort()).toEqual([...zones, ...boxes].map(({ id }) => id).sort());
    for (const { id } of zones) expect(ground.spots[id]!.room).toBeGreaterThan(60);
    for (const { id, slots } of boxes) expect(ground.spots[id]!.slots).toHaveLength(slots);
    expect(ground.facings).toEqual([]);
  });
  it('is one document of the whole paper, with numbers or without', () => {
    expect(ground.svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(ground.svg).toContain('data-zone="022"');
    expect(grounds.ground('a', { ...LOOK, numbers: false }, () => country()).svg).not.toContain('data-zone');
    expect(ground.paper.width).toBeGreaterThan(ground.map.width);
  });
  it('can be sent to the page', () => {
    expect(structuredClone(ground)).toEqual(ground);
  });
  it('is drawn once for sheets that show the same', () => {
    const layer = new GroundLayer();
    const first = layer.draw(plateOf(country()), 'day');
    expect(layer.draw(plateOf(country()), 'day')).toBe(first);
    const bare = country({ ways: [] });
    expect(layer.draw(plateOf(bare), 'day')).not.toBe(first);
  });
});
