import { command } from './command.ts';
import { looks } from './looks.ts';
import { play } from './play.ts';
import { reachRows } from './reach.ts';
import { report } from './report.ts';
import { snapshot } from './snapshot.ts';
import { staff } from './staff.ts';
import { table } from './table.ts';

// What needs no browser. `run.mjs` builds it first, as everything is built that people use: the loader that runs TypeScript directly makes every
// inner function dearer, to keep its name, and those of the peers not.
await report({ play, looks, staff, table, snapshot, reach: reachRows, command });
