import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { availabilityColumns, availabilityOf } from '#slate/refresh/store/availabilityRow.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';
import { previousStartColumns, previousStartOf } from './previousStart.ts';
import { pricesColumns, pricesOfRow } from './quoteRow.ts';
import { expectedMovesOf, movesColumn } from './saidMoves.ts';

const teamColumns = z.object({
  name: z.string(),
  short_name: z.string(),
  abbreviation: z.string(),
  logo_url: z.string().nullable(),
  color: z.string().nullable(),
  rating_key: z.string().nullable(),
});

const price = z.number().nullable();

export const oddsColumns = pricesColumns.extend({ confirmed_at: timestampColumn });

const weatherColumns = z.object({
  temperature: price,
  wind_speed: price,
  wind_direction: z.string().nullable(),
  precipitation: price,
  visibility: price,
  humidity: price,
  uv_index: price,
  description: z.string().nullable(),
  as_of: timestampColumn,
});

const channels = z.array(z.string()).optional();
const broadcastsColumn = z.object({ national: channels, home: channels, away: channels });

/** A row of `games` with its teams, prices and weather. */
export const gameColumns = z.object({
  id: z.int(),
  source: z.string(),
  sample: z.boolean(),
  league: z.enum(TEAM_LEAGUES),
  season: z.int(),
  postseason: z.boolean(),
  preseason: z.boolean(),
  game_time: timestampColumn,
  time_known: z.boolean(),
  neutral_site: z.boolean(),
  occasion: z.string().nullable(),
  series: z.string().nullable(),
  broadcasts: broadcastsColumn.nullable(),
  status: z.enum(['scheduled', 'live', 'final', 'postponed']),
  status_detail: z.string().nullable(),
  home: teamColumns,
  away: teamColumns,
  home_rank: z.int().nullable(),
  away_rank: z.int().nullable(),
  home_record: z.string().nullable(),
  away_record: z.string().nullable(),
  home_score: z.int().nullable(),
  away_score: z.int().nullable(),
  venue_name: z.string().nullable(),
  venue_city: z.string().nullable(),
  venue_indoor: z.boolean().nullable(),
  as_of: timestampColumn,
  ...previousStartColumns,
  weather: weatherColumns.nullable(),
  odds: z.array(oddsColumns),
  /** Prices of books that are read apart from the refresh. */
  booked: z.array(oddsColumns),
  availability: z.array(availabilityColumns),
  moves: movesColumn,
});

type GameColumns = z.infer<typeof gameColumns>;

const team = (row: z.infer<typeof teamColumns>, record: string | null, rank: number | null) =>
  presentFields({
    name: row.name,
    shortName: row.short_name,
    abbreviation: row.abbreviation,
    logoUrl: row.logo_url,
    record,
    rank,
    color: row.color,
    ratingKey: row.rating_key,
  });

export const quote = ({ confirmed_at: asOf, ...row }: z.infer<typeof oddsColumns>) => ({
  ...pricesOfRow(row),
  asOf,
});

function weather(row: z.infer<typeof weatherColumns>) {
  return presentFields({
    temperature: row.temperature,
    windSpeed: row.wind_speed,
    windDirection: row.wind_direction,
    precipitation: row.precipitation,
    visibility: row.visibility,
    humidity: row.humidity,
    uvIndex: row.uv_index,
    description: row.description,
    asOf: row.as_of,
  });
}

function stage(row: GameColumns) {
  const score = { home: row.home_score ?? 0, away: row.away_score ?? 0 };
  const detail = row.status_detail ?? '';
  switch (row.status) {
    case 'scheduled':
      return { status: row.status } as const;
    case 'postponed':
      return { status: row.status, detail } as const;
    default:
      return { status: row.status, score, detail } as const;
  }
}

/**
 * Turns a row into the domain's game; its prediction is joined elsewhere. The type is inferred, so that a test can compare its
 * keys.
 */
export function gameOfColumns(row: GameColumns) {
  const venue =
    row.venue_name &&
    presentFields({ name: row.venue_name, city: row.venue_city, indoor: row.venue_indoor });
  return {
    id: row.id,
    source: row.source,
    sample: row.sample,
    league: row.league,
    season: row.season,
    postseason: row.postseason,
    ...(row.preseason && { preseason: true }),
    gameTime: row.game_time,
    timeKnown: row.time_known,
    neutralSite: row.neutral_site,
    ...presentFields({ occasion: row.occasion, series: row.series, broadcasts: row.broadcasts }),
    ...stage(row),
    homeTeam: team(row.home, row.home_record, row.home_rank),
    awayTeam: team(row.away, row.away_record, row.away_rank),
    ...(venue && { venue }),
    ...(row.weather && { weatherData: weather(row.weather) }),
    odds: [...row.odds, ...row.booked].map(quote),
    ...availabilityOf(row.availability, row.as_of),
    ...previousStartOf(row),
    ...expectedMovesOf(row.moves),
    asOf: row.as_of,
  };
}
