import type { HandleKind } from '@tambour/stage';

/** Small signs drawn about their own middle, so that what a place is for never hangs on colour. */
const SABRE = 'M-13-13Q3-8 9 8';
const HILT = 'M4 11Q11 11 12 4M9 8l6 6';

export const sabres = (className: string): string =>
  `<g class="${className}"><path d="${SABRE}"/><path class="hilt" d="${HILT}"/><g transform="scale(-1 1)"><path d="${SABRE}"/><path class="hilt" d="${HILT}"/></g></g>`;

/** A seal in wax with crossed sabres. */
const attackSeal = `<circle class="seal" r="18"/><circle class="seal-rim" r="14.6"/>${sabres('sabres')}`;
const placeSign = '<circle class="coin" r="12"/><path class="coin-sign" d="M0-7v12M-5 0l5 6l5-6"/>';
const chooseSign = '<circle class="coin" r="12"/><circle class="coin-dot" r="4"/>';
const declineSign = '<circle class="coin" r="12"/><path class="coin-sign" d="M-5-5l10 10M5-5l-10 10"/>';

export const SIGNS: Readonly<Record<HandleKind, string>> = {
  move: '',
  attack: attackSeal,
  place: placeSign,
  choose: chooseSign,
  decline: declineSign,
};
