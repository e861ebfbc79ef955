import type { Plugin } from 'vite';
import { allPictures } from './all-pictures.ts';
import type { Pictures } from './draw-pictures.ts';

/** Adds the pictures of all battles to the page: made beside the bundling, and on demand for a page under change. */
export const pictures = (): Plugin => {
  let made: Promise<Pictures> | undefined;
  let isBuild = false;
  return {
    name: 'tambour:pictures',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      if (!isBuild) return;
      made = allPictures();
      // Told where it is waited for.
      made.catch(() => {});
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries((await made) ?? {}))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = /^\/(pictures\/[\w./-]+\.webp)/.exec(request.url ?? '')?.[1];
        if (name === undefined) return next();
        made ??= allPictures();
        made.then((all) => {
          const picture = all[name];
          if (picture === undefined) return next();
          response.setHeader('Content-Type', 'image/webp').end(picture);
        }, next);
      });
    },
  };
};
