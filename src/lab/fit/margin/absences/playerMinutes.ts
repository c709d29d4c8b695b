/** One player in one game he played. */
export interface PlayerMinutes {
  /** As `starterKey` makes it. */
  readonly key: string;
  readonly minutes: number;
  /** His side's points minus the opponent's while he was on court. */
  readonly plusMinus: number;
}
