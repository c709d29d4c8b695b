import { negativeBinomialCounts } from '../scoring/distributions.ts';

/** Runs of a side in regulation, 0 to 60, and in one inning, 0 to 20, are told apart. */
export const RUNS = 61;
export const INNING_RUNS = 21;
/** The largest margin of a walk-off: a grand slam in a level game. */
export const LARGEST_WALK_OFF = 4;

/** Nine innings at one pair of scoring rates: probabilities of 0, 1, 2 … runs in each part of the game. */
export interface Innings {
  /** The visitors in nine innings. */
  readonly away: Float64Array;
  /** The home side in eight, and in its ninth if it were played to the end. */
  readonly home: Float64Array;
  readonly ninth: Float64Array;
  /** Sets all three for mean runs of nine full innings. */
  set(homeMean: number, awayMean: number): void;
}

/**
 * A negative binomial is the sum of nine independent ones with a ninth of its mean and of its dispersion, so innings
 * can be taken out of a game.
 * @param dispersion of a side's runs in nine full innings: variance = mean + mean² ÷ dispersion
 */
export function inningsOf(dispersion: number): Innings {
  const nine = negativeBinomialCounts(dispersion, RUNS);
  const eight = negativeBinomialCounts((dispersion * 8) / 9, RUNS);
  const one = negativeBinomialCounts(dispersion / 9, INNING_RUNS);
  const away = new Float64Array(RUNS);
  const home = new Float64Array(RUNS);
  const ninth = new Float64Array(INNING_RUNS);
  return {
    away,
    home,
    ninth,
    set(homeMean, awayMean) {
      nine(away, awayMean);
      eight(home, (homeMean * 8) / 9);
      one(ninth, homeMean / 9);
    },
  };
}
