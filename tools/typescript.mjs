// Teaches Node to read TypeScript, for the tests (`node --import ./tools/typescript.mjs`).
//
// tsx, which everything else is started by, keeps the name of every function: each one that is made is given its name anew, also where a rule
// makes one in passing, millions of times. Here functions have the names that they have in the built page.
import { register } from 'node:module';

register(new URL('./typescript-hooks.mjs', import.meta.url));
// So that a fault is shown where the source has it.
process.setSourceMapsEnabled(true);
