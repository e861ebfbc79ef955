// One command from a fresh clone: fetches what is missing, then lets two computer players fight the whole battle.
import './install.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tambour = fileURLToPath(new URL('../apps/cli/bin/tambour.js', import.meta.url));
const args = process.argv.length > 2 ? process.argv.slice(2) : ['play', 'denain', '--side', 'none'];
const done = spawnSync(process.execPath, [tambour, ...args], { stdio: 'inherit' });
if (process.argv.length === 2 && done.status === 0)
  console.log('\nTo play yourself: npx tambour play denain    Everything else: npx tambour --help');
process.exitCode = done.status ?? 1;
