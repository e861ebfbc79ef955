/**
 * Everything the game says in English, by key; `fr.ts` says the same in French. How a message is written: `catalogue` in the
 * kernel.
 */
export const en = {
  // When a command is in place.
  'when.reserveIn': 'Brigades go into reserve at the start of a turn, before any corps is activated.',
  'when.otherwise': 'That answers another question.',
  'when.choosing': 'A corps is chosen between two activations.',
  'when.activated': 'Formations are chosen while their corps is active.',
  'when.beginning': 'That is decided when a formation begins its turn to act.',
  'when.acting': 'Units move and form up while their formation acts, before small arms fire and attacks.',
  'when.firing': 'Batteries fire while their formation acts, and reserve batteries at any moment of the activation.',
  'when.shooting': 'Small arms fire after the movement of the formation and before its attacks.',
  'when.attacking': 'A formation attacks after its movement and fire.',
  'when.joining': 'Others join a charge right after it has been declared.',
  'when.rallying': 'Units rally at the end of their formation’s turn to act.',
  'when.demolishing': 'Bridges are blown up at the end of an activation.',
  'when.reacting': 'That is a reaction: it answers a move, a shot or an attack of the enemy.',
  'when.suffering': 'That follows losses or a lost fight.',
  'when.winning': 'That follows a fight won.',
  'when.recovering': 'Units in reserve recover at the end of the turn.',
  'when.releasing': 'Brigades leave reserve at the end of the turn.',
  'when.commanding': 'Corps commanders and commanders-in-chief move at the end of the turn.',
  // What is asked.
  'prompt.choose.free': 'Activate a corps: no roll is needed.',
  'prompt.choose.continuity': 'Activate another corps by a continuity roll, or pass.',
  'prompt.choose.interrupt':
    'Your opponent has had two activations in a row. Activate one corps without a roll, or pass.',
  'prompt.choose.solo': 'Your opponent has no activation left. Activate a corps, or end the phase.',
  // Why a command is refused.
  'why.notYourCorps': 'This corps belongs to your opponent.',
  'why.corpsFinished': 'This corps is finished for the turn.',
  'why.corpsAbsent': 'This corps has nobody on the map or due to arrive.',
  'why.corpsUsed': 'This corps has used all its activations of the turn.',
  'why.triedExtended': 'Your side has already tried an extended activation this turn.',
  'why.demoralizedNoExtended': 'A demoralised corps has no extended activation.',
  'why.nightNoExtended': 'There is no extended activation at night.',
  'why.twiceRunning': 'No corps acts twice in a row while another corps of its side has an activation left.',
  'why.massedUsed': 'Your side has already made a massed cavalry attack this turn.',
  'why.notMassedLeader': 'This leader may not lead a massed cavalry attack.',
  'why.noMassedCavalry': 'No cavalry in this leader’s range can take part in a massed attack.',
  // Movement and what answers it.
  'prompt.beforeEntry': 'The enemy is about to enter hex {hex}: withdraw, counter-charge, or hold.',
  'why.notNext': 'This unit is not next to the hex the enemy is about to enter.',
  'why.noReaction':
    'Only cavalry and horse artillery react to infantry, and only jägers alone in their hex to any unit.',
  'why.heldByEnemy': 'It is in the zone of control of another enemy unit.',
  'why.inSquare': 'It is in a square.',
  'why.mustReact': 'Cavalry must withdraw or counter-charge when infantry enters its zone of control.',
  'why.noCounter': 'It cannot counter-charge into this hex.',
  'why.noWithdrawal': 'It cannot withdraw to that hex.',
};
