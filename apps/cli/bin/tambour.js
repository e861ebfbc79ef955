#!/usr/bin/env node
// The one file that runs before TypeScript does: it teaches Node to read it, then hands over.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/main.ts');
await main();
