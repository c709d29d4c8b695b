import { addOvertimes } from '../../basketball/joint.ts';
import { BASKETBALL_SCORES, WIDEST } from '../../basketball/tables.ts';
import type { Joint } from '../../joint/joint.ts';
import { normalCdf } from '../../rng/normalCdf.ts';
import { closeness, lawAt } from './lawAt.ts';
import type { BasketballParams, Law } from './params.ts';
import type { PublishedBasketball } from './published.ts';
import type { BasketballStand } from './readState.ts';

/** Margins to come less likely than this are left out. */
const NOTHING = 1e-12;
/** Normals are cut this many SDs from their means. */
const FARTHEST = 7;
/** Least variance of what is to come, so that the last moment has a law too. */
const LEAST = 0.01;

/** Mean and SD. */
interface Normal {
  readonly mean: number;
  readonly sd: number;
}

/** Margin and points still to come in the period, or in all of regulation. */
function comingOf(
  law: Law,
  published: PublishedBasketball,
  stand: BasketballStand,
): [Normal, Normal] {
  const { home, away, left, overtime } = stand;
  const lead = home - away;
  const close = closeness(lead);
  const surprise = lead - published.margin * (1 - left);
  const sumSurprise = overtime ? 0 : home + away - published.total * (1 - left);
  const normal = (mean: number, sd: number, variance: number): Normal => ({
    mean,
    sd: Math.sqrt(Math.max(sd * sd * left * variance, LEAST)),
  });
  return [
    normal(
      published.margin * law.strength * left + law.melt * surprise,
      published.marginSd,
      law.spread + close * law.closeSpread,
    ),
    normal(
      published.total * left * (law.points + close * law.closePoints) + law.pace * sumSurprise,
      published.totalSd,
      law.pointsSpread + close * law.closePointsSpread,
    ),
  ];
}

/** Every final score from a state, by the law alone: what is left of the period, then overtimes for as long as it is level. */
export function restOfBasketball(
  params: BasketballParams,
  published: PublishedBasketball,
  stand: BasketballStand,
): Joint {
  const weights = new Float64Array(BASKETBALL_SCORES * BASKETBALL_SCORES);
  const level = new Float64Array(BASKETBALL_SCORES);
  const law = lawAt(params, stand.left);
  const [margin, points] = comingOf(law, published, stand);
  const { home, away } = stand;
  const upTo = pointsUpTo(points);
  const lowest = Math.max(0, Math.floor(points.mean - FARTHEST * points.sd));
  for (const [coming, weight] of marginsOf(law, margin, home - away)) {
    const least = Math.abs(coming);
    const low = Math.max(least, lowest);
    const from = low + ((low - least) % 2);
    const to = Math.max(from, upTo.length - 1);
    let below = 0;
    for (let more = from; more <= to; more += 2) {
      const above = more + 2 > to ? 1 : (upTo[more] ?? 1);
      const share = weight * (above - below);
      below = above;
      const own = Math.min(home + (more + coming) / 2, WIDEST);
      const other = Math.min(away + (more - coming) / 2, WIDEST);
      const at = own * BASKETBALL_SCORES + other;
      if (home + coming === away) level[own] = (level[own] ?? 0) + share;
      else weights[at] = (weights[at] ?? 0) + share;
    }
  }
  const { shape, centre, total, totalSd } = published;
  addOvertimes(weights, level, shape, centre, total, totalSd);
  return { size: BASKETBALL_SCORES, weights };
}

/**
 * Probability of at most so many points to come, of those that fit a margin: a normal rounded to the whole numbers of one parity.
 * Fewer than the margin itself count as the margin, or a side would lose points.
 */
function pointsUpTo({ mean, sd }: Normal): Float64Array {
  const most = Math.max(0, Math.ceil(mean + FARTHEST * sd));
  return Float64Array.from({ length: most + 1 }, (_, more) => normalCdf((more + 1 - mean) / sd));
}

/** Margins to come with their probabilities: a rounded normal, weighted by where the lead then ends. */
function marginsOf(law: Law, { mean, sd }: Normal, lead: number): [number, number][] {
  const from = Math.max(Math.ceil(mean - FARTHEST * sd) - 1, -WIDEST);
  const to = Math.min(Math.floor(mean + FARTHEST * sd) + 1, WIDEST);
  const found: [number, number][] = [];
  let all = 0;
  let below = normalCdf((from - 0.5 - mean) / sd);
  for (let coming = from; coming <= to; coming++) {
    const upTo = normalCdf((coming + 0.5 - mean) / sd);
    const weight = (upTo - below) * (law.margins[Math.abs(lead + coming)] ?? 1);
    below = upTo;
    if (weight < NOTHING) continue;
    found.push([coming, weight]);
    all += weight;
  }
  return found.map(([coming, weight]) => [coming, weight / all]);
}
