/** Mouvements obligatoires et ralliement. */
export const compulsory = {
  'prompt.retreatGoal': '{unit:capital} {isMany?battent|bat} en retraite : choisissez vers où.',
  'prompt.retreatForm':
    '{unit:capital} {isMany?battent|bat} en retraite sans que personne poursuive : changez de formation, ou gardez-la.',
  'prompt.goAlong': '{unit:capital} {isMany?s’en vont|s’en va} : {leader} suit-il, ou reste-t-il sur place ?',
  'prompt.rallyBy': '{leader:capital} est avec {unit}, en déroute : tenter un ralliement ?',
  'prompt.rallyNear':
    '{unit:capital}, en déroute, {isMany?passent|passe} près d’unités amies en formation : tenter un ralliement ?',
  'prompt.formUp':
    '{unit:capital} {isMany?se rallient|se rallie} : choisissez la formation, et s’il faut faire face à l’ennemi.',
  'prompt.manGuns': 'Les servants {unit:de} sont près de leurs canons : doivent-ils les reprendre ?',
  'prompt.backInHand': '{unit:capital} {isMany?obéissent|obéit} de nouveau : aller au contact, ou s’arrêter ?',
  'why.otherUnitGoes': 'C’est une autre unité qui bat en retraite.',
  'why.noSuchGoal': 'Il n’y a rien de tel entre cette unité et son bord de table.',
  'why.noForcedMarch': 'Seule une colonne de marche formée peut forcer la marche.',
  'why.nothingToGoRound': 'Il n’y a ni haie, ni mur, ni ruisseau à contourner sur son chemin.',
  'why.pursuedUnit': 'Elle est poursuivie : elle garde sa formation.',
  'why.noRoomToForm': 'Il n’y a pas la place ici pour cette formation, ou ces troupes ne la prennent pas.',
  'why.otherLeaderGoes': 'La question porte sur un autre général ou aide de camp.',
  'why.otherUnitRallies': 'C’est une autre unité qui peut tenter de se rallier.',
  'why.otherUnitForms': 'La question porte sur une autre unité.',
  'why.notAfterRout':
    'Après une déroute, ces troupes se forment en ligne ou en colonne, pas en tirailleurs ni en carré.',
  'why.otherUnitInHand': 'C’est une autre unité qui obéit de nouveau.',
  'why.haltedNoContact': 'Une unité arrêtée ne va pas jusqu’à l’ennemi.',
  'why.nobodyInReach': 'Elle ne peut atteindre aucun ennemi dans ce qui reste de cette période.',
  'why.orderNoContact': 'Son ordre ne lui permet pas de charger cet ennemi.',
  'habit.retreat-goal': 'aller au plus proche abri',
  'habit.retreat-form': 'garder la formation',
  'habit.go-along': 'rester sur place',
  'habit.rally-offer': 'ne pas essayer',
  'habit.form-up': 'en ligne, face à l’ennemi',
  'habit.man-guns': 'reprendre les canons',
  'habit.back-in-hand': 's’arrêter',
} as const;
