/**
 * Ratings of tennis players: a state-space model with one level and three surface offsets per player.
 *
 * A match is decided by the difference of level + offset; it is observed through the closing line of the match
 * (once it has been played), the share of games won, or the result. Estimates drift between matches, more over a
 * lay-off, and are pulled to the official ranking.
 * Glickman (1999), "Parameter estimation in large dynamic paired comparison experiments", Applied Statistics
 * 48(3), for the state-space view of paired comparisons; Kovalchik (2020), "Extension of the Elo rating system to
 * margin of victory", International Journal of Forecasting 36(4), for margins; closing lines as observations:
 * Leitner, Zeileis and Hornik (2010), "Forecasting sports tournaments by ratings of (prob)abilities",
 * International Journal of Forecasting 26(3). Two filters run side by side: 'lines', and 'results', which never
 * sees a price.
 *
 * Limits: covariances between estimates are dropped; nationality, travel, injuries that did not end a match and
 * players' coaches are not known; a player away for three years starts anew.
 */
import { arriveSkill } from './arrive.ts';
import {
  conditionOf,
  forecastMatch,
  type KnownMatch,
  knownMatch,
  pairingOf,
  type TennisForecast,
} from './forecast.ts';
import { learnSkill } from './learn.ts';
import type { PlayedMatch, TennisEntrant, TennisFixture } from './match.ts';
import type { TennisFilterParams, TennisParams } from './params.ts';
import { newTennisPlayer, type TennisFilterName, type TennisPlayerRating } from './player.ts';

/** Players in work, by key. */
export type Players = Map<string, TennisPlayerRating>;

/** Days after which a player's ratings count for nothing. */
export const FORGOTTEN = 3 * 365;

/** The rated player, or a new one if there is none or the last match is too long ago. */
export function playerOf(
  players: Players,
  entrant: TennisEntrant,
  day: number,
  params: TennisParams,
): TennisPlayerRating {
  const known = players.get(entrant.key);
  if (known && day - known.lastDay <= FORGOTTEN) return known;
  const fresh = newTennisPlayer(entrant.rank, params);
  players.set(entrant.key, fresh);
  return fresh;
}

/** Carries both players to the day of a match and forecasts it. Call it once per match and filter. */
export function forecastMeeting(
  which: TennisFilterName,
  a: TennisPlayerRating,
  b: TennisPlayerRating,
  fixture: TennisFixture,
  params: TennisFilterParams,
): TennisForecast {
  const { day } = fixture;
  arriveSkill(a[which], a.matches > 0 ? day - a.lastDay : 0, fixture.a.rank, params);
  arriveSkill(b[which], b.matches > 0 ? day - b.lastDay : 0, fixture.b.rank, params);
  return forecastMatch(
    pairingOf(a[which], b[which], fixture.surface),
    conditionOf(fixture.a, a, day),
    conditionOf(fixture.b, b, day),
    fixture.bestOf,
    params,
  );
}

/** What the filter that speaks knows of a match whose players have been carried to its day. */
export const knownOf = (
  fixture: TennisFixture,
  {
    a,
    b,
    which,
  }: {
    readonly a: TennisPlayerRating;
    readonly b: TennisPlayerRating;
    readonly which: TennisFilterName;
  },
  params: TennisParams,
): KnownMatch =>
  knownMatch(
    pairingOf(a[which], b[which], fixture.surface),
    conditionOf(fixture.a, a, fixture.day),
    conditionOf(fixture.b, b, fixture.day),
    fixture.bestOf,
    params[which],
  );

/** Learns from the match that `forecastMeeting` has forecast. */
export const learnMatch = (
  which: TennisFilterName,
  a: TennisPlayerRating,
  b: TennisPlayerRating,
  match: PlayedMatch,
  params: TennisFilterParams,
): void => learnSkill(pairingOf(a[which], b[which], match.surface), match, params);

/** Records in both players that the match was played. */
export function recordMeeting(
  a: TennisPlayerRating,
  b: TennisPlayerRating,
  { day, retired, winner }: PlayedMatch,
): void {
  for (const player of [a, b]) {
    player.matches += 1;
    player.lastDay = day;
  }
  if (retired) (winner === 'a' ? b : a).hurtDay = day;
}
