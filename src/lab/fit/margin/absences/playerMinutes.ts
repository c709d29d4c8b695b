/** One player in one game he played. */
export interface PlayerMinutes {
  /** As `starterKey` makes it. */
  readonly key: string;
  readonly minutes: number;
  /** Points by which his side did better while he was on court. */
  readonly plusMinus: number;
}
