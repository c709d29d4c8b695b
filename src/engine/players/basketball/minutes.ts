import { type Generator, uniform } from '../../rng/generator.ts';
import { interpolatedAt } from './knots.ts';
import { OVERTIME_MINUTES } from './overtime.ts';
import { type LineShape, MINUTE_KNOTS, MINUTE_TIERS } from './params.ts';

/** One of a side whose minutes are drawn. */
interface Expected {
  /** 0 to 1. */
  readonly chance: number;
  /** If he plays. */
  readonly minutes: number;
  /** Of what we know of them, minutes². */
  readonly variance: number;
}

/** Above this every run has him. */
const CERTAIN = 0.9999;
/** Minutes from which on a player shares in overtime. */
const OVERTIME_FROM = 0.2;
/** Spread of the minutes of those nobody knows, as a share of them, and what it is at least. */
const REST_SPREAD = 0.6;
const REST_LEAST = 3;
const PASSES = 3;

/**
 * Minutes of a side's players in a run: whole ones that add up to five places. Each is drawn around his expected minutes, moved by
 * the margin; what they then miss of five places, or exceed it by, is taken on by each by his variance, which is how independent
 * draws look given their sum.
 */
export class Minutes {
  /** Of the last run: whole minutes of each player, 0 if he does not play; then of those nobody knows. */
  readonly drawn: Int32Array;
  private readonly regulation: number;
  private readonly closeMargin: number;
  private readonly usualBlowout: number;
  private readonly count: number;
  private readonly chance: Float64Array;
  private readonly mean: Float64Array;
  private readonly deviation: Float64Array;
  private readonly blowout: Float64Array;
  private readonly overtime: Float64Array;
  private readonly quantiles: readonly Float64Array[];
  /** Minutes of the run before they are whole, and how far each gives way. */
  private readonly at: Float64Array;
  private readonly gives: Float64Array;

  constructor(expected: readonly Expected[], rest: number, shape: LineShape) {
    const count = expected.length;
    const { regulation } = shape;
    this.count = count;
    this.regulation = regulation;
    this.closeMargin = shape.closeMargin;
    this.usualBlowout = shape.usualBlowout;
    this.drawn = new Int32Array(count + 1);
    this.at = new Float64Array(count + 1);
    this.gives = new Float64Array(count + 1);
    this.chance = Float64Array.from(expected, ({ chance }) => (chance > CERTAIN ? 1 : chance));
    this.mean = Float64Array.from([...expected.map(({ minutes }) => minutes), rest]);
    const restSpread = Math.max(REST_LEAST, REST_SPREAD * rest);
    const variances = expected.map(
      ({ minutes, variance }) =>
        interpolatedAt(MINUTE_KNOTS, shape.minutesNoise, minutes / regulation) + variance,
    );
    this.deviation = widened(
      [...variances, rest > 0 ? restSpread * restSpread : 0],
      [...this.chance, 1],
    );
    this.blowout = Float64Array.from([...expected, { minutes: 0 }], ({ minutes }) =>
      interpolatedAt(MINUTE_KNOTS, shape.blowout, minutes / regulation),
    );
    this.overtime = this.mean.map((minutes) => Math.max(0, minutes - OVERTIME_FROM * regulation));
    const forms = shape.minutesQuantiles.map((form) => Float64Array.from(form));
    this.quantiles = Array.from(this.mean, (minutes, one) => {
      const tier =
        one === count ? 0 : MINUTE_TIERS.filter((least) => minutes / regulation > least).length;
      return forms[tier] ?? new Float64Array([0, 0]);
    });
  }

