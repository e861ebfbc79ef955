import type { Plugin } from 'vite';
import { allPictures } from './all-pictures.ts';
import type { Pictures } from './draw-pictures.ts';

/** The mode of a build for tests of the page: with the pictures of one battle for every battle's. */
export const FOR_TESTS = 'for-tests';

/** Adds the pictures of all battles to the page: made beside the bundling, and on demand for a page under change. */
export const pictures = (): Plugin => {
  let made: Promise<Pictures> | undefined;
  let isBuild = false;
  let isForTests = false;
  return {
    name: 'tambour:pictures',
    configResolved({ command, mode }) {
      isBuild = command === 'build';
      isForTests = mode === FOR_TESTS;
    },
    buildStart() {
      if (!isBuild) return;
      made = allPictures(isForTests);
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
