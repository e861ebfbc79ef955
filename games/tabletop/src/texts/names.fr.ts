import type { names as EN } from './names.en.ts';

/** The same in French. */
export const names: Readonly<Record<keyof typeof EN, string>> = {
  aide: 'l’aide de camp{isOne?| nº {n}} {general:de}',
  'aide.title': 'Aide de camp{isOne?| nº {n}} {general:de}',
  guns: 'les canons {who:de}',
  'guns.title': 'Canons {who:de}',
  escort: 'une escorte de prisonniers',
  'escort.title': 'Escorte {n}',
};
