/** What is wrong with something kept, for a person: the field and, in English, the reason. */
export interface Damage {
  readonly field: string;
  readonly reason: string;
}
