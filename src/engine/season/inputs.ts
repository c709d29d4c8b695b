import type { League } from '#domain/leagues/league.ts';
import { lowerKey } from '#domain/leagues/lowerKey.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { OUTSIDE } from '#domain/season/outside.ts';
import type { SeasonFormat } from '#domain/season/seasonFormat.ts';
import type { GamesLeft, SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRow } from '#domain/season/seasonRow.ts';
import { ratingDay } from '../ratings/day.ts';
import type { LeagueRatings } from '../ratings/types.ts';
import { rounded } from '../rounded.ts';
import { playedGames, type Scheduled, seasonSchedule } from './inputs/schedule.ts';
import { seasonTeams } from './inputs/seasonTeams.ts';
import type { RatingsSource } from './inputs/source.ts';
import { sourceOf } from './inputs/sourceOf.ts';
import { seasonStrengths } from './inputs/strengths.ts';

const DIGITS = 6;

/** Everything that a season's inputs are made from. */
interface SeasonFacts {
  readonly league: League;
  /** As the league's files count it. */
  readonly season: number;
  /** The Eastern day of the forecast, YYYY-MM-DD. */
  readonly day: string;
  readonly format: Pick<SeasonFormat, 'groups'>;
  /** Carried to the day here; they must not have learned from later games. */
  readonly ratings: LeagueRatings;
  /** The regular season's games that count in the table, in any order. */
  readonly games: readonly SeasonRow[];
  /** The postseason's games; only finished ones with a winner are used. */
  readonly postseason: readonly SeasonRow[];
  /** Factor on every SD of the strengths. */
  readonly widening: number;
}

/**
 * Inputs of a season's forecast, rounded as published. A game left has the page's published share if there is one, else our
 * ratings' own forecast. Outside of soccer a tie counts half for either side. Throws an InputError if the ratings are another league's or a game is impossible.
 */
export function seasonInputs(facts: SeasonFacts): SeasonInputs {
  const { league, season, day, ratings } = facts;
  if (ratings.league !== league) {
    throw new InputError(`A ${league} season cannot be forecast from ${ratings.league} ratings`);
  }
  const teams = seasonTeams(facts.format, facts.games);
  const source = sourceOf(ratings, season, ratingDay(day));
  const games = seasonSchedule(facts.games, teams);
  const ended = seasonSchedule(facts.postseason.filter(decided), teams);
  return {
    league,
    season,
    day,
    teams: teams.teams,
    conferences: teams.conferences,
    divisions: teams.divisions,
    played: playedGames(games),
    left: gamesLeft(games, source, ratingDay(day)),
    postseason: playedGames(ended),
    strengths: seasonStrengths(
      teams.teams.filter((key) => key !== OUTSIDE),
      teams.teams.length,
      source,
      facts.widening,
    ),
  };
}

/** A drawn leg of a postseason decides nothing. */
const decided = ({ final }: SeasonRow): boolean => final !== undefined && final.home !== final.away;

/** A side that the schedule knows only as outside of the table is rated as one of a lower division. */
const ratedKey = (key: string): string => (key === OUTSIDE ? lowerKey(key) : key);

function gamesLeft(games: readonly Scheduled[], source: RatingsSource, today: number): GamesLeft {
  const left = games.filter(({ row }) => !row.final);
  const last = Math.max(today, ...left.map(({ day }) => day ?? today));
  const shares = left.map(({ row, day, homeRest, awayRest }) => {
    const { neutral } = row;
    const [homeKey, awayKey] = [ratedKey(row.homeKey), ratedKey(row.awayKey)];
    const ahead = Math.max((day ?? last) - today, 0);
    const shares =
      row.published ?? source.sharesOf({ homeKey, awayKey, neutral, ahead, homeRest, awayRest });
    return source.goals ? shares : { homeWin: shares.homeWin + shares.draw / 2, draw: 0 };
  });
  return {
    home: left.map(({ home }) => home),
    away: left.map(({ away }) => away),
    days: left.map(({ day }) => (day === undefined ? -1 : Math.max(day - today, 0))),
    neutral: left.map(({ row }) => (row.neutral ? 1 : 0)),
    homeWin: shares.map(({ homeWin }) => rounded(homeWin, DIGITS)),
    draw: shares.map(({ draw }) => rounded(draw, DIGITS)),
    published: left.map(({ row }) => (row.published ? 1 : 0)),
  };
}
