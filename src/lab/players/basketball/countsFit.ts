import { logStay } from '#engine/players/basketball/elasticity.ts';
import { knotWeights } from '#engine/players/basketball/knots.ts';
import {
  type BasketballPlayerParams,
  type LineShape,
  ROLE_KNOTS,
} from '#engine/players/basketball/params.ts';
import { COUNTS, POINTS_SCORED, THREES } from '#engine/players/basketball/stats.ts';
import { observeBasketball } from './observe.ts';
import type { Box } from './readBoxes.ts';

const PLACES = 3;
/** Least scattering of a count's mean from night to night. */
const LEAST_VARIATION = 0.005;

/** Estimates, from a walk with the parameters given, what position and role collect, how counts scatter and follow the score. */
export function fitCounts(
  params: BasketballPlayerParams,
  boxes: readonly Box[],
  from: number,
): BasketballPlayerParams {
  const { shape, rules } = params;
  const knots = ROLE_KNOTS.length;
  const made = COUNTS.map(() => new Float64Array(PLACES * knots));
  const could = COUNTS.map(() => new Float64Array(PLACES * knots));
  const moments = COUNTS.map(() => new Moments());
  const slopes = COUNTS.map(() => new Slopes());
  const stayed = COUNTS.map(() => [0, 0] as [number, number]);
  observeBasketball(
    params,
    boxes,
    from,
    ({ player, minutes, expected, counts, means }) => {
      const stay = logStay(minutes, expected);
      COUNTS.forEach((_, stat) => {
        const count = counts[stat] ?? Number.NaN;
        if (Number.isNaN(count)) return;
        const chances = stat === THREES ? (counts[POINTS_SCORED] ?? 0) : minutes;
        player.position.forEach((share, place) => {
          const at = player.minutes / shape.regulation;
          knotWeights(ROLE_KNOTS, at, share * count, made[stat] ?? NONE, place * knots);
          knotWeights(ROLE_KNOTS, at, share * chances, could[stat] ?? NONE, place * knots);
        });
        const mean = means[stat] ?? Number.NaN;
        if (!player.shown || !(mean > 0)) return;
        moments[stat]?.add(count, mean, player.doubt[stat] ?? 0);
        const sums = stayed[stat];
        if (!sums) return;
        sums[0] += (count - mean) * stay;
        sums[1] += mean * stay * stay;
      });
    },
    ({ told, margin }, { homeScore, awayScore, home, away }) => {
      const team = told[0]?.line.team;
      if (team !== home && team !== away) return;
      const own = team === home ? homeScore : awayScore;
      COUNTS.forEach((_, stat) => {
        let count = 0;
        let mean = 0;
        for (const { line, means } of told) {
          count += line.counts[stat] ?? Number.NaN;
          mean += means[stat] ?? Number.NaN;
        }
        if (count > 0 && mean > 0)
          slopes[stat]?.add(
            Math.log(count / mean),
            own / shape.scoring - 1,
            (own - margin) / shape.scoring - 1,
          );
      });
    },
  );
  const free = (stat: number): boolean => stat !== POINTS_SCORED && stat !== THREES;
  const followed = slopes.map((one) => one.solve());
  const fitted: LineShape = {
    ...shape,
    variation: moments.map((one, stat) =>
      stat === THREES
        ? (shape.variation[stat] ?? 0)
        : stat === POINTS_SCORED
          ? one.lumpy().variation
          : one.plain(),
    ),
    lumps: moments[POINTS_SCORED]?.lumpy().lumps ?? 0,
    elasticity: shape.elasticity.map((old, stat) => {
      const [above, below] = stayed[stat] ?? [0, 1];
      return stat === THREES ? 0 : old + above / Math.max(1, below);
    }),
    ownScore: shape.ownScore.map((old, stat) =>
      free(stat) ? old + (followed[stat]?.[0] ?? 0) : 0,
    ),
    otherScore: shape.otherScore.map((old, stat) =>
      free(stat) ? old + (followed[stat]?.[1] ?? 0) : 0,
    ),
  };
  const priors = made.map((ofCount, stat) =>
    Array.from({ length: PLACES }, (_, place) =>
      Array.from({ length: knots }, (_unused, knot) => {
        const at = place * knots + knot;
        return (ofCount[at] ?? 0) / Math.max(1, could[stat]?.[at] ?? 1);
      }),
    ),
  );
  return { ...params, shape: fitted, rules: { ...rules, priors } };
}

const NONE = new Float64Array();

/**
 * What a count's variance exceeds its mean by, as lumps · mean + variation · mean²: least squares weighted by 1 ÷ mean², or
 * variation · mean² alone.
 */
class Moments {
  private readonly line = new Slopes();
  private excess = 0;
  private squares = 0;

  add(count: number, mean: number, doubt: number): void {
    const over = (count - mean) * (count - mean) - mean - doubt * mean * mean;
    this.excess += over;
    this.squares += mean * mean;
    if (mean > 1) this.line.add(over / mean, mean, 0);
  }

  plain(): number {
    return Math.max(LEAST_VARIATION, this.excess / Math.max(1, this.squares));
  }

  lumpy(): { readonly lumps: number; readonly variation: number } {
    const { level, slope } = this.line.straight();
    return { lumps: Math.max(0, level), variation: Math.max(LEAST_VARIATION, slope) };
  }
}

/** Two slopes of a figure, least squares through 0 after taking out its mean. */
class Slopes {
  private readonly sums = new Float64Array(9);

  add(y: number, a: number, b: number): void {
    [1, y, a, b, a * a, b * b, a * b, a * y, b * y].forEach((value, at) => {
      this.sums[at] = (this.sums[at] ?? 0) + value;
    });
  }

  /** Of y on a alone. */
  straight(): { readonly level: number; readonly slope: number } {
    const [n = 0, y = 0, a = 0, , aa = 0, , , ay = 0] = this.sums;
    const across = aa - (a * a) / n;
    const slope = across > 0 ? (ay - (a * y) / n) / across : 0;
    return { level: n > 0 ? (y - slope * a) / n : 0, slope };
  }

  solve(): readonly [number, number] {
    const [n = 0, y = 0, a = 0, b = 0, aa = 0, bb = 0, ab = 0, ay = 0, by = 0] = this.sums;
    const saa = aa - (a * a) / n;
    const sbb = bb - (b * b) / n;
    const sab = ab - (a * b) / n;
    const say = ay - (a * y) / n;
    const sby = by - (b * y) / n;
    const det = saa * sbb - sab * sab;
    return det > 0 ? [(say * sbb - sby * sab) / det, (sby * saa - say * sab) / det] : [0, 0];
  }
}
