/** What the gallery and the menus show before the game is opened, in English. */
export const en = {
  title: 'Denain 1712',
  'side.F': 'French',
  'side.C': 'Coalition',

  // Options and standing orders
  'option.edition': 'Rules edition',
  'option.edition.fr': 'First edition (French)',
  'option.edition.en': 'Second edition (English)',
  'standing.reaction-fire': 'Reaction fire',
  'standing.losses': 'Choosing losses',
  'standing.retreat': 'Retreats and displaced units',
  'standing.rout': 'Routs',
  'standing.leaders': 'Leaders of retreating units',
  'standing.advance': 'Advance after combat',

  // What can be laid over the map
  'overlay.zoc': 'Zones of control',
  'overlay.command': 'Command range',
  'overlay.lines': 'Battle lines',
  'overlay.sight': 'Field of fire',
  'overlay.terrain': 'Terrain and movement costs',

  // The battle
  'scenario.title': 'Denain, 24 July 1712',
  'scenario.about':
    'France is near the end of her strength when Villars slips away from Landrecies by night and falls on the camp of Denain, which guards the convoys from Marchiennes. His infantry has crossed the Escaut and forced the double line; now it must storm the entrenchments with the bayonet before Fagel’s column comes up over the one bridge, while the garrison of Valenciennes reaches for the crossing at Prouvy.',

  // The card in the gallery of battles
  'card.place': 'On the Escaut, between Bouchain and Valenciennes',
  'card.history':
    'In July 1712 Prince Eugene besieged Landrecies, one of the last fortresses on the road to Paris. His bread and powder came from Marchiennes between two lines of earthworks, by a camp at Denain under Lord Albemarle. Villars feigned an attack at Landrecies, slipped away by night and crossed the Escaut at Neuville on the morning of the 24th. Early in the afternoon his columns stormed the camp with the bayonet; the bridge broke under the fugitives while Eugene looked on from the far bank. Marchiennes fell within the week, the siege was raised, and France could treat for peace at Utrecht.',
  'card.uneven':
    'The French have the better of it, as they did on the day: Villars brought his whole army against a camp with too few men for its walls, and help can reach it only over one bridge. Between computer players of the same level the French win about four battles in five. For the Coalition, to keep two hexes of Denain and the bridges to the end is a fine result.',
  'card.sources':
    'From the rule texts of both editions: dice, fire, checks, rout, rally and victory points, set-up hexes, leaders and the names of most Coalition units. From a published review: two movement points for infantry, three for cavalry. Reconstructed by us, because the printed sheets are in neither text: the assault table, movement costs by terrain, the map beyond its numbered places, strengths and morale of the units, ranges and activation values of formation leaders, the French regiments’ names, Fagel’s and Holstein-Beck’s units, the clock. Each can be replaced in the data files.',
} as const;
