/** A game's page as a function draws it. */
export interface GamePageNow {
  readonly html: string;
  /** Whether it has begun and is not over: its page is another each minute. */
  readonly isOn: boolean;
}
