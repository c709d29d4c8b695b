import { MARGIN_WEIGHTS, SCORE_WEIGHTS } from '#engine/football/inputs.ts';
import { bell, FOOTBALL_SCORES } from '#engine/football/lattice.ts';

/** A training game: the model's center for it, and its result. */
interface CentredGame {
  readonly centre: number;
  readonly total: number;
  readonly home: number;
  readonly away: number;
}

interface FootballWeights {
  readonly margin: number[];
  readonly score: number[];
}

const ROUNDS = 25;
/** Weight, in games, of the smooth share for each margin and each score. Ties and shutouts are not shrunk. */
const MARGIN_PRIOR = 5;
const SCORE_PRIOR = 1;

/**
 * Weights of margins and scores by iterative proportional fitting (Deming and Stephan, 1940): each round scales
 * the weights by observed ÷ expected counts. A score of 1 has weight 0; so has a tie if none was ever played.
 */
export function footballWeights(
  games: readonly CentredGame[],
  marginSd: number,
  totalSd: number,
): FootballWeights {
  const margin = new Float64Array(FOOTBALL_SCORES).fill(1);
  const score = new Float64Array(FOOTBALL_SCORES).fill(1);
  const observed = observe(games);
  if ((observed.margin[0] ?? 0) === 0) margin[0] = 0;
  score[1] = 0;
  const bins = binned(games);
  for (let round = 0; round < ROUNDS; round++) {
    const margins = expect(bins, margin, score, marginSd, totalSd).margin;
    scale(margin, observed.margin, margins, MARGIN_WEIGHTS, MARGIN_PRIOR);
    const scores = expect(bins, margin, score, marginSd, totalSd).score;
    scale(score, observed.score, scores, SCORE_WEIGHTS, SCORE_PRIOR);
  }
  return {
    margin: [...margin.subarray(0, MARGIN_WEIGHTS)],
    score: [...score.subarray(0, SCORE_WEIGHTS)],
  };
}

interface Counts {
  readonly margin: Float64Array;
  readonly score: Float64Array;
}

const noCounts = (): Counts => ({
  margin: new Float64Array(FOOTBALL_SCORES),
  score: new Float64Array(FOOTBALL_SCORES),
});

function bump(counts: Float64Array, index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}

function observe(games: readonly CentredGame[]): Counts {
  const counts = noCounts();
  for (const { home, away } of games) {
    bump(counts.margin, Math.abs(home - away), 1);
    bump(counts.score, home, 1);
    bump(counts.score, away, 1);
  }
  return counts;
}

interface Bin {
  readonly centre: number;
  readonly total: number;
  games: number;
}

/** Games with nearly the same center share one table. */
function binned(games: readonly CentredGame[]): Bin[] {
  const bins = new Map<string, Bin>();
  for (const game of games) {
    const centre = 3 * Math.round(game.centre / 3);
    const total = 4 * Math.round(game.total / 4);
    const key = `${centre} ${total}`;
    const bin = bins.get(key) ?? { centre, total, games: 0 };
    bin.games += 1;
    bins.set(key, bin);
  }
  return [...bins.values()];
}

function expect(
  bins: readonly Bin[],
  margin: Float64Array,
  score: Float64Array,
  marginSd: number,
  totalSd: number,
): Counts {
  const expected = noCounts();
  const cells = new Float64Array(FOOTBALL_SCORES * FOOTBALL_SCORES);
  const margins = new Float64Array(2 * FOOTBALL_SCORES - 1);
  const totals = new Float64Array(2 * FOOTBALL_SCORES - 1);
  for (const bin of bins) {
    bell(margins, 1 - FOOTBALL_SCORES, bin.centre, marginSd);
    bell(totals, 0, bin.total, totalSd);
    const all = fill(cells, margins, totals, margin, score);
    for (let cell = 0; cell < cells.length; cell++) {
      const share = ((cells[cell] ?? 0) / all) * bin.games;
      const home = Math.floor(cell / FOOTBALL_SCORES);
      const away = cell % FOOTBALL_SCORES;
      bump(expected.margin, Math.abs(home - away), share);
      bump(expected.score, home, share);
      bump(expected.score, away, share);
    }
  }
  return expected;
}

function fill(
  cells: Float64Array,
  margins: Float64Array,
  totals: Float64Array,
  margin: Float64Array,
  score: Float64Array,
): number {
  let all = 0;
  for (let home = 0; home < FOOTBALL_SCORES; home++) {
    for (let away = 0; away < FOOTBALL_SCORES; away++) {
      const weight = (score[home] ?? 0) * (score[away] ?? 0) * (margin[Math.abs(home - away)] ?? 0);
      const mass =
        weight * (margins[FOOTBALL_SCORES - 1 + home - away] ?? 0) * (totals[home + away] ?? 0);
      cells[home * FOOTBALL_SCORES + away] = mass;
      all += mass;
    }
  }
  return all;
}

/** (observed + prior) ÷ (expected + prior); expected: the count with weight 1 next to the other weights. */
function scale(
  weights: Float64Array,
  observed: Float64Array,
  expected: Float64Array,
  count: number,
  prior: number,
): void {
  for (let index = 0; index < count; index++) {
    const weight = weights[index] ?? 0;
    if (weight === 0) continue;
    const plain = (expected[index] ?? 0) / weight;
    const shrink = index === 0 ? 0 : prior;
    weights[index] = ((observed[index] ?? 0) + shrink) / (plain + shrink);
  }
}
