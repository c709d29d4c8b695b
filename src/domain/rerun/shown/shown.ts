/** A share that a reader may bet on, 0–1: it has a fair price. */
export interface ShownShare {
  readonly label: string;
  /** Of the stake that is not refunded. */
  readonly share: number;
  /** What it is a share of, where that is not all games. */
  readonly note?: string | undefined;
  /** True of who wins: one of these is the result in a line. */
  readonly winner?: true;
  /** The knob that sets the line it is asked of. */
  readonly line?: string;
}

/** A mean, in its own unit. */
export interface ShownMean {
  readonly label: string;
  readonly mean: number;
  /** True of margins and scores to par: they carry a sign. */
  readonly signed?: true;
}

export type BarTone = 'home' | 'away' | 'draw' | 'over';

export interface ShownBar {
  /** Printed under the bar where there is room; "" prints nothing. */
  readonly label: string;
  readonly tone: BarTone;
  /** 0–1 */
  readonly share: number;
}

/** What a what-if shows of a simulation: shares with fair prices, means, and one distribution as bars. */
export interface ShownWhatIf {
  readonly shares: readonly ShownShare[];
  readonly means: readonly ShownMean[];
  /** What the bars are of: "Final margin: Chiefs win to the left". */
  readonly title: string;
  readonly bars: readonly ShownBar[];
}

/** Where the knobs stand, by their ids. What is not named stands as published. */
export type Settings = Readonly<Record<string, number>>;
