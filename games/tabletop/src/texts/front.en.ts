/** What the gallery and the menus show before the game is opened, in English. */
export const front = {
  title: 'The Napoleonic table',
  'side.french': 'French',
  'side.coalition': 'Coalition',
  'side.austrian': 'Austrians',
  'side.prussian': 'Prussians and Saxons',

  // Standing orders
  'standing.influence': 'Commander for a morale test',
  'standing.waive': 'Giving up a bonus against an uncontrolled advance',
  'standing.react': 'Reaction to a charge',
  'standing.reach': 'How far a charge goes on when its target has gone',
  'standing.retreat-goal': 'Where a retreat goes',
  'standing.retreat-form': 'Changing formation in retreat',
  'standing.go-along': 'Generals with a unit that moves off',
  'standing.rally-offer': 'Trying to rally a rout',
  'standing.form-up': 'Formation after a rout',
  'standing.man-guns': 'Manning guns again',
  'standing.back-in-hand': 'Going on when a unit obeys again',

  // What can be laid over the table
  'overlay.ranges': 'Ranges',
  'overlay.arcs': 'Front, flanks and rear',
  'overlay.sight': 'Sight',
  'overlay.command': 'Generals and their distances',
  'overlay.near': 'What a morale test counts',

  // The battles
  'scenario.tutorial-farm': 'The farm on the brook',
  'scenario.tutorial-farm.about':
    'A small battle to learn with: three units and one general a side, six periods, an hour or so. Two French battalions and some hussars come up to a brook. Beyond it Austrians bar the way near a farm that nobody holds and a knoll that is theirs.',
  'scenario.saalfeld-1806': 'Saalfeld, 10 October 1806',
  'scenario.saalfeld-1806.about':
    'Four days before Jena. Marshal Lannes comes down from the wooded heights with Suchet’s division and a brigade of light cavalry. Below, with the river Saale at his back, stands Prince Louis Ferdinand with Prussians and Saxons, and more guns than the French. Lannes keeps the front busy and looks for the open Prussian right. The French must take the villages and the Sandberg; for the Prussians a level score is enough.',

  // The cards in the gallery of battles
  'card.tutorial-farm.place': 'Nowhere in particular: two brigades and a brook',
  'card.tutorial-farm.history':
    'This fight is made up: what might have happened on any road of 1805 when two advance guards met. It has one of everything a battle on the table is made of: line and column, cavalry on either flank, troops that are less steady than others, a brook that breaks up ranks, houses worth holding, a hill, and one general on each side who cannot be everywhere.',
  'card.saalfeld-1806.place': 'In Thuringia, between the Saale and the Thuringian Forest',
  'card.saalfeld-1806.history':
    'On 10 October 1806 Marshal Lannes came out of the Thuringian Forest with Suchet’s division and Treilhard’s light cavalry, about 12,800 men. Prince Louis Ferdinand of Prussia had orders not to fight, and stayed to cover the roads with some 8,300 Prussians and Saxons, the river behind him. While the 17e léger kept Garnsdorf busy, the 34e and 64e worked their way round towards Wöhlsdorf and the Schwarza road. In the early afternoon the Saxon regiments Kurfürst and Prinz Xavier attacked between the two brooks and were thrown back, Prinz Clemens was ridden down below the Sandberg, and the Prince was killed at the head of his hussars by a quartermaster of the 10e hussards. Four days later Prussia lost the battles of Jena and Auerstedt.',
  'card.sources':
    'From the rulebook: the chapter on morale, with its figures. Ours, because it refers to chapters we do not have: moves, formations, terrain, sight, fire, charges, close combat, orders, victory points; all of it can be read here. At Saalfeld the French strengths follow the returns of 1 October; other strengths and all positions are approximate, and the valley is shortened.',
} as const;
