import type { GolfParams } from '#engine/golf/params.ts';
import { type Axes, plainAxis, positive, searchAxes } from '../axes.ts';
import { golfFilterLoss } from './filterLoss.ts';
import type { PlayedTournament } from './tournaments.ts';

type FilterParams = Omit<GolfParams, 'withdrawal' | 'upset' | 'par'>;

/** Plain starting values: round noise of three strokes, players two strokes apart, form lasting two months, some rust. */
const AXES: Axes<keyof FilterParams> = {
  roundSd: positive(3, 0.3),
  firstVariance: positive(4, 0.3),
  newcomer: plainAxis(-2, 0.3),
  newcomerField: plainAxis(0.5, 0.3),
  newcomerVariance: positive(4, 0.3),
  drift: positive(0.0005, 0.3),
  formVariance: positive(0.2, 0.3),
  formDays: positive(60, 0.3),
  rust: plainAxis(0.1, 0.3),
  debut: plainAxis(0.5, 0.3),
};
const SEARCH = { most: 600, tolerance: 1e-6 };

/** First seasons that only warm the ratings up, if there are more seasons than these. */
const WARM_UP = 2;

/**
 * The filter's parameters by maximum likelihood on the given events, whose first two seasons only warm it up.
 * Deterministic.
 */
export function fitGolfFilter(
  events: readonly PlayedTournament[],
  rest: Pick<GolfParams, 'withdrawal' | 'upset' | 'par'>,
): GolfParams {
  const seasons = [...new Set(events.map(({ season }) => season))].sort((a, b) => a - b);
  const from = seasons[Math.min(WARM_UP, seasons.length - 1)] ?? 0;
  const loss = (filter: FilterParams): number =>
    golfFilterLoss(events, { ...filter, ...rest }, from);
  return { ...searchAxes(AXES, loss, SEARCH), ...rest };
}
