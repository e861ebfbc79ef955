import { useEffect, useState } from 'preact/hooks';
import type { MatchDriver } from '../match/driver.ts';
import type { ExampleCard, GameCard, Trouble } from '../match/protocol.ts';
import { go } from '../route.ts';
import { ExamplePanel } from './example-panel.tsx';
import { TaughtField, troubleOf } from './taught-field.tsx';

interface ExamplePageProps {
  readonly driver: MatchDriver;
  readonly game: GameCard;
  readonly example: string;
  onSave(): void;
  onLink(): Promise<boolean>;
}

/** A worked example of a rule on the real map; it leads back to the rule. */
export function ExamplePage({ driver, game, example: id, onSave, onLink }: ExamplePageProps) {
  const [trouble, complain] = useState<Trouble | undefined>();
  const [card, show] = useState<ExampleCard | undefined>();
  useEffect(() => {
    driver
      .query('example', { game: game.game, example: id })
      .then(show)
      .catch((error) => complain(troubleOf(error)));
  }, [driver, game, id]);
  const example = card?.id === id ? card : undefined;
  const rule = example?.rules[0]?.id;
  return (
    <TaughtField
      driver={driver}
      game={game}
      lesson={example}
      trouble={trouble}
      panel={(battle, onAgain) =>
        example && <ExamplePanel game={game} example={example} battle={battle} onAgain={onAgain} />
      }
      onLeave={() => go({ at: 'rules', game: game.game, ...(rule === undefined ? {} : { rule }) })}
      onSave={onSave}
      onLink={onLink}
    />
  );
}
