import type { FeedGame, Team } from '#domain/game/game.ts';
import { fedQuoteRow } from './fedQuoteRow.ts';
import { fedWeatherRow } from './fedWeatherRow.ts';

/** A team in the form `ingest_games` takes. */
export const fedTeamRow = (team: Team) => ({
  name: team.name,
  short_name: team.shortName,
  abbreviation: team.abbreviation,
  logo_url: team.logoUrl,
  color: team.color,
  rating_key: team.ratingKey,
  record: team.record,
});

/** A game in the form `ingest_games` takes. Its players go into their own table. */
export function fedGameRow(game: FeedGame) {
  const played = game.status === 'live' || game.status === 'final';
  return {
    source_id: game.sourceId,
    league: game.league,
    season: game.season,
    postseason: game.postseason,
    preseason: game.preseason ?? false,
    game_time: game.gameTime,
    time_known: game.timeKnown,
    neutral_site: game.neutralSite,
    status: game.status,
    status_detail: game.status === 'scheduled' ? undefined : game.detail,
    home: fedTeamRow(game.homeTeam),
    away: fedTeamRow(game.awayTeam),
    home_score: played ? game.score.home : undefined,
    away_score: played ? game.score.away : undefined,
    called_after: game.calledAfter,
    venue_name: game.venue?.name,
    venue_city: game.venue?.city,
    venue_indoor: game.venue?.indoor,
    weather: game.weatherData && fedWeatherRow(game.weatherData),
    odds: game.odds.map(fedQuoteRow),
    openings: game.openings?.map(fedQuoteRow),
  };
}