  draw(generator: Generator, margin: number, overtimes: number): void {
    const { at, mean, deviation, gives, count } = this;
    const blown = Math.max(0, Math.abs(margin) - this.closeMargin) / 10 - this.usualBlowout;
    let extra = 0;
    for (let one = 0; one <= count; one++) {
      const chance = one === count ? 1 : (this.chance[one] ?? 0);
      const plays = chance >= 1 || (chance > 0 && uniform(generator) < chance);
      const spread = deviation[one] ?? 0;
      gives[one] = plays ? spread * spread : 0;
      at[one] = plays
        ? (mean[one] ?? 0) +
          (this.blowout[one] ?? 0) * blown +
          spread * this.standard(one, uniform(generator))
        : 0;
      if (plays) extra += this.overtime[one] ?? 0;
    }
    const longer = 5 * OVERTIME_MINUTES * overtimes;
    if (overtimes > 0 && extra > 0)
      for (let one = 0; one <= count; one++)
        if ((gives[one] ?? 0) > 0)
          at[one] = (at[one] ?? 0) + ((this.overtime[one] ?? 0) * longer) / extra;
    this.fill(5 * this.regulation + longer, this.regulation + OVERTIME_MINUTES * overtimes);
  }

  private standard(one: number, u: number): number {
    const form = this.quantiles[one];
    if (!form) return 0;
    const place = u * (form.length - 1);
    const low = Math.floor(place);
    const left = form[low] ?? 0;
    return left + (place - low) * ((form[low + 1] ?? left) - left);
  }

  /** Moves what was drawn until it adds up, each within 1 and `most`, and makes it whole. */
  private fill(all: number, most: number): void {
    const { at, gives, drawn, count } = this;
    for (let pass = 0; pass < PASSES; pass++) {
      let sum = 0;
      let give = 0;
      for (let one = 0; one <= count; one++) {
        const share = gives[one] ?? 0;
        if (share === 0) continue;
        const least = one === count ? 0 : 1;
        const limit = one === count ? all : most;
        const minutes = Math.min(limit, Math.max(least, at[one] ?? 0));
        at[one] = minutes;
        sum += minutes;
        if (pass === 0 || (minutes > least && minutes < limit)) give += share;
      }
      const off = all - sum;
      if (give === 0 || (off < 0.5 && off > -0.5)) break;
      for (let one = 0; one <= count; one++) {
        const share = gives[one] ?? 0;
        const minutes = at[one] ?? 0;
        const limit = one === count ? all : most;
        if (share > 0 && (pass === 0 || (minutes > (one === count ? 0 : 1) && minutes < limit)))
          at[one] = minutes + (off * share) / give;
      }
    }
    let left = all;
    for (let one = 0; one <= count; one++) {
      const plays = (gives[one] ?? 0) > 0;
      const least = one === count ? 0 : 1;
      const limit = one === count ? all : most;
      const whole = plays ? Math.floor(Math.min(limit, Math.max(least, at[one] ?? 0)) + 0.5) : 0;
      drawn[one] = whole;
      left -= whole;
    }
    this.settle(left, most);
  }

  /** Gives out, or takes back, the last minutes one at a time; what nobody can take is of those nobody knows. */
  private settle(off: number, most: number): void {
    const { drawn, gives, count } = this;
    let left = off;
    for (let moved = true; left !== 0 && moved; ) {
      moved = false;
      for (let one = 0; one < count && left !== 0; one++) {
        const minutes = drawn[one] ?? 0;
        if ((gives[one] ?? 0) === 0) continue;
        if (left > 0 ? minutes >= most : minutes <= 1) continue;
        const step = left > 0 ? 1 : -1;
        drawn[one] = minutes + step;
        left -= step;
        moved = true;
      }
    }
    drawn[count] = (drawn[count] ?? 0) + left;
  }
}

/** Deviations which, given the sum of all, have these variances: taking the sum as known narrows each by its share of the whole. */
function widened(variances: readonly number[], chances: readonly number[]): Float64Array {
  const wide = Float64Array.from(variances);
  for (let pass = 0; pass < 4; pass++) {
    let all = 0;
    wide.forEach((variance, at) => {
      all += variance * (chances[at] ?? 0);
    });
    variances.forEach((variance, at) => {
      const share = all > 0 ? Math.min(0.4, (wide[at] ?? 0) / all) : 0;
      wide[at] = variance / (1 - share);
    });
  }
  return wide.map((variance) => Math.sqrt(variance));
}
