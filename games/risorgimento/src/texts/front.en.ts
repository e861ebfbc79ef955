/** What the gallery and the menus show before the game is opened, in English. */
export const en = {
  title: 'Risorgimento 1859',
  'side.allied': 'Allies',
  'side.austrian': 'Austrians',

  // Options and standing orders
  'option.designerErrata': 'Designer’s errata of 2000',
  'option.designerErrata.no': 'off: the rulebook as printed',
  'option.designerErrata.yes': 'on: the designer’s later rules for units and batteries without Orders',
  'option.frenchDemoralizationLevel': 'French demoralisation level',
  'option.frenchDemoralizationLevel.7': '7, as for the Austrians',
  'option.frenchDemoralizationLevel.6': '6: French corps break a little sooner',
  'option.frenchDemoralizationLevel.5': '5: French corps break sooner',
  'option.hitsTwiceInEngagement': 'Hits in the engagement roll',
  'option.hitsTwiceInEngagement.yes': 'count twice, on the die and in the cohesion (rulebook)',
  'option.hitsTwiceInEngagement.no': 'count once, in the cohesion only',
  'standing.withdraw': 'Withdrawals and counter-charges',
  'standing.entry-fire': 'Fire at enemies who come near',
  'standing.defensive-fire': 'Fire before an attack',
  'standing.return-fire': 'Return fire',
  'standing.guns-first': 'Batteries under small-arms fire',
  'standing.losses': 'Who takes the hits',
  'standing.retreat': 'Retreats',
  'standing.continue': 'Continued attacks',

  // What can be laid over the map
  'overlay.zoc': 'Zones of control',
  'overlay.command': 'Command range',
  'overlay.orders': 'Reach of Orders',
  'overlay.sight': 'Field of fire',
  'overlay.terrain': 'Terrain and movement costs',

  // The battles
  'scenario.san-martino': 'San Martino, 24 June 1859',
  'scenario.san-martino.about':
    'While the French fight for the tower of Solferino, the Piedmontese come up from Lake Garda brigade after brigade and find Benedek on the height of San Martino, the one Austrian general who does not mean to leave. All day the bersaglieri climb from the railway to the farms on the rim, and all day the white coats throw them back down the slope; late in the afternoon a thunderstorm breaks over the hill. The Piedmontese must hold the height and push on to Pozzolengo before night. The Austrians need San Martino, and time.',
  'scenario.magenta': 'Magenta, 4 June 1859',
  'scenario.magenta.about':
    'Napoleon III has stolen a march on Gyulai. The Guard crosses the Ticino by a half-ruined bridge and stands alone before the Naviglio Grande, a canal with steep banks and six bridges, every one of them mined. Beyond it, among mulberry trees and vines where nobody sees a hundred paces, lies Magenta. MacMahon is coming down from the north, nobody knows how far away; a fresh Austrian corps is marching up from the south. The Allies must force the canal and take the town before night. The Austrians must hold both, or throw the Guard back to the river before help arrives.',

  // The cards in the gallery of battles
  'card.san-martino.place': 'South of Lake Garda, between Desenzano and Pozzolengo',
  'card.san-martino.history':
    'On 24 June 1859 three armies ran into each other south of Lake Garda, the greatest battle in Europe since Leipzig. On its northern wing four Piedmontese divisions met Benedek’s VIII Corps, which had turned round on the height of San Martino. They attacked as they arrived, a brigade or two at a time, took the farms at the edge of the height again and again, and lost them each time to a counter-attack. About five a storm stopped the fighting. At seven the Aosta brigade and some thirty guns made a last assault; Benedek, ordered to retreat because Solferino had fallen, left the height in good order. The Red Cross began with what Henri Dunant saw on this field.',
  'card.magenta.place': 'West of Milan, between the Ticino and Magenta',
  'card.magenta.history':
    'In early June 1859 Napoleon III moved his army by rail and road around Gyulai’s flank and crossed the Ticino towards Milan. On the 4th the Grenadiers of the Guard attacked the bridges of the Naviglio Grande at noon with five thousand men, expecting MacMahon from the north at any moment. For three hours they held Ponte Nuovo almost alone against one Austrian corps after another, until Picard’s brigade came up at a run; General Cler was killed there. About half past four MacMahon’s columns at last converged on the church tower of Magenta, and the town was stormed house by house at nightfall, where General Espinasse fell. Gyulai gave up Milan. The Emperor made MacMahon a marshal and Duke of Magenta.',
  'card.sources':
    'From the rulebook: the sequence of play, activation, command, zones of control, fire, attack, charge, retreat, rally and demoralisation; the artillery fire and attack tables; the ratings that its examples give; the hexes of Magenta that it names. Reconstructed by us, because the printed sheets and the scenario booklet are not in that text: the terrain chart, gun ranges and the small-arms table, the maps (from the geography, 325 m a hex), the values of most units and leaders, arrivals, special rules and victory points. The order of battle is that of the histories; which regiments some brigades had is uncertain. Each can be replaced in the data files.',
} as const;
