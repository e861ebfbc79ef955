import { ActionList, type Asked, type Command, type Protocol, type Step, type Text } from '@tambour/kernel';
import { commas } from '../join.ts';
import { say } from './say.ts';

/** What a piece may be ordered to do at the question at hand, by verb, with the number of ways; nothing where another side is asked. */
export const possibleOrders =
  <Field>(game: {
    readonly steps: readonly Step<Field>[];
    readonly protocol: Pick<Protocol<Field>, 'decode'>;
    asked(g: Field): Asked<string> | undefined;
    sideOf(g: Field, piece: number): number | undefined;
    verbWords(command: Command, g: Field): Text;
  }) =>
  (g: Field, piece: number): Text[] => {
    const question = game.asked(g);
    if (question === undefined || question.side !== game.sideOf(g, piece)) return [];
    const step = game.steps.find(({ name }) => name === question.name);
    if (step === undefined || !('list' in step)) return [];
    const out = new ActionList();
    step.list(g, out, piece, ...question.frame);
    const counts = new Map<string, { readonly verb: Text; count: number }>();
    for (let i = 0; i < out.count; i++) {
      const verb = game.verbWords(game.protocol.decode(g, out.at(i)), g);
      const known = counts.get(verb.en);
      if (known) known.count++;
      else counts.set(verb.en, { verb, count: 1 });
    }
    const all = [...counts.values()].map((of) => (of.count > 1 ? say('orders.counted', of) : of.verb));
    return [all.length === 0 ? say('orders.none') : say('orders.some', { all: commas(all) })];
  };
