import { signal } from '@preact/signals';

/** Where on the site one is; all of it behind the #, so that any static server will do. */
export type Route =
  | { readonly at: 'gallery' }
  | { readonly at: 'setup'; readonly game: string; readonly scenario: string }
  | { readonly at: 'battle'; readonly id: string }
  | { readonly at: 'learn'; readonly game: string; readonly lesson: string }
  /** A worked example of the rules. */
  | { readonly at: 'example'; readonly game: string; readonly example: string }
  /** The rulebook of a game, opened at a rule where one is named. */
  | { readonly at: 'rules'; readonly game: string; readonly rule?: string }
  /** A battle on paper, for the paper named or the one that is usual where the reader is. */
  | { readonly at: 'print'; readonly game: string; readonly scenario: string; readonly paper?: string }
  /** Many battles between computer players: of one battle, or of the first there is. */
  | { readonly at: 'lab'; readonly game?: string; readonly scenario?: string }
  /** The referee for games with real miniatures: its tables, or one of them. */
  | { readonly at: 'umpire'; readonly id?: string }
  | { readonly at: 'link'; readonly packed: string }
  /** An address that leads nowhere. */
  | { readonly at: 'unknown'; readonly hash: string };

/** No name of ours is longer than the engine reads (`asks.ts`): a longer one leads nowhere. */
const PLACE = /^#\/(\w+)\/([\w-]{1,80})(?:\/([\w.-]{1,80}))?(?:\?paper=(\w+))?$/;

export function readRoute(hash: string): Route {
  const packed = /^#r=(.+)$/.exec(hash)?.[1];
  if (packed !== undefined) return { at: 'link', packed };
  const [, kind, a, b, paper] = PLACE.exec(hash) ?? [];
  if (kind === 'print' && a !== undefined && b !== undefined)
    return { at: 'print', game: a, scenario: b, ...(paper === undefined ? {} : { paper }) };
  if (paper !== undefined) return { at: 'unknown', hash };
  if (kind === 'umpire' && a !== undefined && b === undefined) return { at: 'umpire', id: a };
  if (/^#\/umpire\/?$/.test(hash)) return { at: 'umpire' };
  if (kind === 'lab' && a !== undefined && b !== undefined) return { at: 'lab', game: a, scenario: b };
  if (/^#\/lab\/?$/.test(hash)) return { at: 'lab' };
  if (kind === 'battle' && a !== undefined) return { at: 'battle', id: a };
  if (kind === 'setup' && a !== undefined && b !== undefined) return { at: 'setup', game: a, scenario: b };
  if (kind === 'learn' && a !== undefined && b !== undefined) return { at: 'learn', game: a, lesson: b };
  if (kind === 'example' && a !== undefined && b !== undefined) return { at: 'example', game: a, example: b };
  if (kind === 'rules' && a !== undefined) return { at: 'rules', game: a, ...(b === undefined ? {} : { rule: b }) };
  return /^(#\/?)?$/.test(hash) ? { at: 'gallery' } : { at: 'unknown', hash };
}
export function writeRoute(route: Route): string {
  switch (route.at) {
    case 'gallery':
      return '#/';
    case 'setup':
      return `#/setup/${route.game}/${route.scenario}`;
    case 'battle':
      return `#/battle/${route.id}`;
    case 'learn':
      return `#/learn/${route.game}/${route.lesson}`;
    case 'example':
      return `#/example/${route.game}/${route.example}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule === undefined ? '' : `/${route.rule}`}`;
    case 'print':
      return `#/print/${route.game}/${route.scenario}${route.paper === undefined ? '' : `?paper=${route.paper}`}`;
    case 'lab':
      return `#/lab${route.game === undefined ? '' : `/${route.game}/${route.scenario}`}`;
    case 'umpire':
      return `#/umpire${route.id === undefined ? '' : `/${route.id}`}`;
    case 'link':
      return `#r=${route.packed}`;
    case 'unknown':
      return route.hash;
  }
}

export const route = signal<Route>(readRoute(location.hash));
addEventListener('hashchange', () => {
  route.value = readRoute(location.hash);
});
export const go = (to: Route): void => {
  location.hash = writeRoute(to);
};
