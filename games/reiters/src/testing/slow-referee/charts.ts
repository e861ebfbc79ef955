import chartsFile from '../../../data/charts.json' with { type: 'json' };

export const charts = chartsFile;
/** What the rulebook's table of orders says of one. */
export type OrderRow = Omit<
  (typeof charts.table3.orders)['attack'],
  'moveLimit' | 'reactionFire' | 'retreatBeforeCombat'
> & {
  readonly moveLimit: string | null;
  readonly reactionFire: { readonly allowed: boolean; readonly fqBonus?: number };
  readonly retreatBeforeCombat: {
    readonly allowed: boolean;
    readonly waiveSpeed?: boolean;
    readonly waiveTest?: boolean;
  };
};
