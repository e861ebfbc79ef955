import { palette } from '@tambour/press';
import type { BoardScene } from './scene.ts';

export const layer = (className: string): HTMLElement => {
  const made = document.createElement('div');
  made.className = className;
  made.setAttribute('aria-hidden', 'true');
  return made;
};

/** The map's own inks, for the style sheet. */
export const dress = (host: HTMLElement, { theme }: BoardScene): void => {
  const inks = palette(theme);
  host.dataset.theme = theme;
  for (const [name, ink] of [
    ['paper', inks.card],
    ['ink', inks.ink],
    ['gold', inks.gold],
    ['alarm', inks.alarm],
  ] as const)
    host.style.setProperty(`--map-${name}`, ink);
};
