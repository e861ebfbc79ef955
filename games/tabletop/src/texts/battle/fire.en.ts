/** Fire. */
export const fire = {
  'prompt.allocate': 'Choose a target for each unit that can fire; the other side does not see it.',
  'why.notYours': 'That unit is not on your side.',
  'why.aimDecided': 'Its target has already been chosen.',
  'why.noSuchShot': 'It does not fire that way.',
  'why.noTarget': 'It has no enemy to fire at.',
  'guess.aim': '{unit} fires at {target}, the nearest target.',
} as const;
