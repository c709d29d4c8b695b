import { interpolatedAt, knotWeights } from '#engine/players/basketball/knots.ts';
import {
  type BasketballPlayerParams,
  type LineShape,
  MINUTE_KNOTS,
  MINUTE_TIERS,
} from '#engine/players/basketball/params.ts';
import { type Observed, observeBasketball } from './observe.ts';
import type { Box } from './readBoxes.ts';

/** Steps of the distribution function at which standardized minutes are kept. */
const QUANTILES = 40;
/** Squared minutes below which no variance is believed. */
const LEAST_NOISE = 3;

/** Expected minutes with the margin's part. */
const told = ({ expected, blown }: Observed, { regulation, blowout }: LineShape): number =>
  expected + blown * interpolatedAt(MINUTE_KNOTS, blowout, expected / regulation);

/** Estimates, from a walk with the parameters given, how minutes spread around what is expected: noise, margin, form. */
export function fitMinutes(
  params: BasketballPlayerParams,
  boxes: readonly Box[],
  from: number,
): LineShape {
  const { shape } = params;
  const seen: Observed[] = [];
  const usual: number[] = [];
  observeBasketball(
    params,
    boxes,
    from,
    (one) => seen.push(one),
    ({ margin }) => {
      usual.push(Math.max(0, Math.abs(margin) - shape.closeMargin) / 10);
    },
  );
  const usualBlowout = usual.reduce((sum, one) => sum + one, 0) / usual.length;
  const withBlowout = { ...shape, blowout: blowoutOf(seen, shape) };
  const minutesNoise = noiseOf(seen, withBlowout);
  const fitted = { ...withBlowout, minutesNoise, usualBlowout };
  return { ...fitted, minutesQuantiles: quantilesOf(seen, fitted) };
}

/** Slopes of the residual on the margin, by expected minutes: weighted least squares with each observation shared by two knots. */
function blowoutOf(seen: readonly Observed[], { regulation }: LineShape): number[] {
  const size = MINUTE_KNOTS.length;
  const above = new Float64Array(size);
  const below = new Float64Array(size);
  for (const { minutes, expected, blown } of seen) {
    knotWeights(MINUTE_KNOTS, expected / regulation, (minutes - expected) * blown, above);
    knotWeights(MINUTE_KNOTS, expected / regulation, blown * blown, below);
  }
  return Array.from(above, (sum, knot) => sum / Math.max(1, below[knot] ?? 1));
}

/** What the residuals' squares exceed the doubt about the mean by. */
function noiseOf(seen: readonly Observed[], shape: LineShape): number[] {
  const size = MINUTE_KNOTS.length;
  const sum = new Float64Array(size);
  const weight = new Float64Array(size);
  for (const one of seen) {
    const off = one.minutes - told(one, shape);
    const place = one.expected / shape.regulation;
    knotWeights(MINUTE_KNOTS, place, off * off - one.player.minutesVariance, sum);
    knotWeights(MINUTE_KNOTS, place, 1, weight);
  }
  return Array.from(sum, (all, knot) =>
    Math.max(LEAST_NOISE, all / Math.max(1, weight[knot] ?? 1)),
  );
}

function quantilesOf(seen: readonly Observed[], shape: LineShape): number[][] {
  const tiers: number[][] = [...MINUTE_TIERS, 1].map(() => []);
  for (const one of seen) {
    const place = one.expected / shape.regulation;
    const noise = interpolatedAt(MINUTE_KNOTS, shape.minutesNoise, place);
    const spread = Math.sqrt(noise + one.player.minutesVariance);
    const tier = MINUTE_TIERS.filter((least) => place > least).length;
    tiers[tier]?.push((one.minutes - told(one, shape)) / spread);
  }
  return tiers.map((values) => {
    values.sort((a, b) => a - b);
    return Array.from({ length: QUANTILES + 1 }, (_, at) => {
      // The ends stand for the last half step: the extremes themselves are of too few games.
      const share = Math.min(QUANTILES - 0.15, Math.max(0.15, at)) / QUANTILES;
      return values[Math.floor(share * (values.length - 1))] ?? 0;
    });
  });
}
