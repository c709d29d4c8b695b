import { negativeBinomialCounts } from '../scoring/distributions.ts';

/** Runs of a side, 0 to 60, are told apart. */
export const RUNS = 61;
/** The largest margin of a walk-off: a grand slam in a level game. */
export const LARGEST_WALK_OFF = 4;
/** Home runs are tabulated a little further, for the margins of walk-offs. */
const HOME_RUNS = RUNS + LARGEST_WALK_OFF;

/** Probabilities of a lead by at least 1, 2, 3 and 4 runs. */
type Over = readonly [Float64Array, Float64Array, Float64Array, Float64Array];

/** Nine innings at one pair of scoring rates: probabilities of 0, 1, 2 … runs in each part of the game. */
export interface Innings {
  /** The visitors' runs in nine innings; probability missing to 1 goes to the highest count. */
  readonly away: Float64Array;
  /** The home side's runs in eight innings, and in nine if its ninth is played to the end. */
  readonly eight: Float64Array;
  readonly nine: Float64Array;
  /** By the visitors' runs: P(home side not ahead after eight, and 1 or more, 2 or more … over them after nine). */
  readonly over: Over;
  /** Recomputes every table for the given mean runs of nine full innings. */
  set(homeMean: number, awayMean: number): void;
}

/**
 * Tables of a league's innings. A negative binomial is the sum of nine independent ones, each with a ninth of its mean and its
 * dispersion, so single innings can be taken out of a game.
 * @param dispersion of a side's runs in nine full innings: variance = mean + mean² ÷ dispersion
 */
export function inningsOf(dispersion: number): Innings {
  const ofNine = negativeBinomialCounts(dispersion, HOME_RUNS);
  const ofEight = negativeBinomialCounts((dispersion * 8) / 9, HOME_RUNS);
  const ofOne = negativeBinomialCounts(dispersion / 9, LARGEST_WALK_OFF);
  const away = new Float64Array(RUNS);
  const eight = new Float64Array(HOME_RUNS);
  const nine = new Float64Array(HOME_RUNS);
  const ninth = new Float64Array(LARGEST_WALK_OFF);
  const column = () => new Float64Array(RUNS);
  const over: Over = [column(), column(), column(), column()];
  return {
    away,
    eight,
    nine,
    over,
    set(homeMean, awayMean) {
      ofNine(away, awayMean);
      fillUp(away);
      ofNine(nine, homeMean);
      ofEight(eight, (homeMean * 8) / 9);
      ofOne(ninth, homeMean / 9);
      setOver(over, eight, nine, ninth);
    },
  };
}

/** Adds the probability missing to 1 to the highest count. */
function fillUp(counts: Float64Array): void {
  let left = 1;
  for (let count = 0; count < counts.length; count++) left -= counts[count] ?? 0;
  const top = counts.length - 1;
  counts[top] = (counts[top] ?? 0) + Math.max(left, 0);
}

/**
 * P(ahead by a walk-off) = P(not ahead after eight innings) − P(not ahead after nine). P(ahead by exactly one, two, three) = what
 * nine innings give for that lead, less the games already ahead after eight.
 */
function setOver(
  [one, two, three, four]: Over,
  eight: Float64Array,
  nine: Float64Array,
  ninth: Float64Array,
): void {
  const [n0 = 0, n1 = 0, n2 = 0] = ninth;
  let ahead = 0;
  for (let score = 0; score < RUNS; score++) {
    ahead += (eight[score] ?? 0) - (nine[score] ?? 0);
    const by1 = eight[score + 1] ?? 0;
    const by2 = eight[score + 2] ?? 0;
    const by3 = eight[score + 3] ?? 0;
    const all = Math.max(ahead, 0);
    const more = Math.max(all - Math.max((nine[score + 1] ?? 0) - by1 * n0, 0), 0);
    const exactly2 = (nine[score + 2] ?? 0) - by2 * n0 - by1 * n1;
    const most = Math.max(more - Math.max(exactly2, 0), 0);
    const exactly3 = (nine[score + 3] ?? 0) - by3 * n0 - by2 * n1 - by1 * n2;
    one[score] = all;
    two[score] = more;
    three[score] = most;
    four[score] = Math.max(most - Math.max(exactly3, 0), 0);
  }
}
