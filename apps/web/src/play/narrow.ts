/** As the style sheet has it: the panel lies under the board, and what it says may be out of sight. */
export const isNarrow = (): boolean => matchMedia('(max-width: 56rem)').matches;

/** Scrolls the panel, and nothing but the panel, until this is at its top: `scrollIntoView` would push the whole page up as well. */
export function bringUp(element: Element | null | undefined): void {
  const panel = element?.closest('.panel');
  if (element && panel) panel.scrollTop += element.getBoundingClientRect().top - panel.getBoundingClientRect().top;
}
