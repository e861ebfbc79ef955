import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;
/** How an import is wrapped once it is packed: what it is asked for by name comes back by the same names. */
const WRAPPED =
  /\b[\w$]+\((?:async\(\)=>\{let\{[^}]*\}=await (import\(`[^`]+`\));return\{[^}]*\}\}|\(\)=>(import\(`[^`]+`\))),\[\],import\.meta\.url\)/g;

/**
 * Parts of the page are fetched without more ado. Vite would first look for styles and scripts that go with each: there is one sheet of
 * styles and nothing is fetched ahead (`cssCodeSplit`, `modulePreload`), so that this would be carried to every reader for nothing.
 */
export const plainImports = (): Plugin[] => [
  {
    name: 'tambour:no-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: HELPER }, handler: () => 'export const __vitePreload = (load) => load();' },
  },
  {
    name: 'tambour:plain-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk')
            part.code = part.code.replace(WRAPPED, (_all, named?: string, whole?: string) => named ?? whole ?? '');
      },
    },
  },
];
