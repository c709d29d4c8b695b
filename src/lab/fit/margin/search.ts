import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import type { FilterParams, TotalParams } from '#engine/ratings/margin/params.ts';
import type { StarterParams } from '#engine/ratings/margin/starters/params.ts';
import { type Axis, plain, positive, searchAxes, share } from '../axes.ts';

/** How a parameter is laid on the search's axis: positive ones by logarithm, shares by logit, others as they are. */
const SHARES: ReadonlySet<string> = new Set([
  'carry',
  'programWeight',
  'programPace',
  'slot',
  'starterCarry',
  'spreadPace',
  'pull',
  'kept',
]);
const FACTS: ReadonlySet<string> = new Set(['poll']);
const PLAIN: ReadonlySet<string> = new Set(['slope', 'newcomer', 'opening', ...FACTS]);

function axisOf(name: string, start: number): Axis {
  if (PLAIN.has(name)) return plain(start, FACTS.has(name) ? 1 : 0.1);
  return SHARES.has(name) ? share(start, 0.5) : positive(start, 0.5);
}

/** Searches end when the simplex's losses differ by less than this. */
const TOLERANCE = 2e-7;

/**
 * Parameters at which the loss is least, by Nelder and Mead's simplex from where they stand; only the named ones
 * move. Deterministic.
 * @param most evaluations at most, about
 */
export function search<P extends object, K extends keyof P & string>(
  from: P,
  names: readonly K[],
  loss: (params: P) => number,
  most: number,
): P {
  const axes = Object.fromEntries(names.map((name) => [name, axisOf(name, Number(from[name]))]));
  const at = (moved: object): P => ({ ...from, ...moved });
  return at(searchAxes(axes, (moved) => loss(at(moved)), { most, tolerance: TOLERANCE }));
}

/** The starters' constants that the search moves: of a line filter, and of one that sees no lines. */
export const starterNames = (lined: boolean): readonly StarterName[] => [
  'starterPrior',
  'newcomer',
  'opening',
  'starterDrift',
  'starterCarry',
  'starterOffseason',
  ...(lined ? (['starterSurprise'] as const) : []),
];

type FilterName = Exclude<keyof FilterParams, 'earlyGames' | 'starters'>;
type StarterName = Exclude<keyof StarterParams, 'unnamed'>;

const COLLEGE: readonly FilterName[] = ['programWeight', 'programPace'];

/**
 * What the search of the line filter moves. Baseball has no early-season gain: it came out at zero; and no rotation's
 * slot where its pitchers are named.
 */
export function lineNames(league: MarginLeague, named: boolean): readonly FilterName[] {
  const { baseball } = FIGURES[league].start;
  return [
    'drift',
    'carry',
    'offseason',
    'lineSd',
    'surprise',
    ...(baseball ? (named ? [] : (['slot'] as const)) : (['early'] as const)),
    'clip',
    'homeSeason',
    'slope',
    ...(LEAGUES[league].college ? COLLEGE : []),
  ];
}

/** What the search of the scores' filter moves. */
export const scoreNames = (league: MarginLeague): readonly FilterName[] => [
  'drift',
  'carry',
  'offseason',
  'clip',
  'homeSeason',
  'slope',
  ...(LEAGUES[league].college ? COLLEGE : []),
];

/** What the search of the totals filter moves; `lined` where there are closing totals. */
export const totalNames = (
  league: MarginLeague,
  lined: boolean,
): readonly (keyof TotalParams)[] => [
  'drift',
  'carry',
  'offseason',
  lined ? 'lineSd' : 'scoreSd',
  'baseDrift',
  'baseOffseason',
  ...(FIGURES[league].start.baseball ? (['parkVariance', 'parkOffseason'] as const) : []),
];
