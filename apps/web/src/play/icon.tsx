const PATHS = {
  first: 'M6 5v14M18 5l-9 7 9 7z',
  prev: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  layers: 'M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
  close: 'M6 6l12 12M18 6L6 18',
  locate: 'M12 2v5M12 17v5M2 12h5M17 12h5M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10',
  pace: 'M4 6l8 6-8 6zM13 6l8 6-8 6z',
  good: 'M12 5l8 14H4z',
  bad: 'M12 19L4 5h16z',
  ahead: 'M12 21V4M6 10l6-6 6 6',
} as const;

/** Signs drawn by ourselves: fonts do not agree on theirs. */
export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
