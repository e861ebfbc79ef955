import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { BoardHandle } from '../board/scene.ts';
import type { BattleStore } from '../play/battle-store.ts';
import type { Hands } from '../play/keys.ts';
import type { Picking } from '../play/picking.ts';
import { fetchStyle } from '../style/fetch-style.ts';
import style from '../style/table.css?url';
import { AimLine } from './aim-line.tsx';
import { Aiming } from './aiming.ts';
import { Ruler } from './ruler.ts';
import { RulerLine } from './ruler-line.tsx';
import { TableBoard } from './table-board.ts';
import { pressOnTable } from './table-keys.ts';
import { tableWords } from './words.ts';

// Few need it: it comes with the table.
await fetchStyle(style);

interface TableFieldProps {
  readonly battle: BattleStore;
  readonly picking: Picking;
  readonly board: RefObject<BoardHandle | null>;
  readonly keys: RefObject<((e: KeyboardEvent) => boolean) | null>;
  readonly hands: Hands;
}

/** What a field has more of where it is a measured table: bases, aims and the ruler. Fetched with the first of them. */
export function TableField({ battle, picking, board, keys, hands }: TableFieldProps) {
  const w = tableWords.value;
  const { aiming, ruler, table } = useMemo(() => {
    const aimed = new Aiming(battle, picking);
    const laid = new Ruler(battle);
    return { aiming: aimed, ruler: laid, table: new TableBoard(aimed, laid) };
  }, [battle, picking]);
  useEffect(() => {
    const remove = board.current?.extend(table);
    return () => {
      remove?.();
      table.close();
      aiming.close();
      ruler.close();
    };
  }, [board, table, aiming, ruler]);
  useEffect(() => {
    keys.current = (e) => pressOnTable(e, { battle, picking, aiming, ruler, hands });
    return () => {
      keys.current = null;
    };
  });
  const isOn = ruler.isOn.value;
  return (
    <>
      <button
        type="button"
        class="ruler-button"
        data-testid="ruler"
        aria-pressed={isOn}
        title={w.ruler}
        aria-label={w.ruler}
        onClick={() => ruler.toggle()}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 15L15 3l6 6L9 21zM7 11l3 3M10 8l2 2M13 5l3 3" />
        </svg>
      </button>
      {isOn ? <RulerLine battle={battle} ruler={ruler} /> : <AimLine battle={battle} aiming={aiming} />}
    </>
  );
}
