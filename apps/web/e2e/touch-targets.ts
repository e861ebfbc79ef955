import type { Page } from 'playwright-core';

/**
 * What on this screen a finger could miss: whatever is pressed and answers to less than 44 px each way, one line each. Measured by what a press
 * there would reach, so that space around a small button that counts as its own does count. The counters of the board are not
 * among them: they grow with the map, and each has a button in the panel.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    /** Half a pixel is lost where an edge does not fall on one. */
    const SLACK = 1;
    // What lies over everything else is all that can be pressed.
    const scope = document.querySelector('dialog[open], [data-testid="end"]') ?? document.body;
    const pressed = [...scope.querySelectorAll<HTMLElement>('a[href], button, summary, select, input, [role="tab"]')];
    const named = (it: HTMLElement): string => {
      const words = (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().replace(/\s+/g, ' ');
      return `${it.tagName.toLowerCase()}.${it.className || '-'} "${words.slice(0, 40)}"`;
    };
    const found = new Map<string, string>();
    for (const it of pressed) {
      if (it.closest('svg') || (it as HTMLButtonElement).disabled || it.getAttribute('type') === 'file') continue;
      if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A box to tick is as large as the label around it.
      const target = it.matches('[type="checkbox"], [type="radio"]') ? (it.closest('label') ?? it) : it;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const [box] = target.getClientRects();
      if (!box || box.width === 0 || box.height === 0) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isIts = (px: number, py: number): boolean => {
        if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) return true;
        return target.contains(document.elementFromPoint(px, py));
      };
      const reach = (dx: number, dy: number, most: number): number => {
        let far = 0;
        while (far < most && isIts(x + dx * (far + 1), y + dy * (far + 1))) far++;
        return far;
      };
      /** To both sides of the middle; no farther than it must be. */
      const across = (dx: number, dy: number): number => {
        const one = 1 + reach(-dx, -dy, LEAST);
        return one + reach(dx, dy, LEAST - one);
      };
      const [width, height] = [across(1, 0), across(0, 1)];
      if (width >= LEAST - SLACK && height >= LEAST - SLACK) continue;
      found.set(named(it), `${width}×${height} ${named(it)}`);
    }
    return [...found.values()];
  });
