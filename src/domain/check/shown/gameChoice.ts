/** A game that can be chosen, with its check's address. */
export interface GameChoice {
  readonly name: string;
  readonly when: string;
  readonly league: string;
  readonly href: string;
}
