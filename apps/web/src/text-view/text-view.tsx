import type { Text } from '@tambour/kernel';
import type { Handle } from '@tambour/stage';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { TroubleError } from '../match/protocol.ts';
import type { BattleStore } from '../play/battle-store.ts';
import type { Picking } from '../play/picking.ts';
import { say, words } from '../words/settings.ts';
import { meantBy } from './meant-by.ts';

const MOST = 40;

interface TextViewProps {
  readonly battle: BattleStore;
  readonly picking: Picking;
  /** Above nought when the field for orders was asked for by its key: it then has the focus. */
  readonly asksToType: number;
  isPlace(id: string): boolean;
  /** The answer to what was typed: an order to be weighed, or a refusal. */
  readonly children: ComponentChildren;
}

/** The field in sentences and orders by typing, for those who do not see the map or would rather not reach for the mouse. */
export function TextView({ battle, picking, asksToType, isPlace, children }: TextViewProps) {
  const w = words.value;
  const moment = battle.moment.value;
  const side = moment.decision?.side ?? 0;
  const [told, tell] = useState<readonly Text[]>([]);
  const [typed, type] = useState('');
  const [found, find] = useState<{ readonly handles: readonly Handle[]; readonly more: number } | undefined>();
  const [said, speak] = useState<Text | undefined>();
  useEffect(() => {
    let isStale = false;
    battle.driver
      .query('survey', { side, at: moment.at })
      .then((sentences) => {
        if (!isStale) tell(sentences);
      })
      .catch((error) => battle.complain(error));
    find(undefined);
    return () => {
      isStale = true;
    };
  }, [moment, side, battle]);

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asksToType > 0) field.current?.focus();
  }, [asksToType]);

  const give = async (handle: Handle): Promise<void> => {
    find(undefined);
    if (handle.isRolled) await picking.suggest(handle);
    else {
      type('');
      await picking.give(handle);
      speak(handle.label);
    }
  };
  const search = async (text: string, isFinal: boolean): Promise<void> => {
    picking.clear();
    try {
      const answer = await battle.driver.query('find', { words: text, limit: MOST });
      const only = answer.more === 0 && answer.handles.length === 1 ? answer.handles[0] : undefined;
      if (isFinal && only) return await give(only);
      // No legal order has these words: if they name a piece, it is asked why not.
      const meant = answer.handles.length === 0 ? meantBy(text, moment.scene.pieces, isPlace) : undefined;
      if (isFinal && meant) await picking.askWhy(meant);
      else find(answer);
    } catch (error) {
      const isIllegal = error instanceof TroubleError && error.trouble.code === 'illegal';
      // A command written out as JSON that is not allowed is asked about like any other.
      if (isFinal && isIllegal) await picking.askWhy({ command: JSON.parse(text) as unknown });
      else battle.complain(error);
    }
  };
  return (
    <section class="text-view" data-testid="text-view">
      <p class="hint">{w.text.intro}</p>
      {battle.isAsked.value && (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            void search(typed, true);
          }}
        >
          <label>
            {w.text.type}
            <input
              ref={field}
              type="text"
              value={typed}
              autocomplete="off"
              data-testid="typed"
              onInput={(e) => type(e.currentTarget.value)}
            />
          </label>
          <button type="submit">{w.text.send}</button>
        </form>
      )}
      <div role="status">
        {said && !found && (
          <p>
            {w.text.said} {say(said)}
          </p>
        )}
        {found && <p>{found.handles.length === 0 ? w.text.none : w.text.matches(found.handles.length, found.more)}</p>}
      </div>
      {found && (
        <ol class="found">
          {found.handles.map((handle) => (
            <li key={JSON.stringify(handle.command)}>
              <button type="button" class="link" onClick={() => void give(handle)}>
                {say(handle.label)}
              </button>
            </li>
          ))}
        </ol>
      )}
      {children}
      <h3>{w.text.field}</h3>
      <ul class="survey">
        {told.map((sentence) => (
          <li key={sentence.en}>{say(sentence)}</li>
        ))}
      </ul>
    </section>
  );
}
