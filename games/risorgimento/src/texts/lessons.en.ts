/** Lessons and the guided battle, in English. Fetched with them. */
export const en = {
  'lesson.orders.title': 'Orders and range',
  'lesson.orders.says':
    'A brigade acts freely only with Orders. It has them when its brigadier is in range of the corps commander. Lippert has gone ahead of Benedek, so his brigade must roll.',
  'lesson.orders.1.says': 'Roll for Orders.',
  'lesson.orders.1.hint': 'Choose “Roll for Orders”.',
  'lesson.orders.2.says':
    'It has Orders. Its units are commanded if they are in Lippert’s own range. Move Lippert so that he stays near them.',
  'lesson.orders.2.hint': 'Select Lippert in hex 1813, then one of the highlighted hexes.',
  'lesson.orders.end':
    'Without Orders a brigade may still move, but not next to the enemy, and it does not fire or attack. A brigade that fails its roll can only rally.',
  'lesson.zones.title': 'Ground and zones of control',
  'lesson.zones.says':
    'Cultivated ground and slopes cost movement points. The three hexes in front of a unit are its zone of control: a unit that enters one stops there.',
  'lesson.zones.1.says': 'Move the first battalion of Rainer up the slope to hex 1812, in front of the Piedmontese.',
  'lesson.zones.1.hint': 'Select the battalion in hex 1813, then hex 1812.',
  'lesson.zones.2.says': 'The third battalion starts next to the enemy. Move it away from there.',
  'lesson.zones.2.hint': 'Select the battalion in hex 1711, then any highlighted hex.',
  'lesson.zones.end':
    'Leaving an enemy zone of control costs one point more, and no unit goes straight from one into another.',
  'lesson.hand.title': 'Who activates next',
  'lesson.hand.says':
    'The side with the initiative activates a corps without a roll. To activate another right away it rolls its continuity; if that fails, the enemy takes over. The Imperial Guard has just acted.',
  'lesson.hand.1.says': 'Activate II Corps by a continuity roll.',
  'lesson.hand.1.hint': 'Choose II Corps.',
  'lesson.hand.2.says':
    'You could act with its brigades now. End the activation at once and see what follows two in a row.',
  'lesson.hand.2.hint': 'Choose “End the activation”.',
  'lesson.hand.end':
    'After two activations in a row the other side may interrupt with one of its own, without a roll. The activation sheet under Status shows what each corps has left.',
  'lesson.reactions.title': 'Reactions',
  'lesson.reactions.says':
    'Piedmontese infantry marches towards you. Before it enters a hex next to your units, cavalry may withdraw or counter-charge, and jägers that stand alone may withdraw.',
  'lesson.reactions.1.says': 'Withdraw your jägers from hex 1815.',
  'lesson.reactions.1.hint': 'Select the jägers in hex 1815, then a highlighted hex behind them.',
  'lesson.reactions.2.says': 'Now counter-charge with the hussars in hex 1914.',
  'lesson.reactions.2.hint': 'Select the hussars, then hex 1814.',
  'lesson.reactions.end':
    'Under Standing orders you can say once how your troops react, so that you need not be asked each time.',
  'lesson.assault.title': 'Attack, then continued attack',
  'lesson.assault.says':
    'Attackers first roll to engage: the die, with what is added, must not be higher than their cohesion. Then both sides roll, and the higher total does more harm.',
  'lesson.assault.1.says': 'Attack San Martino (hex 1811) with both battalions of Rainer in hex 1812.',
  'lesson.assault.1.hint':
    'Select a battalion in hex 1812, then hex 1811. Both battalions are named below: choose “Attack”.',
  'lesson.assault.2.says': 'The hex is yours. Choose how your units face.',
  'lesson.assault.2.hint': 'Choose a direction.',
  'lesson.assault.3.says': 'Go on into the hex behind, held by another Piedmontese battalion.',
  'lesson.assault.3.hint': 'Choose “Try to continue the attack”.',
  'lesson.assault.end':
    'The side that took fewer hits and holds the hex may go on once, without another engagement roll. It costs a hit.',
  'lesson.reserve.title': 'Reserve and recovery',
  'lesson.reserve.says':
    'Only units in reserve recover hits, at the end of a turn. The first hit a unit ever took stays for good.',
  'lesson.reserve.1.says': 'Let the battalion of Sachsen with two hits recover, in hex 2622.',
  'lesson.reserve.1.hint': 'Select a battalion with hits, then “Recover”.',
  'lesson.reserve.2.says': 'Now bring Dauber’s brigade out of reserve.',
  'lesson.reserve.2.hint': 'Choose Dauber’s brigade.',
  'lesson.reserve.end':
    'A brigade goes into reserve at the start of a turn if no enemy is within three hexes. It leaves at once when one comes that near.',

  'guide.hill.title': 'The height of San Martino',
  'guide.hill.says':
    'You are Benedek, with the Austrian VIII Corps. One Piedmontese battalion holds San Martino, and its comrades are still coming up from the lake. Lippert’s brigade is below the height and acts now.',
  'guide.hill.1.says':
    'Select II/Rainer and move it to hex 1812, where I/Rainer is: two battalions attack better than one.',
  'guide.hill.1.hint': 'Select the battalion in hex 1813, then hex 1812.',
  'guide.hill.2.says': 'After movement, attack San Martino (hex 1811) with both battalions.',
  'guide.hill.2.hint':
    'Choose “End movement”. Select a battalion in hex 1812, then hex 1811. Both are named below: check the odds, and choose “Attack”.',
  'guide.hill.3.says':
    'The height is yours. Choose which way your battalions face: the enemy comes from the lake, to the north.',
  'guide.hill.3.hint': 'Choose north.',
  'guide.hill.end':
    'San Martino is worth a point at the end of every turn from turn 5 on. The battle is yours now: end attacks, act with your other brigades, and hold what you have.',
  'guide.hill.tip.4.5':
    'Activate your corps again, or pass. Each activation after the first two is harder on the troops.',
  'guide.hill.tip.3.0d': 'Choose the next brigade to act. Each acts once in an activation.',
  'guide.hill.tip.4.13a':
    'This brigade is out of Benedek’s range. A roll gives it Orders, or leaves it able only to rally.',
  'guide.hill.tip.5.3b': 'Move units one at a time. Guns may fire before or after they move.',
  'guide.hill.tip.7.4a': 'Attack hexes in front of your units, one after another, or end attacks.',
  'guide.hill.tip.7.47a': 'You may go on at once into a hex next to this one. It costs a hit.',
  'guide.hill.tip.8.51a': 'Disordered units that did nothing else may rally.',
  'guide.hill.tip.6.34a': 'The enemy comes near. Choose how your cavalry and jägers react.',
} as const;
