import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import type { CalendarDate } from '#domain/time/time.ts';
import type { SampleLine } from '../leagues/facts.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import type { LeagueTeam } from '../leagues/teamTable.ts';
import { kickoff } from './kickoff.ts';
import { pairingsOfWeek, pairingsOn, type TeamPairing } from './pairings.ts';
import { sampleQuotes } from './sampleQuotes.ts';

/** When a game is played. */
interface Start {
  readonly season: number;
  /** ISO 8601 in UTC */
  readonly gameTime: string;
}

/** A model's line for a game, by the teams' rating keys; undefined if it has none. */
export type LineOf = (
  home: string,
  away: string,
  league: League,
  start: Start,
) => SampleLine | undefined;

const DAY_MS = 86_400_000;

/** Days since 1970-01-01. */
export const dayNumber = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** A sample team's number is the key of its rating. */
function teamIds(
  { team: home }: LeagueTeam,
  { team: away }: LeagueTeam,
): Pick<FeedGame, 'teamIds'> {
  if (home.ratingKey === undefined || away.ratingKey === undefined) return {};
  return { teamIds: { home: home.ratingKey, away: away.ratingKey } };
}

/** A game's teams, venue and start. */
export function sampleFixture(
  league: League,
  date: CalendarDate,
  home: LeagueTeam,
  away: LeagueTeam,
  index: number,
): Omit<FeedGame, 'odds' | 'status'> {
  return {
    league,
    season: seasonOf(league, date),
    postseason: false,
    gameTime: kickoff(league, date, index, home.west),
    timeKnown: true,
    neutralSite: false,
    homeTeam: home.team,
    awayTeam: away.team,
    venue: home.venue,
    ...teamIds(home, away),
    sourceId: `${league}-${date}-${away.team.abbreviation}-${home.team.abbreviation}`,
  };
}

type Fixture = ReturnType<typeof sampleFixture>;

function lineFor(fixture: Fixture, lineOf: LineOf | undefined): SampleLine {
  const { league, homeTeam, awayTeam } = fixture;
  const home = homeTeam.ratingKey;
  const away = awayTeam.ratingKey;
  const known = home !== undefined && away !== undefined;
  return (
    (known ? lineOf?.(home, away, league, fixture) : undefined) ?? FEED_FACTS[league].sample.line
  );
}

/** The pairings of a league on one Eastern date. */
export function pairingsOf(league: League, date: CalendarDate): readonly TeamPairing[] {
  const { teams, sample } = FEED_FACTS[league];
  const { gamesPerDay: games } = sample;
  const day = dayNumber(date);
  return typeof games === 'number'
    ? pairingsOn(teams.length, games, day)
    : pairingsOfWeek(teams.length, games, day);
}

/** The sample games of a league on one Eastern date; they depend on the date alone. */
export function gamesOn(
  league: League,
  date: CalendarDate,
  asOf: string,
  lineOf?: LineOf,
): readonly FeedGame[] {
  const { teams } = FEED_FACTS[league];
  const build = (pairing: TeamPairing, index: number): FeedGame[] => {
    const home = teams[pairing.home];
    const away = teams[pairing.away];
    if (!home || !away) return [];
    const fixture = sampleFixture(league, date, home, away, index);
    // Books take a game down at its start: the last prices are those of then.
    const seen = Date.parse(fixture.gameTime) < Date.parse(asOf) ? fixture.gameTime : asOf;
    const odds = sampleQuotes(lineFor(fixture, lineOf), league, fixture.sourceId, seen);
    return [{ ...fixture, odds, status: 'scheduled' }];
  };
  const pairings = pairingsOf(league, date);
  return pairings.flatMap(build);
}
