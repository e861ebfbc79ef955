import { BATTLES } from '/work/h/hboard/tools/battles.ts';
import { Match } from '@tambour/kernel';
import { branch, chanceFrom, greedyPlayer } from '@tambour/ai';
for (const b of BATTLES.filter((b) => b.game === 'risorgimento')) {
  const t = Date.now();
  b.use((spec, choice) => {
    const m = Match.begin(spec, choice, 1715); let n = 0;
    const chances = spec.sides.map((_, side) => chanceFrom(branch(1715, side)));
    const greedy = greedyPlayer<any, any>();
    while (!m.position.over && Date.now() - t < 200000) { const p = m.position; m.apply(p.decode(p.actions.at(greedy.choose(p, chances[p.side]!).index))); n++; }
    console.log(b.name, n, m.position.over, JSON.stringify(m.record()).length, Date.now() - t, JSON.stringify(m.position.toJson().battle));
  });
}
