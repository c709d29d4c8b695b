import { split } from '../../rng/counts.ts';
import { exp } from '../../rng/exp.ts';
import { gamma } from '../../rng/gamma.ts';
import type { Generator } from '../../rng/generator.ts';
import { scatteredCount } from './counts.ts';
import { stayFactor } from './elasticity.ts';
import { expectedMinutes } from './expectedMinutes.ts';
import { Minutes } from './minutes.ts';
import type { LineShape } from './params.ts';
import type { BasketballSquad } from './squad.ts';
import {
  BASKETBALL_ASSISTS,
  BASKETBALL_STATS,
  COUNTS,
  LOOSE,
  POINTS_SCORED,
  THREES,
} from './stats.ts';
import { Threes } from './threes.ts';

const WIDTH = BASKETBALL_STATS.length;
const RATES = COUNTS.length;
/** Minutes of a line, and of the rest's, are told apart below this. */
const MOST_MINUTES = 130;
/** Factor of a count by team, opponent and score stays between these. */
const MOST_FACTOR = 2;
/** Least scattering of a player's share of the score, and the least form of its gamma. */
const LEAST_VARIATION = 0.01;
const LEAST_FORM = 0.05;

/**
 * A side's lines, run by run. Minutes add up to five places, points to the score: each player's weight in it is his minutes by his
 * usage, scattered by a gamma of the night (Dirichlet-multinomial). Everything else is a negative binomial of his minutes.
 * The last line is that of the rest: who is not shown, and who is not known.
 */
export class BasketballSide {
  readonly shown: readonly string[];
  private readonly count: number;
  private readonly shape: LineShape;
  private readonly minutes: Minutes;
  /** Where each player's line goes: his own, or the rest's. */
  private readonly lineOf: Int32Array;
  /** By player, minutes and count: mean at a usual score; of points, the weight. */
  private readonly means: Float64Array;
  /** By player and count: scattering of the mean. */
  private readonly doubt: Float64Array;
  private readonly threes: readonly Threes[];
  private readonly weights: Float64Array;
  private readonly points: Int32Array;
  private readonly scoreFactor = new Float64Array(RATES);

  constructor(squad: BasketballSquad) {
    const { players, rest, shape } = squad;
    const count = players.length;
    this.count = count;
    this.shape = shape;
    const chances = players.map(({ chance }) => chance);
    const expected = expectedMinutes(players, rest.minutes, shape, chances);
    const unknown = expected[count] ?? 0;
    this.minutes = new Minutes(
      players.map(({ chance, minutesVariance }, at) => ({
        chance,
        minutes: expected[at] ?? 0,
        variance: minutesVariance,
      })),
      unknown,
      shape,
    );
    this.shown = players.flatMap(({ shown, playerId }) => (shown ? [playerId] : []));
    let line = 0;
    this.lineOf = Int32Array.from([...players, undefined], (player) =>
      player?.shown ? line++ : this.shown.length,
    );
    const factors = teamFactors(squad, expected);
    const rates = new Float64Array((count + 1) * RATES);
    this.means = new Float64Array((count + 1) * MOST_MINUTES * RATES);
    this.doubt = new Float64Array((count + 1) * RATES);
    for (let one = 0; one <= count; one++) {
      for (let stat = 0; stat < RATES; stat++) {
        const rate = (players[one]?.rates ?? rest.rates)[stat] ?? 0;
        const usual = rate * (factors[stat] ?? 1);
        rates[one * RATES + stat] = usual;
        const stays = one === count ? 0 : (shape.elasticity[stat] ?? 0);
        for (let minutes = 1; minutes < MOST_MINUTES; minutes++)
          this.means[(one * MOST_MINUTES + minutes) * RATES + stat] =
            minutes * usual * stayFactor(minutes, expected[one] ?? 1, stays);
        this.doubt[one * RATES + stat] =
          (shape.variation[stat] ?? 0) + (players[one]?.doubt[stat] ?? 0.1);
      }
    }
    this.weights = new Float64Array(count + 1);
    this.points = new Int32Array(count + 1);
    const usage = weightSum(rates, expected, chances);
    this.threes = Array.from({ length: count + 1 }, (_, one) => {
      const minutes = expected[one] ?? 0;
      const share = (minutes * (rates[one * RATES + POINTS_SCORED] ?? 0)) / usage;
      const points = Math.max(0.5, share * shape.scoring);
      return new Threes(
        points,
        this.pointsVariation(one, points),
        rates[one * RATES + THREES] ?? 0,
        Math.min(0.9, this.doubt[one * RATES + THREES] ?? 0.1),
      );
    });
  }

