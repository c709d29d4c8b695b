import type { ShownMatch } from '#contract/answers/tennis/prediction.ts';
import type { Instant } from '#domain/time/time.ts';
import { type LikeliestSets, likeliestSets } from './likeliestSets.ts';

/** A match of the table that opens the page of tennis. */
export interface NextMatch {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  readonly tournament: string;
  /** ISO 8601 in UTC. */
  readonly start: string;
  /** % of simulated matches home wins, 0–100. */
  readonly homeWin: number;
  readonly sets?: LikeliestSets | undefined;
  /** The match's own page, if the site has built one. */
  readonly path?: string | undefined;
}

/** Rows of the table. */
const SHOWN = 6;

const row = (prediction: ShownMatch, paths: Readonly<Record<string, string>>): NextMatch => ({
  id: prediction.idEvent,
  home: prediction.strHomeTeam,
  away: prediction.strAwayTeam,
  tournament: prediction.tournament,
  start: prediction.startTime,
  homeWin: prediction.homeWinProbability,
  sets: likeliestSets(prediction),
  path: paths[prediction.idEvent],
});

/** The next matches still to start, by start. */
export const nextRows = (
  list: readonly ShownMatch[],
  paths: Readonly<Record<string, string>>,
  now: Instant,
): readonly NextMatch[] =>
  list
    .filter(({ startTime }) => Date.parse(startTime) > new Date(now).getTime())
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
    .slice(0, SHOWN)
    .map((prediction) => row(prediction, paths));
