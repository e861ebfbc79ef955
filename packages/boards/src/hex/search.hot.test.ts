import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathTo } from './path.ts';
import { NONE, Search } from './search.hot.ts';

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

interface Graph {
  readonly nodes: number;
  readonly edges: readonly Edge[];
  readonly seeds: readonly { readonly node: number; readonly cost: number }[];
}

const GRAPHS: fc.Arbitrary<Graph> = fc.integer({ min: 1, max: 30 }).chain((nodes) => {
  const node = fc.nat(nodes - 1);
  return fc.record({
    nodes: fc.constant(nodes),
    edges: fc.array(fc.record({ from: node, to: node, length: fc.nat(6) }), { maxLength: 120 }),
    seeds: fc.array(fc.record({ node, cost: fc.nat(5) }), { maxLength: 3 }),
  });
});

const run = (search: Search, graph: Graph, stopAfter = Number.POSITIVE_INFINITY): void => {
  search.begin();
  for (const seed of graph.seeds) search.seed(seed.node, seed.cost);
  while (search.count < stopAfter) {
    const node = search.next();
    if (node === NONE) break;
    for (const edge of graph.edges) {
      if (edge.from === node) search.relax(edge.to, search.at + edge.length, node);
    }
  }
};

/** The slow twin: lower every cost along every edge until nothing gets lower. */
const slowCosts = (graph: Graph, maxCost: number): number[] => {
  const costs = Array.from({ length: graph.nodes }, () => Number.POSITIVE_INFINITY);
  for (const { node, cost } of graph.seeds) costs[node] = Math.min(costs[node]!, cost);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to, length } of graph.edges) {
      if (costs[from]! + length >= costs[to]!) continue;
      costs[to] = costs[from]! + length;
      changed = true;
    }
  }
  return costs.map((cost) => (cost <= maxCost ? cost : NONE));
};

const costsOf = (search: Search, graph: Graph): number[] =>
  Array.from({ length: graph.nodes }, (_, node) => search.cost(node));

const settledOf = (search: Search): number[] => [...search.settled.subarray(0, search.count)];

describe('Search', () => {
  it('finds the costs that lowering every edge until it rests finds', () => {
    fc.assert(
      fc.property(GRAPHS, fc.integer({ min: 5, max: 25 }), (graph, maxCost) => {
        const search = new Search(graph.nodes, maxCost);
        run(search, graph);
        expect(costsOf(search, graph)).toEqual(slowCosts(graph, maxCost));
      }),
      { numRuns: 500 },
    );
  });

  it('settles each node reached once, cheapest first', () => {
    fc.assert(
      fc.property(GRAPHS, (graph) => {
        const search = new Search(graph.nodes, 12);
        run(search, graph);
        const settled = settledOf(search);
        const costs = settled.map((node) => search.cost(node));
        expect(new Set(settled).size).toBe(settled.length);
        expect(settled.length).toBe(slowCosts(graph, 12).filter((cost) => cost !== NONE).length);
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      }),
    );
  });

  it('leads back to a seed along edges that add up to the cost', () => {
    fc.assert(
      fc.property(GRAPHS, (graph) => {
        const search = new Search(graph.nodes, 40);
        run(search, graph);
        for (const node of settledOf(search)) {
          const path = pathTo(search, node);
          expect(graph.seeds).toContainEqual({ node: path[0], cost: search.cost(path[0]!) });
          for (let i = 1; i < path.length; i++) {
            const length = search.cost(path[i]!) - search.cost(path[i - 1]!);
            expect(graph.edges).toContainEqual({ from: path[i - 1], to: path[i], length });
          }
          expect(path.at(-1)).toBe(node);
        }
      }),
    );
  });

  it('remembers nothing of a search before, finished or abandoned', () => {
    fc.assert(
      fc.property(GRAPHS, GRAPHS, fc.nat(6), (before, graph, stopAfter) => {
        const nodes = Math.max(before.nodes, graph.nodes);
        const used = new Search(nodes, 20);
        const fresh = new Search(nodes, 20);
        run(used, before, stopAfter);
        run(used, graph);
        run(fresh, graph);
        expect(settledOf(used)).toEqual(settledOf(fresh));
        for (let node = 0; node < nodes; node++) {
          expect([used.cost(node), used.from(node)]).toEqual([fresh.cost(node), fresh.from(node)]);
        }
      }),
    );
  });

  it('keeps the first of equally cheap ways', () => {
    const search = new Search(4, 9);
    search.seed(0);
    search.next();
    search.relax(1, 2, 0);
    search.relax(2, 2, 0);
    search.next();
    search.relax(3, 4, 1);
    search.next();
    search.relax(3, 4, 2);
    expect(pathTo(search, 3)).toEqual([0, 1, 3]);
  });

  it('gives nodes of one cost in the order in which they got it', () => {
    const search = new Search(5, 9);
    search.seed(0);
    search.next();
    search.relax(4, 3, 0);
    search.relax(1, 2, 0);
    search.relax(3, 2, 0);
    search.relax(4, 2, 0);
    search.relax(2, 2, 0);
    while (search.next() !== NONE);
    expect(settledOf(search)).toEqual([0, 1, 3, 4, 2]);
  });

  it('says NONE for a node it has not reached, and for where a seed came from', () => {
    const search = new Search(3, 5);
    search.seed(1, 2);
    search.relax(2, 6, 1);
    expect([search.cost(0), search.from(0)]).toEqual([NONE, NONE]);
    expect([search.cost(1), search.from(1)]).toEqual([2, NONE]);
    expect([search.cost(2), search.from(2)]).toEqual([NONE, NONE]);
    expect(pathTo(search, 2)).toEqual([]);
    expect([search.next(), search.at, search.next()]).toEqual([1, 2, NONE]);
  });

  it('takes a way cheaper than what is settled for the mistake it is', () => {
    const search = new Search(3, 5);
    search.seed(1, 2);
    search.next();
    expect(() => search.relax(0, 1, 1)).toThrow(RangeError);
  });

  it('keeps a cost for a node that is never given, the least that was noted, and forgets it with the search', () => {
    const search = new Search(3, 10);
    search.note(2, 4);
    search.note(2, 6);
    search.seed(0);
    expect([3, 4, 5].map((cost) => search.isWithin(2, cost))).toEqual([false, true, true]);
    expect([search.next(), search.next()]).toEqual([0, NONE]);
    search.begin();
    expect(search.isWithin(2, 10)).toBe(false);
  });

  it('walks a ring of 70,000 nodes, free steps among them', () => {
    const nodes = 70_000;
    const search = new Search(nodes, nodes);
    search.seed(0);
    for (let node = search.next(); node !== NONE; node = search.next()) {
      search.relax((node + 1) % nodes, search.at + (node % 2), node);
      search.relax((node + nodes - 1) % nodes, search.at + (node % 2), node);
    }
    expect(search.count).toBe(nodes);
    expect(search.cost(1)).toBe(0);
    expect(search.cost(nodes / 2)).toBe(nodes / 4);
  });

  it('still forgets when its marks have run out and are written afresh', () => {
    // So deep a search uses up all marks in 2,048 rounds instead of many millions.
    const search = new Search(3, 2 ** 20 - 1);
    for (let round = 0; round < 5000; round++) {
      search.begin();
      const node = round % 3;
      search.seed(node);
      const costs = [node, (node + 1) % 3, (node + 2) % 3].map((one) => search.cost(one));
      expect(costs).toEqual([0, NONE, NONE]);
      expect([search.next(), search.next()]).toEqual([node, NONE]);
    }
  });
});
