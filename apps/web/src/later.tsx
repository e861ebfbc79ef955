import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is fetched when it is first shown, so that the first battle need not wait for it. */
export function later<P extends object>(
  load: () => Promise<(props: P) => ComponentChild>,
): (props: P) => ComponentChild {
  let ready: ((props: P) => ComponentChild) | undefined;
  return (props) => {
    const [Part, set] = useState<{ readonly part: (props: P) => ComponentChild } | undefined>(
      ready ? { part: ready } : undefined,
    );
    useEffect(() => {
      if (ready) return;
      void load().then((part) => {
        ready = part;
        set({ part });
      });
    }, []);
    return Part ? <Part.part {...props} /> : null;
  };
}
