import type { League } from '#domain/leagues/league.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import type { PlayedGames, SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { FileGame } from '../../../fit/row.ts';
import type { KnownSeason } from './knownSeasons.ts';

/**
 * A known season as inputs of which nothing is left to play but the postseason. Its teams are those of the format; games with
 * somebody else are left out.
 */
export function overInputs(league: League, { season, regular }: KnownSeason): SeasonInputs {
  const places = placesIn(league, season);
  const teams = places.map(({ team }) => team);
  return {
    league,
    season,
    day: regular.at(-1)?.date ?? '',
    teams,
    conferences: places.map(({ conference }) => conference),
    divisions: places.map(({ division }) => division),
    played: columnsOf(regular, teams),
    postseason: columnsOf([], teams),
    left: { home: [], away: [], days: [], neutral: [], homeWin: [], draw: [], published: [] },
    strengths: { unit: 1, home: 0, ratings: [], covariance: [], widening: 1, drift: 0 },
  };
}

/** The teams of a season's format with their conference and division. */
const placesIn = (league: League, season: number) =>
  Object.entries(seasonFormatOf(league, season)?.groups ?? {}).flatMap(([conference, divisions]) =>
    Object.entries(divisions).flatMap(([division, teams]) =>
      teams.map((team) => ({ team, conference, division })),
    ),
  );

function columnsOf(games: readonly FileGame[], teams: readonly string[]): PlayedGames {
  const known = games.filter(
    ({ homeKey, awayKey }) => teams.includes(homeKey) && teams.includes(awayKey),
  );
  return {
    home: known.map(({ homeKey }) => teams.indexOf(homeKey)),
    away: known.map(({ awayKey }) => teams.indexOf(awayKey)),
    homeScore: known.map(({ homeScore }) => homeScore),
    awayScore: known.map(({ awayScore }) => awayScore),
    extra: known.map(({ overtime = '' }) => (overtime === 'SO' ? 2 : overtime === '' ? 0 : 1)),
  };
}
