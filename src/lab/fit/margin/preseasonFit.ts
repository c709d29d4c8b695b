import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import type { FilterParams, MarginParams } from '#engine/ratings/margin/params.ts';
import type { PreseasonParams } from '#engine/ratings/margin/preseason.ts';
import type { FileGame } from '../row.ts';
import { searchParams } from './search.ts';
import { lossOf, type Which, type Work } from './work.ts';

/** Evaluations of the search. */
const MOST = 150;
/** The search's start: facts without any effect. */
const START: PreseasonParams = { pull: 0.1, kept: 0.9 };

/** Index of the first game of the first season with facts; −1 if there is none. */
export function firstWithFacts(games: readonly FileGame[]): number {
  const known = games.find(({ homePreseason, awayPreseason }) => homePreseason ?? awayPreseason);
  return known ? games.findIndex(({ season }) => season === known.season) : -1;
}

/** The facts' effects on a filter's ratings with the least loss; the filter's other parameters stay. */
function preseasonFit(
  league: MarginLeague,
  filter: FilterParams,
  loss: (params: FilterParams) => number,
): PreseasonParams {
  const facts = FIGURES[league].preseason ?? [];
  const start = { ...START, ...Object.fromEntries(facts.map((fact) => [fact, 0])) };
  const names = ['pull', 'kept', ...facts] as const;
  return searchParams(start, names, (preseason) => loss({ ...filter, preseason }), MOST);
}

/** Both filters with the facts' effects, fitted on the games from the first season with facts. */
export function withPreseason(work: Work, params: MarginParams, from: number): MarginParams {
  if (from < 0) return params;
  const judged = { ...work, first: Math.max(work.first, from) };
  const fitted = (filter: FilterParams, which: Which): FilterParams => ({
    ...filter,
    preseason: preseasonFit(work.league, filter, lossOf(judged, params, which)),
  });
  const line = params.line && fitted(params.line, 'line');
  return { ...params, line, score: fitted(params.score, 'score') };
}
