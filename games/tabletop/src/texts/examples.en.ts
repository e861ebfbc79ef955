/** The worked examples of the rulebook in English. Fetched with it. */
export const en = {
  'enough-losses-to-test.title': 'Losses by fire: test or not',
  'enough-losses-to-test.says':
    'End of period 1: the 2nd battalion has crossed the brook, in column, and the fusiliers fire at it. A regular unit tests when one fire phase costs it 3 men for each figure it has left. It has 12 figures, so 36 are enough.',
  'enough-losses-to-test.end':
    '37 men fell, less than a figure, so 12 figures are left and 37 is one more than needed. The sum: base 4, elite companies 1, more friends 2 (the 1st battalion counts double), Roux within 15 cm 1, under fire −1, and 1 for the die: 8, obey. The fusiliers lost 8 and do not test.',
  'light-company-out.title': 'The light company is out',
  'light-company-out.says':
    'The 2nd battalion has sent out its light company as a screen. Elite companies add 1 to the base only while all of them are with the battalion. Move General Roux into contact and have it test, to see the sum.',
  'light-company-out.end':
    'Base 4 and nothing for the elite companies; more friends 2, Roux 1, the die 1: 8, obey. With the light company in the ranks it would have been 9, and regular troops run forward from 9 on.',
  'held-back-by-the-general.title': 'Too much courage',
  'held-back-by-the-general.says':
    'The same fire as in the example of the test, but now the die will be a 5, which counts 2. With Roux adding 1 the 2nd battalion would come to 9. A general within 15 cm may also take 1 away, and he has to choose before the die is rolled.',
  'held-back-by-the-general.end':
    '7, obey. At 9 the battalion would have advanced without orders for the whole of the next period, at charge speed on the nearest enemy, without firing.',
  'tranches-of-losses.title': '195 losses count once',
  'tranches-of-losses.says':
    'You are General Kolb. Your fusiliers began with 20 figures and have lost 195 men. Every 5 losses for each figure they began with, here every 100, cost 1 point for good. Move to them, into contact, and have them test.',
  'tranches-of-losses.end':
    '100 has been passed, 200 has not: −1. With base 5, 1 for the die and 2 for Kolb the total is 7, obey. A general of 40 points gives or takes up to 2 in contact; he may also give less.',
  'down-to-half.title': 'Down to half strength',
  'down-to-half.says':
    'The fusiliers have lost 348 of their men: 12 of 20 figures are left. Your 1st battalion has not moved and stands 6.5 cm in front of them, where each figure hits 4.',
  'down-to-half.end':
    '52 more make 400: 10 figures are left, half of what they began with. That is −4 for the losses and −5 for half strength, 9 in all, and their base is only 5. With more enemies near −2, under fire −1, Kolb 1 and the die 1 their total is −5: flight.',
  'hussars-at-the-brook.title': 'Into the brook',
  'hussars-at-the-brook.says':
    'The hussars go 30 cm in a period: 7.5 cm in a quarter, and a half move has two quarters. Crossing the brook takes a quarter as well, from where their base first touches it.',
  'hussars-at-the-brook.end':
    '13.98 cm took 1.86 quarters. The other 0.14 goes into the brook: they are disorganised at once and owe 0.86 of a quarter, which they pay first in their next half move. Not even 0.01 cm farther is possible before that.',
  'a-column-at-the-ford.title': 'An attack column at the ford',
  'a-column-at-the-ford.says':
    'The 2nd battalion stands 0.03 cm from the brook, at the ford. The ford is free for march columns; an attack column pays for the brook there as anywhere. It goes 4 cm in a quarter.',
  'a-column-at-the-ford.end':
    'One quarter for the brook, one for 4 cm: the half move is over and the battalion is disorganised. In march column it would have gone 10 cm in two quarters and stayed formed.',
  'a-shot-at-a-column.title': 'A shot at a column',
  'a-shot-at-a-column.says':
    'You command the Austrians. The fusiliers have moved for four quarters; the French column is 12.25 cm in front of them. An enemy in front and within 15 cm must be chosen before any other. The hussars, at 12.45 cm, are to their side.',
  'a-shot-at-a-column.end':
    '20 figures hit 2 each up to 14 cm: 40. Moved more than two quarters −50%, target in column +25%: three quarters of that, 30. A 5 counts 125%: 37 men, rounded down. They could not fire at the hussars, and the Grenz battalion is too far from any target.',
  'a-charge-received.title': 'A charge is received',
  'a-charge-received.says':
    'A charge reaches as far as a period’s move and 4 cm more for infantry, 10 cm for cavalry. For your column that is 20 cm, and the fusiliers are 13.25 cm away. The hussars reach 40 cm; the chevaulegers are 44 cm from them, too far.',
  'a-charge-received.end':
    'The target tests first: 5, obey, so it stands, and your battalion takes no test for charging. It does take one for the fire on its way in: 20 figures at 4 each, column +25% and disorganised −25%, the die 1 counts 50%: 40 men, a figure. 11 figures are left, so 33 are enough. It comes to 8, obeys, and is in contact.',
  'an-aide-arrives.title': 'An aide reaches the hussars',
  'an-aide-arrives.says':
    'An aide rides 18 cm a quarter and has two quarters now: 36 cm. The hussars are in reach. When he touches them they may test, if you wish; then you choose who counts, the aide with +1 or Roux, 24.75 cm away, with −1.',
  'an-aide-arrives.end':
    'Base 5, more friends 2, the aide 1, the die 0: 8, obey. From a 3 on it would have been 9 or more and the hussars would have gone forward on their own. Nothing obliges you to test when a commander arrives.',
} as const;
