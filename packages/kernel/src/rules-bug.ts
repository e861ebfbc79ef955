/** A rules bug found while playing. Never the player's fault. */
export class RulesBug extends Error {
  override name = 'RulesBug';
}
