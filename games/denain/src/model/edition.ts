/** What differs between the two printed texts, as named facts: rules ask for the fact, never for the edition. */
const FACTS = {
  /** 4Cf 4Cg A double needs strictly more than twice the loser's total, or twice is enough. */
  doubleIsStrict: { fr: true, en: false },
  /** 4Co 4Cp When one army is done the other takes everything left at once, or rolls on. */
  lastArmyTakesAll: { fr: true, en: false },
  /** 6.1h 6.2e 2e Every unit in a redoubt has six front hexes, not only infantry. */
  redoubtFacesAllForEveryUnit: { fr: false, en: true },
  /** 7.5a 7.5c 7.5e Entering a bridge hex always ends movement, or only bars the far bank. */
  bridgeAlwaysStops: { fr: true, en: false },
  /** 7.5b A road bridge on a hexside ends movement just beyond it. */
  hexsideBridgeStops: { fr: true, en: false },
  /** 7.5f 7.5h Routed units can break a bridge behind them. */
  routBreaksBridges: { fr: false, en: true },
  /** 7.5m One attacker at most where a bridge is fought for. */
  oneAttackerAtBridge: { fr: false, en: true },
  /** 7.6c 7.6h Breaches at once where nobody defends; 7.6b 7.6d or all of them at the end of the phase. */
  breachesWaitForPhaseEnd: { fr: false, en: true },
  /** 7.8a 7.8b 13.1p The baggage is a piece that fills its hex and may move, or a mark on the ground. */
  baggageIsPiece: { fr: false, en: true },
  /** 0.3b A breached work stops retreat and rout like a whole one. */
  breachStopsRetreat: { fr: false, en: true },
  /** 8.1f Villars' range commands French batteries. */
  villarsCommandsGuns: { fr: false, en: true },
  /** 9.3a 9.3b One flank touching is enough for a line, or both must. */
  lineNeedsBothFlanks: { fr: false, en: true },
  /** 10.2e 10.2f Works and redoubts stand in the way of guns. */
  worksBlockSight: { fr: true, en: false },
  /** 10.2h A battery on high ground is masked only next to its target; 10.2i a battery below is not masked there. */
  highBatteryRule: { fr: 'fr', en: 'en' },
  /** 11.3a Cavalry may charge. */
  hasCharge: { fr: false, en: true },
  /** 11.6e 11.6f Only a marker from before the shock counts for the star, or any marker. */
  starNeedsEarlierMarker: { fr: true, en: false },
  /** 11.7d Two enemy works behind a unit destroy it. */
  worksBehindDestroy: { fr: true, en: false },
  /** 12.3c 12.3d The rout test is against strength, or against morale. */
  routTestsStrength: { fr: true, en: false },
} as const;

export type EditionId = 'fr' | 'en';
type Facts = { readonly [Fact in keyof typeof FACTS]: (typeof FACTS)[Fact][EditionId] };
export type Edition = Facts & { readonly id: EditionId };

const edition = (id: EditionId): Edition => ({
  ...(Object.fromEntries(Object.entries(FACTS).map(([fact, by]) => [fact, by[id]])) as Facts),
  id,
});
export const EDITIONS: Readonly<Record<EditionId, Edition>> = { fr: edition('fr'), en: edition('en') };
