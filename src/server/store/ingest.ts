import * as z from 'zod';
import type { FeedGame, Team } from '#domain/game.ts';
import type { League } from '#domain/league.ts';
import type { OddsQuote } from '#domain/odds.ts';
import type { Weather } from '#domain/weather.ts';
import { type Client, read } from './client.ts';
import type { Lease } from './lease.ts';
import { storeAll } from './storeAll.ts';

const teamRow = (team: Team) => ({
  name: team.name,
  short_name: team.shortName,
  abbreviation: team.abbreviation,
  logo_url: team.logoUrl,
  color: team.color,
  rating_key: team.ratingKey,
  record: team.record,
});

const quoteRow = (quote: OddsQuote) => ({
  source: quote.source,
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

const weatherRow = (weather: Weather) => ({
  temperature: weather.temperature,
  wind_speed: weather.windSpeed,
  wind_direction: weather.windDirection,
  precipitation: weather.precipitation,
  visibility: weather.visibility,
  humidity: weather.humidity,
  uv_index: weather.uvIndex,
  description: weather.description,
});

function gameRow(game: FeedGame) {
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
    home: teamRow(game.homeTeam),
    away: teamRow(game.awayTeam),
    home_score: played ? game.score.home : undefined,
    away_score: played ? game.score.away : undefined,
    venue_name: game.venue?.name,
    venue_city: game.venue?.city,
    venue_indoor: game.venue?.indoor,
    weather: game.weatherData && weatherRow(game.weatherData),
    odds: game.odds.map(quoteRow),
  };
}

/** Games, or teams, per statement: keeps a request well under a megabyte. */
const BATCH = 200;

/**
 * Stores names of a league's teams; those that a feed has named before keep what they have. Safe to repeat. `refused`
 * is told of each name that the database refuses.
 */
export async function ingestTeams(
  client: Client,
  lease: Lease,
  league: League,
  teams: readonly Team[],
  refused: (name: string, reason: string) => void = () => {},
): Promise<void> {
  const store = (batch: readonly Team[]): Promise<number> => {
    const args = { p_token: lease.token, p_league: league, p_teams: batch.map(teamRow) };
    return read(`storing the teams of ${league}`, client.rpc('ingest_teams', args), z.int());
  };
  await storeAll(teams, BATCH, store, ({ name }, reason) => refused(name, reason));
}

export interface Feed {
  readonly name: string;
  readonly sample: boolean;
  readonly asOf: Date;
  /** Told of each item that the database refuses; the rest are stored all the same. */
  readonly refused?: (sourceId: string, reason: string) => void;
}

/** Stores what a feed said; answers how many games were written. Safe to repeat. */
export function ingestGames(
  client: Client,
  lease: Lease,
  feed: Feed,
  games: readonly FeedGame[],
): Promise<number> {
  const store = (batch: readonly FeedGame[]): Promise<number> => {
    const call = client.rpc('ingest_games', {
      p_token: lease.token,
      p_source: feed.name,
      p_sample: feed.sample,
      p_as_of: feed.asOf.toISOString(),
      p_games: batch.map(gameRow),
    });
    return read('storing the games of a feed', call, z.int());
  };
  return storeAll(games, BATCH, store, ({ sourceId }, reason) => feed.refused?.(sourceId, reason));
}
