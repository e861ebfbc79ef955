import { type Entry, unreachable } from '@tambour/kernel';
import type { KeptBattle } from './kept-battle.ts';
import type { Change } from './store.ts';

/** Battles held as long as the page is open. */
export class MemoryStore {
  readonly #battles = new Map<string, KeptBattle>();
  readonly #entries = new Map<string, Entry[]>();

  get battles(): readonly KeptBattle[] {
    return [...this.#battles.values()];
  }
  battle(id: string): KeptBattle | undefined {
    return this.#battles.get(id);
  }
  entries(id: string): readonly Entry[] {
    return [...(this.#entries.get(id) ?? [])];
  }

  write(changes: readonly Change[]): void {
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
      case 'row':
      case 'drop-row':
        // What lies in the database unread is no battle that is being played.
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
