import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import type { FilterParams, TotalParams } from '#engine/ratings/margin/params.ts';
import type { StarterParams } from '#engine/ratings/margin/starters/params.ts';
import { type FitAxis, plainAxis, positive, searchAxes, shareAxis } from '../axes.ts';

/** How a parameter is transformed for the search: positive ones by logarithm, shares by logit, others unchanged. */
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

function axisOf(name: string, start: number): FitAxis {
  if (PLAIN.has(name)) return plainAxis(start, FACTS.has(name) ? 1 : 0.1);
  return SHARES.has(name) ? shareAxis(start, 0.5) : positive(start, 0.5);
}

/** Searches end when the simplex's losses differ by less than this. */
const TOLERANCE = 2e-7;

/**
 * Parameters with the least loss, by Nelder and Mead's simplex from their current values; only the named ones
 * move. Deterministic.
 * @param most approximate limit of evaluations
 */
export function searchParams<P extends object, K extends keyof P & string>(
  from: P,
  names: readonly K[],
  loss: (params: P) => number,
  most: number,
): P {
  const axes = Object.fromEntries(names.map((name) => [name, axisOf(name, Number(from[name]))]));
  const at = (moved: object): P => ({ ...from, ...moved });
  return at(searchAxes(axes, (moved) => loss(at(moved)), { most, tolerance: TOLERANCE }));
}

/** The starters' constants in the search: for a line filter, and for one that sees no lines. */
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
 * Parameters in the search of the line filter. Baseball has no early-season gain, which came out at zero, and no rotation
 * slot if its pitchers are named.
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

/** Parameters in the search of the scores' filter. */
export const scoreNames = (league: MarginLeague): readonly FilterName[] => [
  'drift',
  'carry',
  'offseason',
  'clip',
  'homeSeason',
  'slope',
  ...(LEAGUES[league].college ? COLLEGE : []),
];

/** Parameters in the search of the totals filter; `lined`: there are closing totals. */
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
