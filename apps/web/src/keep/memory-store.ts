import { type Entry, unreachable } from '@tambour/kernel';
import type { KeptBattle } from './kept-battle.ts';
import type { Change, Store } from './store.ts';

/** Battles kept as long as the page is open. */
export class MemoryStore implements Store {
  readonly #battles = new Map<string, KeptBattle>();
  readonly #entries = new Map<string, Entry[]>();

  async battles(): Promise<readonly KeptBattle[]> {
    return [...this.#battles.values()];
  }
  async battle(id: string): Promise<KeptBattle | undefined> {
    return this.#battles.get(id);
  }
  async entries(id: string): Promise<readonly Entry[]> {
    return [...(this.#entries.get(id) ?? [])];
  }

  async write(changes: readonly Change[]): Promise<void> {
    for (const change of changes) this.#write(change);
  }
  #write(change: Change): void {
    switch (change.kind) {
      case 'battle':
        this.#battles.set(change.battle.id, change.battle);
        return;
      case 'entry':
        this.#of(change.id)[change.n - 1] = change.entry;
        return;
      case 'cut':
        this.#of(change.id).splice(change.count);
        return;
      case 'remove':
        this.#battles.delete(change.id);
        this.#entries.delete(change.id);
        return;
      default:
        unreachable(change);
    }
  }
  #of(id: string): Entry[] {
    const entries = this.#entries.get(id) ?? [];
    this.#entries.set(id, entries);
    return entries;
  }
}
