/** La période, ses phases, les tests de moral. */
export const frame = {
  aide: 'Aide de camp ({general}){n}',
  'when.otherwise': 'Cela ne répond pas à la question posée.',
  'when.command':
    'Généraux et aides de camp se déplacent et donnent des ordres en début de période et entre les deux demi-mouvements.',
  'when.testing': 'Cela se choisit juste avant le dé d’un test de moral.',
  'when.waiving': 'Cela se choisit quand un test a donné une avance incontrôlée.',
  'when.retreating': 'Cela se choisit pendant la retraite d’une de vos unités.',
  'when.running': 'Cela se choisit quand une de vos unités en déroute peut tenter de se rallier.',
  'when.goingAlong': 'Cela se choisit quand une unité s’en va avec un général ou un aide de camp à son contact.',
  'when.formingUp': 'Cela se choisit quand une unité ralliée a fini de se reformer.',
  'when.manning': 'Cela se choisit quand des servants ralliés touchent leurs canons.',
  'when.charging': 'Les charges se déclarent pendant la phase de charge.',
  'when.resolving': 'Cela se choisit quand des charges ont été déclarées.',
  'when.reacting': 'C’est une réaction à une charge.',
  'when.reaching': 'Cela se choisit quand la cible d’une charge a fui ou a esquivé.',
  'when.backInHand': 'Cela se choisit quand une unité en avance incontrôlée obéit de nouveau.',
  'when.moving': 'Les unités se déplacent pendant les deux demi-mouvements d’une période.',
  'when.forming':
    'Les unités changent de formation pendant les deux demi-mouvements, ou en retraite si elles ne sont pas poursuivies.',
  'when.allocating': 'Les cibles se choisissent pendant la phase de tir.',
  'when.winning': 'Cela se choisit après un corps à corps gagné.',
  'when.surrendering': 'Cela se choisit quand des troupes d’élite ou de la garde peuvent être prises.',
  'when.escorting': 'Cela se choisit quand des ennemis se sont rendus.',
  'prompt.influence': 'Test de moral {unit:de} ({why}) : choisissez le chef qui l’influence.',
  'prompt.waive':
    '{unit:capital} {isMany?avanceraient|avancerait} sans contrôle : renoncez à un bonus, ou laissez faire.',
  'why.notInfluence': 'Ce chef ne peut pas influencer le test de cette façon.',
  'why.notWaivable': 'On ne renonce qu’au bonus du carré ou d’un abri.',
  'habit.influence': 'prendre le chef qui apporte le plus',
  'habit.waive': 'laisser l’unité avancer',
} as const;