  /** @param from where the side's first line begins in `out` */
  draw(
    generator: Generator,
    own: number,
    other: number,
    overtimes: number,
    out: Int32Array,
    from: number,
  ): void {
    const { minutes, count, points, lineOf, scoreFactor, shape } = this;
    minutes.draw(generator, own - other, overtimes);
    this.drawPoints(generator, own);
    for (let stat = 0; stat < RATES; stat++)
      scoreFactor[stat] = exp(
        (shape.ownScore[stat] ?? 0) * (own / shape.scoring - 1) +
          (shape.otherScore[stat] ?? 0) * (other / shape.scoring - 1),
      );
    out.fill(0, from, from + (this.shown.length + 1) * WIDTH);
    let threes = 0;
    for (let one = 0; one <= count; one++) {
      const played = minutes.drawn[one] ?? 0;
      if (played === 0) continue;
      const at = from + (lineOf[one] ?? 0) * WIDTH;
      out[at] = (out[at] ?? 0) + played;
      const scored = points[one] ?? 0;
      out[at + 1 + POINTS_SCORED] = (out[at + 1 + POINTS_SCORED] ?? 0) + scored;
      const long = this.threes[one]?.draw(generator, scored) ?? 0;
      threes += long;
      out[at + 1 + THREES] = (out[at + 1 + THREES] ?? 0) + long;
      const row = this.rowOf(one, played);
      for (const stat of LOOSE) {
        const mean = (this.means[row + stat] ?? 0) * (scoreFactor[stat] ?? 1);
        const drawn = scatteredCount(generator, mean, this.doubt[one * RATES + stat] ?? 0.1);
        out[at + 1 + stat] = (out[at + 1 + stat] ?? 0) + drawn;
      }
    }
    this.limitAssists(threes + Math.floor((own - 3 * threes) / 2), out, from);
  }

  /** Splits the score; without anybody who could score, it is the rest's. */
  private drawPoints(generator: Generator, score: number): void {
    const { weights, count, points, minutes } = this;
    let usage = 0;
    for (let one = 0; one <= count; one++) {
      const weight = this.means[this.rowOf(one, minutes.drawn[one] ?? 0) + POINTS_SCORED] ?? 0;
      weights[one] = weight;
      usage += weight;
    }
    // Sharing a given score narrows each: by what the others' scattering does not add back.
    let others = 0;
    for (let one = 0; one <= count; one++) {
      const share = usage > 0 ? (weights[one] ?? 0) / usage : 0;
      if (share > 0) others += share * share * this.pointsVariation(one, score * share);
    }
    for (let one = 0; one <= count; one++) {
      const weight = weights[one] ?? 0;
      if (weight === 0) continue;
      const share = weight / usage;
      const wanted = this.pointsVariation(one, score * share) + 1 / Math.max(1, score) - others;
      const form = Math.max(
        LEAST_FORM,
        ((1 - share) * (1 - share)) / Math.max(LEAST_VARIATION, wanted),
      );
      weights[one] = (weight * gamma(generator, form)) / form;
    }
    const left = split(generator, score, weights, points);
    if (left > 0) points[count] = left;
  }

  private rowOf(one: number, minutes: number): number {
    return (one * MOST_MINUTES + Math.min(minutes, MOST_MINUTES - 1)) * RATES;
  }

  private pointsVariation(one: number, mean: number): number {
    return (
      (this.doubt[one * RATES + POINTS_SCORED] ?? 0.1) + this.shape.lumps / Math.max(0.5, mean)
    );
  }

  /** There is at most an assist a basket: what is too much is taken from those who have most. */
  private limitAssists(baskets: number, out: Int32Array, from: number): void {
    const lines = this.shown.length + 1;
    let over = -baskets;
    for (let line = 0; line < lines; line++)
      over += out[from + line * WIDTH + 1 + BASKETBALL_ASSISTS] ?? 0;
    for (; over > 0; over--) {
      let most = from + 1 + BASKETBALL_ASSISTS;
      for (let line = 1; line < lines; line++) {
        const at = from + line * WIDTH + 1 + BASKETBALL_ASSISTS;
        if ((out[at] ?? 0) > (out[most] ?? 0)) most = at;
      }
      out[most] = (out[most] ?? 0) - 1;
    }
  }
}

/** Factors of each count by opponent, and by what the team usually collects beside what those who play would. */
function teamFactors(squad: BasketballSquad, expected: Float64Array): number[] {
  const { players, rest, usual, opponent, shape } = squad;
  return COUNTS.map((_, stat) => {
    if (stat === POINTS_SCORED || stat === THREES)
      return stat === THREES ? (opponent[stat] ?? 1) : 1;
    let sum = (expected[players.length] ?? 0) * (rest.rates[stat] ?? 0);
    players.forEach(({ chance, rates }, at) => {
      sum += chance * (expected[at] ?? 0) * (rates[stat] ?? 0);
    });
    const team = usual[stat] ?? 0;
    const ratio = team > 0 && sum > 0 ? team / sum : 1;
    const inherited = 1 + (shape.inherited[stat] ?? 0) * (ratio - 1);
    return Math.min(MOST_FACTOR, Math.max(1 / MOST_FACTOR, inherited * (opponent[stat] ?? 1)));
  });
}

function weightSum(
  rates: Float64Array,
  expected: Float64Array,
  chances: readonly number[],
): number {
  const rest = chances.length;
  let sum = (expected[rest] ?? 0) * (rates[rest * RATES + POINTS_SCORED] ?? 0);
  chances.forEach((chance, at) => {
    sum += chance * (expected[at] ?? 0) * (rates[at * RATES + POINTS_SCORED] ?? 0);
  });
  return Math.max(sum, 1e-6);
}
