import { play } from './play.ts';
for (const r of await play()) console.log(r.what, r.figure, r.ok);
