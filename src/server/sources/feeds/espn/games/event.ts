import type { FeedGame, Team, Venue } from '#domain/game.ts';
import type { League } from '#domain/league.ts';
import { finalScoreProblem } from '#domain/plausible/score.ts';
import { readInstant } from '../../../reading/fields.ts';
import { misshapen, type Parsed, parsed, refused } from '../../../reading/items.ts';
import { readQuotes } from './quote.ts';
import { type EspnCompetitor, type EspnEvent, type EspnVenue, eventSchema } from './schema.ts';
import { isPostseason, isPreseason, readSeason } from './season.ts';
import { readSquad } from './squad.ts';
import { readScore, readStage } from './stage.ts';
import { readTeam } from './team.ts';
import { readWeather } from './weather.ts';

/** What the parser is told from outside: pure, so a test can fix the clock. */
export interface ParseContext {
  readonly league: League;
  /** ISO 8601 in UTC: when the feed was asked. */
  readonly asOf: string;
  /** Key of a team's fitted rating; see leagues/ratingKey.ts. */
  readonly keyOf: (team: EspnCompetitor['team']) => string | undefined;
}

function readVenue(venue: EspnVenue): Venue | undefined {
  const name = venue?.fullName ?? venue?.displayName;
  return name ? { name, city: venue?.address?.city, indoor: venue?.indoor } : undefined;
}

/** "NYG @ TEN" is away @ home: true where it says the opposite of the sides. */
function isSwapped(shortName: string | undefined, home: Team, away: Team): boolean {
  const [first, second, ...rest] = shortName?.toUpperCase().split(' @ ') ?? [];
  const opposite = first === home.abbreviation && second === away.abbreviation;
  return opposite && first !== second && rest.length === 0;
}

/** The two sides, or why they are none: missing, named twice, swapped, or the same team. */
function readSides(
  competitors: readonly EspnCompetitor[],
  shortName: string | undefined,
  league: League,
) {
  const [home, ...moreHome] = competitors.filter((side) => side.homeAway === 'home');
  const [away, ...moreAway] = competitors.filter((side) => side.homeAway === 'away');
  if (!home || !away || moreHome.length || moreAway.length) {
    return refused('not one home and one away side');
  }
  const homeTeam = readTeam(home, league);
  const awayTeam = readTeam(away, league);
  if (!homeTeam.ok) return homeTeam;
  if (!awayTeam.ok) return awayTeam;
  const sameId = home.team.id !== undefined && home.team.id === away.team.id;
  if (sameId || homeTeam.value.name === awayTeam.value.name) {
    return refused('home and away are the same team');
  }
  if (isSwapped(shortName, homeTeam.value, awayTeam.value)) {
    return refused('home and away are swapped between the name and the sides');
  }
  return parsed({ home, away, homeTeam: homeTeam.value, awayTeam: awayTeam.value });
}

/** No schedule reaches further. */
const FURTHEST_MS = 2 * 366 * 86_400_000;

function buildGame(event: EspnEvent, context: ParseContext): Parsed<FeedGame> {
  const { league, asOf, keyOf } = context;
  const [competition] = event.competitions;
  if (!competition) return refused('no competition');
  const gameTime = readInstant(competition.date) ?? readInstant(event.date);
  if (!gameTime) return refused('no valid date');
  if (Date.parse(gameTime) - Date.parse(asOf) > FURTHEST_MS) return refused('years ahead');
  const sides = readSides(competition.competitors, event.shortName, league);
  if (!sides.ok) return sides;
  const { home, away, homeTeam, awayTeam } = sides.value;

  const homeScore = readScore(home.score, league);
  const awayScore = readScore(away.score, league);
  const score =
    homeScore !== undefined && awayScore !== undefined
      ? { home: homeScore, away: awayScore }
      : undefined;
  const status = competition.status ?? event.status;
  const stage = readStage(status, score);
  if (!stage.ok) return stage;
  const odd = stage.value.status === 'final' && finalScoreProblem(stage.value.score, league);
  if (odd) return refused(odd);

  // Preseason sides play with other players: they neither use nor feed the ratings.
  const rated = !isPreseason(league, event.season);
  const withKey = (team: Team, side: EspnCompetitor): Team =>
    rated ? { ...team, ratingKey: keyOf(side.team) } : team;
  const venue = readVenue(competition.venue ?? event.venue);
  const begun = stage.value.status === 'live' || stage.value.status === 'final';
  const labels = [status?.type?.detail, status?.type?.shortDetail];

  return parsed({
    sourceId: event.id,
    league,
    season: readSeason(league, event.season, new Date(gameTime)),
    postseason: isPostseason(league, event.season),
    ...(!rated && { preseason: true }),
    gameTime,
    timeKnown:
      competition.timeValid !== false && !labels.some((label) => /\bTBD\b/.test(label ?? '')),
    neutralSite: competition.neutralSite ?? false,
    homeTeam: withKey(homeTeam, home),
    awayTeam: withKey(awayTeam, away),
    venue,
    // Under a roof the weather outside says nothing about the game.
    weatherData: venue?.indoor
      ? undefined
      : readWeather(event.weather ?? competition.weather, asOf),
    odds: readQuotes(competition.odds ?? [], {
      league,
      sides: { home: homeTeam.abbreviation, away: awayTeam.abbreviation },
      begun,
      asOf,
    }),
    ...(stage.value.status === 'scheduled' && readSquads(home, away, league)),
    ...stage.value,
  });
}

/** Season leaders of both sides: during and after a game the feed shows the game's own instead. */
function readSquads(home: EspnCompetitor, away: EspnCompetitor, league: League) {
  const squads = { home: readSquad(home, league), away: readSquad(away, league) };
  return (squads.home || squads.away) && { squads };
}

/** One event of a scoreboard. Never throws, whatever the feed sends. */
export function parseEvent(event: unknown, context: ParseContext): Parsed<FeedGame> {
  const shape = eventSchema.safeParse(event);
  if (shape.success) return buildGame(shape.data, context);
  return refused(misshapen(shape.error));
}
