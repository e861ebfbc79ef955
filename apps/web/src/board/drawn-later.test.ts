import { describe, expect, it } from 'vitest';
import { DrawnLater } from './drawn-later.ts';

describe('drawing that waits for its script', () => {
  const stand = () => {
    const told: string[] = [];
    const asked: ((write: (what: string) => void) => void)[] = [];
    const layer = new DrawnLater<(what: string) => void>(() => new Promise((come) => asked.push(come)));
    const draw = (kind: string, what: string): void => layer.draw(kind, what !== '', (write) => write(what));
    const come = async (): Promise<void> => {
      for (const one of asked) one((what) => told.push(what));
      await Promise.resolve();
    };
    return { told, asked, draw, come };
  };

  it('is not asked for while there is nothing to be seen', () => {
    const { asked, draw } = stand();
    draw('way', '');
    expect(asked).toHaveLength(0);
  });
  it('draws the latest of each kind when it is there, and at once from then on', async () => {
    const { told, asked, draw, come } = stand();
    draw('signs', '');
    draw('way', 'to the bridge');
    draw('way', 'to the mill');
    draw('signs', 'a sword');
    expect(told).toEqual([]);
    await come();
    expect(asked).toHaveLength(1);
    expect(told).toEqual(['a sword', 'to the mill']);
    draw('way', '');
    expect(told.at(-1)).toBe('');
  });
  it('draws nothing again that was taken away before it came', async () => {
    const { told, draw, come } = stand();
    draw('way', 'to the bridge');
    draw('way', '');
    await come();
    expect(told).toEqual(['']);
  });
});
