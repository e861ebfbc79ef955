/** What differs between the two printed texts, as named facts: rules ask for the fact, never for the edition. */
export interface Edition {
  readonly id: 'fr' | 'en';
  /** 4Cf 4Cg A double needs strictly more than twice the loser's total, or twice is enough. */
  readonly doubleIsStrict: boolean;
  /** 4Co 4Cp When one army is done the other takes everything left at once, or rolls on. */
  readonly lastArmyTakesAll: boolean;
  /** 6.1h 6.2e 2e Every unit in a redoubt has six front hexes, not only infantry. */
  readonly redoubtFacesAllForEveryUnit: boolean;
  /** 7.5a 7.5c 7.5e Entering a bridge hex always ends movement, or only bars the far bank. */
  readonly bridgeAlwaysStops: boolean;
  /** 7.5b A road bridge on a hexside ends movement just beyond it. */
  readonly hexsideBridgeStops: boolean;
  /** 7.5f 7.5h Routed units can break a bridge behind them. */
  readonly routBreaksBridges: boolean;
  /** 7.5m One attacker at most where a bridge is fought for. */
  readonly oneAttackerAtBridge: boolean;
  /** 7.6c 7.6h Breaches at once where nobody defends; 7.6b 7.6d or all of them at the end of the phase. */
  readonly breachesWaitForPhaseEnd: boolean;
  /** 7.8a 7.8b 13.1p The baggage is a piece that fills its hex and may move, or a mark on the ground. */
  readonly baggageIsPiece: boolean;
  /** 0.3b A breached work stops retreat and rout like a whole one. */
  readonly breachStopsRetreat: boolean;
  /** 8.1f Villars' range commands French batteries. */
  readonly villarsCommandsGuns: boolean;
  /** 9.3a 9.3b One flank touching is enough for a line, or both must. */
  readonly lineNeedsBothFlanks: boolean;
  /** 10.2e 10.2f Works and redoubts stand in the way of guns. */
  readonly worksBlockSight: boolean;
  /** 10.2h A battery on high ground is masked only next to its target; 10.2i a battery below is not masked there. */
  readonly highBatteryRule: 'fr' | 'en';
  /** 11.3a Cavalry may charge. */
  readonly hasCharge: boolean;
  /** 11.6e 11.6f Only a marker from before the shock counts for the star, or any marker. */
  readonly starNeedsEarlierMarker: boolean;
  /** 11.7d Two enemy works behind a unit destroy it. */
  readonly worksBehindDestroy: boolean;
  /** 12.3c 12.3d The rout test is against strength, or against morale. */
  readonly routTestsStrength: boolean;
}

const FR: Edition = {
  id: 'fr',
  doubleIsStrict: true,
  lastArmyTakesAll: true,
  redoubtFacesAllForEveryUnit: false,
  bridgeAlwaysStops: true,
  hexsideBridgeStops: true,
  routBreaksBridges: false,
  oneAttackerAtBridge: false,
  breachesWaitForPhaseEnd: false,
  baggageIsPiece: false,
  breachStopsRetreat: false,
  villarsCommandsGuns: false,
  lineNeedsBothFlanks: false,
  worksBlockSight: true,
  highBatteryRule: 'fr',
  hasCharge: false,
  starNeedsEarlierMarker: true,
  worksBehindDestroy: true,
  routTestsStrength: true,
};

const EN: Edition = {
  id: 'en',
  doubleIsStrict: false,
  lastArmyTakesAll: false,
  redoubtFacesAllForEveryUnit: true,
  bridgeAlwaysStops: false,
  hexsideBridgeStops: false,
  routBreaksBridges: true,
  oneAttackerAtBridge: true,
  breachesWaitForPhaseEnd: true,
  baggageIsPiece: true,
  breachStopsRetreat: true,
  villarsCommandsGuns: true,
  lineNeedsBothFlanks: true,
  worksBlockSight: false,
  highBatteryRule: 'en',
  hasCharge: true,
  starNeedsEarlierMarker: false,
  worksBehindDestroy: false,
  routTestsStrength: false,
};

export const EDITIONS: Readonly<Record<'fr' | 'en', Edition>> = { fr: FR, en: EN };
