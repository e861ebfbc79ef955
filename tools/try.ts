import { denain } from '@tambour/denain';
import { Position } from '@tambour/kernel';

const n = Number(process.argv[2] ?? 20);
for (const edition of ['fr', 'en']) {
  const w = denain.world({ options: { edition } });
  const p = new Position(denain, w);
  let total = 0,
    orders = 0;
  const wins: Record<string, number> = {};
  const q: Record<string, number> = {};
  const t0 = performance.now();
  for (let i = 0; i < n; i++) {
    let x = i * 7919 + 13;
    p.begin(i + 1);
    try {
      while (!p.over) {
        x = (Math.imul(x, 1103515245) + 12345) >>> 0;
        const c = p.orders.count;
        orders += c;
        total++;
        if (process.argv[3]) {
          q[p.question!] = (q[p.question!] ?? 0) + 1;
          const f = denain.audit(p.field);
          if (f.length) throw new Error(JSON.stringify(f));
        }
        p.playAt((x >>> 8) % c);
      }
      const v = p.verdict!;
      const k = `${v.winner}:${v.rule}`;
      wins[k] = (wins[k] ?? 0) + 1;
    } catch (e) {
      console.log(edition, i, p.question, p.status, (e as Error).stack?.split('\n').slice(0, 6).join('\n'));
      if (process.argv[3]) break;
    }
  }
  const ms = performance.now() - t0;
  console.log(
    edition,
    {
      games: n,
      decisions: total,
      perGame: total / n,
      ordersPer: orders / total,
      perSecond: Math.round((total / ms) * 1000),
      wins,
      bytes: p.state.bytes.length,
    },
    q,
  );
}
