/** What is always in sight while a battle is played, in French. */
export const stage = {
  // Letters on the counters of formations without a brigadier.
  'mark.guns': 'Rés',
  'mark.cavalry': 'Cav',

  // What is to be said of a piece now.
  'state.eliminated': '{f?éliminée|éliminé}',
  'state.leaderLost': 'hors de la bataille',
  'state.waiting': 'hors de la carte',
  'state.arrives': 'arrive à partir du tour {turn} par l’hexagone {hex}',
  'state.disordered': '{f?désorganisée|désorganisé}',
  'state.hits': '{n?1 perte|{n} pertes}, cohésion ajustée {left}',
  'state.square': 'en carré',
  'state.strategic': 'en mouvement stratégique',
  'state.inReserve': 'en réserve',
  'state.horsDeCombat': 'brigade hors de combat',
  'state.demoralized': 'corps démoralisé',
  'state.commanded': '{f?commandée|commandé}',
  'state.notCommanded': 'non {f?commandée|commandé}',
  'state.withoutOrders': 'sans Ordres',
  'state.inert': 'peut seulement se rallier : son jet d’Ordres a échoué',
  'state.moved': 'a bougé',
  'state.fired': 'a tiré',
  'state.attacked': 'a attaqué',
  'state.rallied': 's’est {f?ralliée|rallié}',
  'state.reacted': 'a fait son tir de réaction',
  'state.acted': 'sa formation a agi',
  'state.once': 'a eu sa seule activation du tour',
  'state.finished': 'terminé pour ce tour',
  'state.reduced': 'sur sa face faible',

  // Tracks.
  'track.turns': 'Tours',
  'track.turn': '{n} : {hour:hour}{weather?, {weather}|}',
  'track.weather.heat': 'chaleur',
  'track.weather.rain': 'pluie',
  'track.night': 'nuit',
  'track.phases': 'Phases',
  'track.points': 'Points',
  'track.sheet': 'Feuille d’activation',
  'track.corps.GD': 'Garde',
  'track.corps.PS': 'Piém.',
  'track.used': 'Activations',
  'track.used.cell': '{used} sur {limit}',
  'track.continuity': 'Continuité',
  'track.finished': 'Terminé',
  'track.comes': 'tour {turn}',
  'track.broken': 'Hors de combat',
  'track.broken.cell': '{n}/{of}',
  'track.demoralized': 'Démoralisé',
  'track.demoralized.part': '{n}/{of} div.',
  'track.yes': 'oui',
  'track.no': '–',
  'track.formations': '{corps} : formations',
  'track.bridges': 'Ponts',
  'track.bridge.stands': 'debout',
  'track.bridge.tried': 'debout, destruction déjà tentée ce tour-ci',
  'track.bridge.down': 'détruit',

  // The line over the panel and the strip over the field.
  'headline.begin': 'La bataille va commencer',
  'headline.over': 'Bataille terminée (tour {turn})',
  'headline.now': 'Tour {turn}, {hour:clock} : {phase}{acting?, {acting}|}',
  'headline.extended': '{corps}, activation étendue',
  'headline.noAttack': '{corps}, sans attaque dans cette activation',
  'headline.massed': '{corps}, attaque de cavalerie en masse',
  'headline.formation': '{corps} : {formation}',
  'status.time': 'Tour {turn} sur {turns} · {hour:hour}',
  'status.over': 'Bataille terminée',
  'status.hand.free': 'Activation gratuite : {side}',
  'status.hand.free.note': 'Le prochain corps est activé sans jet.',
  'status.hand.continuity': 'Continuité : {side}',
  'status.hand.continuity.note':
    'Le prochain corps doit réussir un jet de continuité : un dé, au plus la continuité du corps. S’il échoue, la main passe à l’autre camp.',
  'status.hand.interrupt': 'Activation d’interruption : {side}',
  'status.hand.interrupt.note':
    'L’autre camp a activé deux corps de suite. Ce camp peut maintenant activer un corps sans jet.',
  'status.hand.solo': '{side} : joue seul',
  'status.hand.solo.note':
    'L’autre camp n’a plus d’activation. Après le premier, chaque corps fait un jet de continuité ; s’il échoue, il bouge et tire mais n’attaque pas.',
  'status.left': '{side} : {left?{left} activation restante|{left} activations restantes}',
  'status.left.note': 'Activations normales qui restent ce tour-ci aux corps de ce camp.',
  'status.heat': 'Chaleur',
  'status.heat.note': 'Une activation normale par corps ce tour-ci ; la deuxième est étendue.',
  'status.rain': 'Pluie',
  'status.rain.note':
    'Une activation normale par corps ce tour-ci ; la deuxième est étendue. Les routes secondaires comptent comme des chemins.',
  'status.night': 'Nuit',
  'status.night.note':
    'Une activation par corps, aucune étendue, pas de mouvement stratégique ; l’artillerie ne tire que sur un hexagone adjacent.',
  'status.bridges': 'Ponts détruits : {n}',

  // How it is won.
  'win.objectives':
    'Prenez les lieux de la liste et tenez-les à la fin du dernier tour : ils ne rapportent de points qu’à {side}.',
  'win.keep':
    'Empêchez {enemy} de tenir les lieux de la liste : à la fin du dernier tour, ils ne rapportent de points qu’à elle.',
  'win.losses':
    'Marquez des points pour les unités ennemies éliminées et les corps {divisions?ou divisions |}ennemis démoralisés.',
  'win.perTurn':
    'Marquez {points?1 point|{points} points} à la fin de chaque tour, à partir du tour {turn}, où vous tenez l’hexagone {place}.',
  'win.marginAllied':
    'Après le tour {turns}, comptez vos points moins ceux de {enemy} : à partir de {from}, vous gagnez ; à partir de {decisive}, la victoire est décisive.',
  'win.lead':
    'Gagnez avec au moins {from?1 point|{from} points} d’avance sur {enemy} après le tour {turns} ; victoire décisive à partir de {decisive}.',
  'win.notBehind':
    'Gagnez si {enemy} {isLevel?n’est pas en tête|a au plus {to} points d’avance} après le tour {turns} ; victoire décisive avec au moins {lead} points d’avance.',
  'win.heldTo':
    'Gagnez si {enemy} a au plus {to?1 point|{to} points} d’avance après le tour {turns} ; victoire décisive si elle en a au plus {decisive}.',
  'win.draw': 'Si l’armée alliée a de {from} à {to} points d’avance, c’est un match nul.',
  'win.advice.allied.magenta':
    'Magenta vaut 15 points, mais le canal barre le chemin. Forcez un pont avant qu’il ne saute et faites descendre Mac-Mahon du nord.',
  'win.advice.austrian.magenta':
    'Tenez les ponts du canal aussi longtemps que possible, faites-les sauter si vous pouvez, et engagez les corps qui arrivent à Magenta même plutôt qu’en rase campagne.',
  'win.advice.allied.san-martino':
    'Vos brigades arrivent l’une après l’autre. Attendez que deux puissent attaquer ensemble, et amenez d’abord des canons devant la colline.',
  'win.advice.austrian.san-martino':
    'Vous avez plus de troupes sous la main et le meilleur commandant. Prenez San Martino tôt : l’armée alliée perd ses 5 points, et dès le tour 5 il vous rapporte à chaque tour.',
  'win.advice.allied': 'Prenez les lieux qui comptent, et usez les corps ennemis jusqu’à ce qu’ils soient démoralisés.',
  'win.advice.austrian':
    'Gardez les lieux qui comptent, et usez les corps ennemis jusqu’à ce qu’ils soient démoralisés.',
  'win.eliminated': 'Unités ennemies éliminées',
  'win.demoralized': 'Corps ennemis démoralisés',
  'win.divisions': 'Corps ou divisions ennemis démoralisés',
  'win.turns': 'Tours à la fin desquels l’hexagone {place} était tenu',
  'win.time': '{left?C’est le dernier tour|Encore {left} tours, celui-ci compris} (sur {turns}).',
  'win.now.allied.decisive': 'Avec les points actuels, l’armée alliée gagnerait de façon décisive.',
  'win.now.allied.marginal': 'Avec les points actuels, l’armée alliée gagnerait de peu.',
  'win.now.austrian.decisive': 'Avec les points actuels, l’armée autrichienne gagnerait de façon décisive.',
  'win.now.austrian.marginal': 'Avec les points actuels, l’armée autrichienne gagnerait de peu.',
  'win.now.draw': 'Avec les points actuels, ce serait un match nul.',
  'score.objective': '{place}',
  'score.eliminated': '{n?1 unité ennemie éliminée|{n} unités ennemies éliminées}',
  'score.demoralized': 'corps ennemis démoralisés',
  'score.turns': 'tours où l’hexagone {place} était tenu',

  // Boxes beside the map in which reinforcements wait.
  'box.title': 'Arrivées par l’hexagone {hex}',
  'box.note': '{side}, à partir du tour {turns}',

  // How the counters are read.
  'counter.unit': 'Un bataillon d’infanterie',
  'counter.name': 'Nom : bataillon I du 1er grenadiers de la Garde',
  'counter.emblem': 'Emblème de la nation',
  'counter.arm': 'Arme : des traits croisés pour l’infanterie',
  'counter.corps': 'Corps : G pour la Garde, P pour l’armée piémontaise, sinon son numéro',
  'counter.brigade': 'Premières lettres du nom du brigadier',
  'counter.cohesion': 'Cohésion : la plupart des jets ne doivent pas la dépasser, pertes déduites',
  'counter.movement': 'Points de mouvement',
  'counter.hits': 'Pertes subies : l’unité est éliminée quand elles dépassent sa cohésion',
  'counter.facing': 'Le côté auquel elle fait face ; cet hexagone et les deux voisins sont son front',
  'counter.battery': 'Une batterie',
  'counter.range': 'Portée en hexagones',
  'counter.gun': 'Canons : F de campagne, H lourds, Rf rayés, h artillerie à cheval, R fusées',
  'counter.leader': 'Un chef',
  'counter.stars':
    'Grade : une étoile pour un brigadier, deux pour un commandant de corps, trois pour un commandant en chef',
  'counter.leaderRange': 'Portée : d’un brigadier en points de mouvement, d’un commandant de corps en hexagones',
  'counter.rating': 'Modificateur d’engagement d’un brigadier, continuité d’un commandant de corps',
  'counter.light': 'Infanterie légère : cadre brisé. Elle attaque et tire à l’arme légère.',
  'counter.jager':
    'Chasseurs, bersaglieri : un cor dans un cadre brisé. Ils tirent à l’arme légère et n’attaquent jamais.',
  'counter.lightCavalry': 'Cavalerie légère : un sabre.',
  'counter.heavyCavalry': 'Cavalerie lourde : la moitié du cadre est sombre.',
  'counter.horseGuns': 'Artillerie à cheval : une tête de cheval devant le canon.',
  'counter.piedmontese': 'Piémontais : vert, avec l’écu de Savoie.',
  'counter.austrian': 'Autrichien : clair, aux coins coupés, avec l’aigle à deux têtes.',
  'counter.disordered': 'Désorganisée : son verso est visible, avec une bande derrière les chiffres.',
  'counter.square': 'En carré : l’unité fait face partout, donc sans pointe.',
  'counter.march': 'En mouvement stratégique.',
  'counter.reserve': 'En réserve.',
  'counter.broken': 'Sa brigade est hors de combat : elle n’attaque pas.',
  'counter.outOfCommand': 'Sans Ordres ou non commandée, pendant que sa formation agit.',
  'counter.fired': 'A tiré dans cette activation.',
  'counter.activated':
    'Sa formation a agi dans cette activation ; pour un commandant de corps : son corps n’a plus d’activation.',
  'counter.spent': 'Un chef terminé pour ce tour.',
  'counter.demoralised': 'Son corps est démoralisé.',
  'counter.reduced': 'Un commandant de corps sur sa face faible, après un long trajet.',
} as const;
