import type { GoalSpread } from '#engine/players/goals/spread.ts';
import { HOCKEY_LEVELS, type Role } from '#engine/players/hockey/params.ts';
import { nelderMead } from '../../fit/nelderMead.ts';
import type { Night, NightSide } from './nights.ts';

/** Nights on which the spread of ice time is fitted, at most, evenly spaced. */
const NIGHTS = 20_000;
/** The usual night strays by no less than this share, whatever else is not known. */
const LEAST_USUAL = 0.075;
/** Who had less than this share of his time left early. */
const EARLY = 0.5;

/** Chance that a skater leaves early: those below the share, doubled, as one who leaves has played any share of his time. */
export const nightLeaves = (nights: readonly Night[]): number =>
  nights.filter(({ ratio }) => ratio < EARLY).length / EARLY / Math.max(1, nights.length);

/**
 * How a role's ice time strays, by maximum likelihood of two normals; `unknown` multiplies what was said not to be known.
 */
export function iceSpread(
  nights: readonly Night[],
  role: Role,
): { readonly spread: GoalSpread; readonly unknown: number } {
  const stayed = nights.filter((night) => night.role === role && night.ratio >= EARLY);
  const step = Math.max(1, Math.floor(stayed.length / NIGHTS));
  const some = stayed.filter((_, at) => at % step === 0);
  const loss = ([usual = 0, odd = 0, share = 0, unknown = 0]: readonly number[]): number => {
    if (usual < LEAST_USUAL || odd <= usual || share < 0.01 || share > 0.6 || unknown < 0)
      return Number.NaN;
    let sum = 0;
    for (const { ratio, iceUnknown } of some) {
      const more = (unknown * iceUnknown) ** 2;
      sum -= Math.log(
        (1 - share) * density(ratio - 1, usual ** 2 + more) +
          share * density(ratio - 1, odd ** 2 + more),
      );
    }
    return sum / some.length;
  };
  const { at } = nelderMead(loss, [0.1, 0.25, 0.15, 1], {
    steps: [0.02, 0.05, 0.05, 0.3],
    most: 300,
    tolerance: 1e-6,
  });
  const [usual = 0.1, odd = 0.25, oddChance = 0.15, unknown = 1] = at;
  return { spread: { usual, odd, oddChance }, unknown };
}

const density = (off: number, variance: number): number =>
  Math.exp((-off * off) / (2 * variance)) / Math.sqrt(variance);

/** Levels' means relative to the expected, and the dispersion of a negative binomial about them. */
export function savedSpread(sides: readonly NightSide[]): {
  readonly byMargin: number[];
  readonly dispersion: number;
} {
  const byMargin = Array.from({ length: 2 * HOCKEY_LEVELS + 1 }, (_, level) => {
    const here = sides.filter((side) => side.level === level);
    const expected = here.reduce((sum, side) => sum + side.expected, 0);
    return expected > 0 ? here.reduce((sum, side) => sum + side.saved, 0) / expected : 1;
  });
  let over = 0;
  let means = 0;
  for (const { saved, expected, level } of sides) {
    const mean = expected * (byMargin[level] ?? 1);
    over += (saved - mean) ** 2 - mean;
    means += mean ** 2;
  }
  return { byMargin, dispersion: over > 0 ? means / over : 1e6 };
}

/**
 * Shape of the gamma by which a role's shots stray beyond chance, and what multiplies a rate's unknown: the excess of the squares
 * over a multinomial's, regressed on the square of the unknown.
 */
export function shotSpread(
  nights: readonly Night[],
  role: Role,
): { readonly shape: number; readonly unknown: number } {
  let [n, x, y, xx, xy] = [0, 0, 0, 0, 0];
  for (const night of nights) {
    if (night.role !== role || night.expected <= 0) continue;
    const weight = night.expected ** 2;
    const excess = ((night.saved - night.expected) ** 2 - night.expected) / weight;
    const unknown = night.rateUnknown ** 2;
    n += weight;
    x += weight * unknown;
    y += weight * excess;
    xx += weight * unknown * unknown;
    xy += weight * unknown * excess;
  }
  const slope = Math.max(0, (n * xy - x * y) / (n * xx - x * x));
  const base = (y - slope * x) / n;
  return { shape: 1 / Math.max(0.002, base), unknown: Math.sqrt(slope) };
}
