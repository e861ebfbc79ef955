import { unreachable } from '@tambour/kernel';
import type { Change, FoundRows, Store, StoredRow, StoredRows, TableName } from '../store.ts';

/** A database in memory that can be made to fail, cleared, and written to behind the page's back. */
export class FakeDisk implements Store {
  readonly tables: Readonly<Record<TableName, Map<string, StoredRow>>> = { battles: new Map(), entries: new Map() };
  /** The name of the error that the next writing, or with `SecurityError` everything, ends in. */
  fault: string | undefined;

  async rows(): Promise<StoredRows> {
    if (this.fault === 'SecurityError') this.#fail();
    return { battles: this.#sorted('battles'), entries: this.#sorted('entries') };
  }
  async rowsOf(id: string): Promise<StoredRows> {
    const { battles, entries } = await this.rows();
    return {
      battles: battles.filter(({ key }) => key === id),
      entries: entries.filter(({ key }) => Array.isArray(key) && key[0] === id),
    };
  }
  async write(changes: readonly Change[]): Promise<void> {
    if (this.fault) this.#fail();
    for (const change of structuredClone(changes)) this.#put(change);
  }
  async update(id: string, decide: (found: FoundRows) => readonly Change[]): Promise<void> {
    if (this.fault) this.#fail();
    await this.write(decide({ ...(await this.rowsOf(id)), isEmpty: this.tables.battles.size === 0 }));
  }

  clear(): void {
    this.tables.battles.clear();
    this.tables.entries.clear();
  }
  /** Puts a row there without asking whether it makes sense. */
  tamper(table: TableName, value: object): void {
    const row = value as Readonly<Record<string, unknown>>;
    const key = table === 'battles' ? row.id : [row.battle, row.n];
    this.tables[table].set(JSON.stringify(key), { key, value });
  }
  battleRow(id: string): Record<string, unknown> {
    return structuredClone(this.tables.battles.get(JSON.stringify(id))!.value) as Record<string, unknown>;
  }
  entryRow(id: string, n: number): Record<string, unknown> {
    return structuredClone(this.tables.entries.get(JSON.stringify([id, n]))!.value) as Record<string, unknown>;
  }

  #fail(): never {
    throw new DOMException('no', this.fault);
  }
  #sorted(table: TableName): StoredRow[] {
    const last = ({ key }: StoredRow): unknown => (Array.isArray(key) ? key[1] : undefined);
    return [...this.tables[table].values()].sort((a, b) => Number(last(a) ?? 0) - Number(last(b) ?? 0));
  }
  #put(change: Change): void {
    const { battles, entries } = this.tables;
    switch (change.kind) {
      case 'battle':
        this.tamper('battles', change.battle);
        return;
      case 'entry':
        this.tamper('entries', { battle: change.id, n: change.n, entry: change.entry });
        return;
      case 'cut':
        for (const [name, { key }] of entries)
          if (Array.isArray(key) && key[0] === change.id && key[1] > change.count) entries.delete(name);
        return;
      case 'remove':
        battles.delete(JSON.stringify(change.id));
        for (const [name, { key }] of entries) if (Array.isArray(key) && key[0] === change.id) entries.delete(name);
        return;
      case 'row':
        this.tamper(change.table, change.value);
        return;
      case 'drop-row':
        this.tables[change.table].delete(JSON.stringify(change.key));
        return;
      default:
        unreachable(change);
    }
  }
}
