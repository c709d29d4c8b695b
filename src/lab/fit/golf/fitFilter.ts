import type { GolfParams } from '#engine/golf/params.ts';
import { nelderMead } from '../nelderMead.ts';
import { filterLoss } from './filterLoss.ts';
import type { PlayedTournament } from './tournaments.ts';

type FilterParams = Omit<GolfParams, 'withdrawal' | 'upset' | 'par'>;

/** Plain starting values: a round's noise of three strokes, players two strokes apart, form of two months, some rust. */
const START: FilterParams = {
  roundSd: 3,
  firstVariance: 4,
  newcomer: -2,
  newcomerField: 0.5,
  newcomerVariance: 4,
  drift: 0.0005,
  formVariance: 0.2,
  formDays: 60,
  rust: 0.1,
  debut: 0.5,
};

/** Searched as they are; the others are positive, and searched in their logarithm. */
const PLAIN: readonly (keyof FilterParams)[] = ['newcomer', 'newcomerField', 'rust', 'debut'];
const KEYS = Object.keys(START) as (keyof FilterParams)[];

/** Seasons at the beginning that only warm the ratings up, where there are more than these. */
const WARM_UP = 2;

/**
 * The filter's parameters by maximum likelihood on the events given, whose first two seasons only warm it up.
 * Deterministic.
 */
export function fitFilter(
  events: readonly PlayedTournament[],
  rest: Pick<GolfParams, 'withdrawal' | 'upset' | 'par'>,
): GolfParams {
  const seasons = [...new Set(events.map(({ season }) => season))].sort((a, b) => a - b);
  const from = seasons[Math.min(WARM_UP, seasons.length - 1)] ?? 0;
  const at = (values: readonly number[]): GolfParams => {
    const filter: FilterParams = { ...START };
    const entries = KEYS.map((key, axis) => {
      const value = values[axis] ?? 0;
      return [key, PLAIN.includes(key) ? value : Math.exp(value)] as const;
    });
    return { ...filter, ...rest, ...Object.fromEntries(entries) };
  };
  const { at: best } = nelderMead(
    (values) => filterLoss(events, at(values), from),
    KEYS.map((key) => (PLAIN.includes(key) ? START[key] : Math.log(START[key]))),
    { steps: KEYS.map(() => 0.3), most: 600, tolerance: 1e-6 },
  );
  return at(best);
}
