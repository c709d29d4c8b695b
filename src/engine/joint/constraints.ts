/** A line and the share of the stake it wins of what it wins and loses: its fair probability, pushes left out. */
export interface LineShare {
  /** A multiple of ¼: the home side's handicap, or the total. */
  readonly line: number;
  /** 0–1: of the home side covering, of the over. */
  readonly share: number;
}

/** P(home), P(draw), P(away); they sum to 1. */
export interface Results {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** What a table of scores shall say. Any of them may be absent. */
export interface Constraints {
  /** P(home) + ½ P(level); not beside `shares`. */
  readonly homeWin?: number | undefined;
  readonly shares?: Results | undefined;
  readonly spread?: LineShare | undefined;
  readonly total?: LineShare | undefined;
}
