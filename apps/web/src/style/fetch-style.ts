/** Adds a style sheet that few readers need, and waits until the page has it. One that cannot be had is done without. */
export const fetchStyle = (href: string): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = done;
    link.onerror = done;
    document.head.append(link);
  });
