import type { FeedGame, Team, Venue } from '#domain/game/game.ts';
import type { Weather } from '#domain/game/weather.ts';
import type { League } from '#domain/leagues/league.ts';
import { finalScoreProblem } from '#domain/plausible/game.ts';
import { looseInstant } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem, shapeFault } from '../../reading/items.ts';
import { readCalledAfter } from './calledAfter.ts';
import { readNotes } from './notes.ts';
import { readOpeningQuotes, readQuotes } from './quote.ts';
import { inRegulation } from './regulation.ts';
import {
  type EspnCompetitor,
  type EspnEvent,
  type EspnVenue,
  type EspnWeather,
  espnGameSchema,
} from './schema.ts';
import { readSides } from './sides.ts';
import {
  isPostseason,
  isPreseason,
  readEspnStage,
  readGameScore,
  readSeasonYear,
} from './stage.ts';
import { readStarters } from './starters.ts';

/** Undefined if the feed gives nothing usable. ESPN's temperatures are °F, wind speeds mph. */
function readWeather(weather: EspnWeather, asOf: string): Weather | undefined {
  if (!weather) return undefined;
  // Once a game has begun, ESPN sends the condition's number as its name and the name as its number.
  const description = [weather.displayValue, weather.conditionId].find(
    (value) => value !== undefined && /\p{L}/u.test(value),
  );
  const temperature = weather.temperature ?? weather.highTemperature;
  const { windSpeed, humidity } = weather;
  if (description === undefined && temperature === undefined && windSpeed === undefined) {
    return undefined;
  }
  const windDirection = /^[NESW]{1,3}$/.test(weather.windDirection ?? '')
    ? weather.windDirection
    : undefined;
  return { temperature, windSpeed, windDirection, humidity, description, asOf };
}

/** The parser's external inputs: it is pure, so a test can fix the clock. */
export interface ParseContext {
  readonly league: League;
  /** Time of the request to the feed, ISO 8601 in UTC. */
  readonly asOf: string;
  /** Key of a team's rating; see leagues/sideKey.ts. */
  readonly keyOf: (team: EspnCompetitor['team']) => string | undefined;
}

function readVenue(venue: EspnVenue): Venue | undefined {
  const name = venue?.fullName ?? venue?.displayName;
  return name ? { name, city: venue?.address?.city, indoor: venue?.indoor } : undefined;
}

/** Limit of a start's distance: no schedule reaches further. */
const FURTHEST_MS = 2 * 366 * 86_400_000;

function buildGame(event: EspnEvent, context: ParseContext): Parsed<FeedGame> {
  const { league, asOf, keyOf } = context;
  const [competition] = event.competitions;
  if (!competition) return refusedItem('no competition');
  const gameTime = looseInstant(competition.date) ?? looseInstant(event.date);
  if (!gameTime) return refusedItem('no valid date');
  if (Date.parse(gameTime) - Date.parse(asOf) > FURTHEST_MS) return refusedItem('years ahead');
  const sides = readSides(competition.competitors, event.shortName, league);
  if (!sides.ok) return sides;
  const { home, away, homeTeam, awayTeam } = sides.value;

  const homeScore = readGameScore(home.score, league);
  const awayScore = readGameScore(away.score, league);
  const score =
    homeScore !== undefined && awayScore !== undefined
      ? { home: homeScore, away: awayScore }
      : undefined;
  const status = competition.status ?? event.status;
  const played = { home, away, happenings: competition.details ?? [] };
  const stage = inRegulation(league, readEspnStage(status, score), status, played);
  if (!stage.ok) return stage;
  const odd = stage.value.status === 'final' && finalScoreProblem(stage.value.score, league);
  if (odd) return refusedItem(odd);

  // Preseason sides play with other players: they neither use nor update the ratings.
  const rated = !isPreseason(league, event.season);
  const withKey = (team: Team, side: EspnCompetitor): Team =>
    rated ? { ...team, ratingKey: keyOf(side.team) } : team;
  const postseason = isPostseason(league, event.season);
  const venue = readVenue(competition.venue ?? event.venue);
  const begun = stage.value.status === 'live' || stage.value.status === 'final';
  const season = readSeasonYear(league, event.season, new Date(gameTime));
  const quoted = {
    league,
    sides: { home: homeTeam.abbreviation, away: awayTeam.abbreviation },
    begun,
    asOf,
  };
  const openings = readOpeningQuotes(competition.odds ?? [], quoted);
  const labels = [status?.type?.detail, status?.type?.shortDetail];

  return parsedItem({
    sourceId: event.id,
    league,
    season,
    postseason,
    ...(!rated && { preseason: true }),
    gameTime,
    timeKnown:
      competition.timeValid !== false && !labels.some((label) => /\bTBD\b/.test(label ?? '')),
    neutralSite: competition.neutralSite ?? false,
    ...readNotes(competition, postseason),
    homeTeam: withKey(homeTeam, home),
    awayTeam: withKey(awayTeam, away),
    venue,
    // Under a roof, the weather outside does not affect the game.
    weatherData: venue?.indoor
      ? undefined
      : readWeather(event.weather ?? competition.weather, asOf),
    odds: readQuotes(competition.odds ?? [], quoted),
    ...(openings.length > 0 && { openings }),
    ...(stage.value.status === 'final' && {
      calledAfter: readCalledAfter({
        league,
        season,
        score: stage.value.score,
        status,
        whole: competition.format?.regulation?.periods,
        home,
        away,
      }),
    }),
    ...(rated && readStarters({ home, away }, competition.leaders, league, stage.value.status)),
    ...readTeamIds(home, away),
    ...stage.value,
  });
}

/** A team's id becomes part of an address: only digits. */
const TEAM_ID = /^\d{1,9}$/;

function readTeamIds(home: EspnCompetitor, away: EspnCompetitor) {
  const [homeId = '', awayId = ''] = [home.team.id, away.team.id];
  return (
    TEAM_ID.test(homeId) && TEAM_ID.test(awayId) && { teamIds: { home: homeId, away: awayId } }
  );
}

/** One event of a scoreboard. Never throws, whatever the feed sends. */
export function parseEvent(event: unknown, context: ParseContext): Parsed<FeedGame> {
  const shape = espnGameSchema.safeParse(event);
  if (shape.success) return buildGame(shape.data, context);
  return refusedItem(shapeFault(shape.error));
}
