/** Fire. */
export const fire = {
  'prompt.allocate':
    'Choose targets, unseen by the other side, then open fire: a unit without a target fires at the nearest enemy.',
  'why.notYours': 'That unit is not on your side.',
  'why.aimDecided': 'Its target has already been chosen.',
  'why.noSuchShot': 'It does not fire that way.',
  'why.noTarget': 'It has no enemy to fire at.',
  'guess.aim': '{unit} fires at {target}, the nearest target.',
} as const;
