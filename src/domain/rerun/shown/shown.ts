/** A share that can be bet on, 0–1, so it has a fair price. */
export interface ShownShare {
  readonly label: string;
  /** Of the games that are not refunded. */
  readonly share: number;
  /** What is refunded: "push 2.6%". */
  readonly note?: string | undefined;
  /** True for winners: one of these is the result in one line. */
  readonly winner?: true;
  /** The knob that sets its line. */
  readonly line?: string;
}

/** A mean, in its own unit. */
interface ShownMean {
  readonly label: string;
  readonly mean: number;
  /** True for margins and scores to par, which have a sign. */
  readonly signed?: true;
}

export type BarTone = 'home' | 'away' | 'draw' | 'over';

export interface ShownBar {
  /** Printed under the bar if there is room; "" prints nothing. */
  readonly label: string;
  readonly tone: BarTone;
  /** 0–1 */
  readonly share: number;
}

/** What a what-if shows of a simulation: shares with fair prices, means, and one distribution as bars. */
export interface ShownWhatIf {
  readonly shares: readonly ShownShare[];
  readonly means: readonly ShownMean[];
  /** Title of the bars: "Final margin: Chiefs win to the left". */
  readonly title: string;
  readonly bars: readonly ShownBar[];
}

/** Values of the knobs by id. Unlisted ones are as published. */
export type KnobSettings = Readonly<Record<string, number>>;
