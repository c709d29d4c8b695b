import type { FeedGame, Team } from '#domain/game/game.ts';
import type { Weather } from '#domain/game/weather.ts';
import type { OpeningQuote } from '#domain/prices/odds.ts';

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

/** A price in the form `ingest_games` takes; it was seen when the feed gave it. */
export const fedQuoteRow = (quote: OpeningQuote) => ({
  book: quote.book,
  source: quote.feed,
  provider: quote.provider,
  sample: quote.sample,
  moneyline_home: quote.moneyline?.home,
  moneyline_away: quote.moneyline?.away,
  moneyline_draw: quote.moneyline?.draw,
  spread_line: quote.spread?.line,
  spread_home: quote.spread?.home,
  spread_away: quote.spread?.away,
  total_line: quote.total?.line,
  total_over: quote.total?.over,
  total_under: quote.total?.under,
});

/** Weather in the form `ingest_games` takes. */
export const fedWeatherRow = (weather: Weather) => ({
  temperature: weather.temperature,
  wind_speed: weather.windSpeed,
  wind_direction: weather.windDirection,
  precipitation: weather.precipitation,
  visibility: weather.visibility,
  humidity: weather.humidity,
  uv_index: weather.uvIndex,
  description: weather.description,
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
