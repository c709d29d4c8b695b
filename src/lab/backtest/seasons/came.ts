import type { League } from '#domain/leagues/league.ts';
import { OUTSIDE } from '#domain/season/outside.ts';
import { initialRatings } from '#engine/ratings/fitted.ts';
import { seasonInputs } from '#engine/season/inputs.ts';
import { playSeason } from '#engine/season/play.ts';
import { walkedBracket } from './fields/walkedCollege.ts';
import type { EndedSeason } from './lastSeason.ts';
import { oddsOf } from './oddsOf.ts';
import type { PastSeason } from './pastSeason.ts';
import { seasonRow } from './seasonRows.ts';

/** Runs of a finished season: more than one, since what the rules leave open is drawn by lot. */
const RUNS = 32;

/**
 * How a season ended: its results, regular season and postseason, put through the league's rules. Lots count by their share. Nothing
 * is left to be played, so that ratings, of whatever day, have no part in it.
 */
export function cameOf(
  league: League,
  { season, format, regular, postseason, chosen }: PastSeason,
): EndedSeason {
  const day = regular[0]?.date ?? '';
  const inputs = seasonInputs({
    league,
    season,
    day,
    format,
    ratings: initialRatings(league),
    games: regular.map((game) => seasonRow(game)),
    postseason: postseason.map((game) => seasonRow(game)),
    widening: 0,
  });
  const bracket = chosen && walkedBracket(chosen.field, inputs.teams);
  const counts = playSeason({ ...inputs, bracket }, 1, RUNS);
  const goals = oddsOf(
    counts,
    format.goals.map(({ id }) => id),
  );
  const wins = counts.wins.map((byNumber) => byNumber.findIndex((count) => count > 0));
  const teams = inputs.teams.filter((team) => team !== OUTSIDE);
  if (!chosen) return { season, teams, came: { goals, wins } };
  const title = teams.map((team) => (team === chosen.champion ? 1 : 0));
  return { season, teams, came: { goals: { ...goals, title }, wins } };
}
