export interface Offline {
  /** A newer version lies ready. `take` hands over to it and loads the page again; until then nothing changes. */
  readonly onUpdate: (take: () => void) => void;
}

/** Keeps the page for use without a connection. Does nothing where that is impossible, and in development. */
export async function registerOffline({ onUpdate }: Offline): Promise<void> {
  // Absent outside a secure context (plain http from another machine).
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers || !import.meta.env.PROD) return;

  let isTaken = false;
  const isFirst = !workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (isTaken) location.reload();
    // Another tab took the new version: this one runs on, but is told.
    else if (!isFirst) onUpdate(() => location.reload());
  });

  const offer = (waiting: ServiceWorker): void =>
    onUpdate(() => {
      isTaken = true;
      waiting.postMessage('skip-waiting');
    });
  const watch = (coming: ServiceWorker): void =>
    coming.addEventListener('statechange', () => {
      // Without a controller it is the first version of all, which nobody waits for.
      if (coming.state === 'installed' && workers.controller) offer(coming);
    });

  // A browser may be set to refuse, for a private window say: then the page simply needs its connection.
  const registration = await workers.register(new URL('sw.js', document.baseURI)).catch(() => undefined);
  if (!registration) return;
  if (registration.waiting && workers.controller) offer(registration.waiting);
  if (registration.installing) watch(registration.installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watch(registration.installing);
  });
}
