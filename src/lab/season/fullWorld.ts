import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { inSeason } from '#domain/leagues/season.ts';
import { addDays, type CalendarDate, easternDayRange } from '#domain/time/time.ts';
import { SCOREBOARD_PATHS } from '#feeds/espn/events/paths.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import type { LeagueTeam } from '#feeds/leagues/teamTable.ts';
import { diceOf } from '#feeds/sample/dice.ts';
import type { StandInEvent } from '#local/standins/feeds/espn/world.ts';
import { boardHead, espnEvent, espnTeam } from '#local/standins/feeds/ofWorld/espnGames.ts';
import { type ToldGame, toldAt, type WorldGame } from '#local/standins/world/game.ts';
import { playedFrom, worldLineAt, worldScore } from '#local/standins/world/makeGame.ts';
import type { World } from '#local/standins/world/world.ts';

const HOUR = 3_600_000;

/** Games on Sunday, Monday … Saturday in a full week in season, approximately as in recent seasons. */
const WEEKS: Readonly<Record<League, readonly number[]>> = {
  NFL: [13, 1, 0, 0, 1, 0, 0],
  NCAAF: [0, 0, 2, 2, 2, 5, 58],
  NBA: [8, 8, 4, 10, 3, 11, 8],
  NHL: [4, 5, 11, 3, 12, 5, 14],
  MLB: [15, 11, 15, 15, 10, 15, 15],
  WNBA: [4, 1, 3, 2, 3, 3, 3],
  NCAAB: [30, 35, 60, 50, 45, 40, 140],
  MLS: [2, 0, 0, 3, 0, 0, 12],
  EPL: [4, 1, 0, 0, 0, 0, 5],
  LaLiga: [4, 1, 0, 0, 0, 1, 4],
  Bundesliga: [2, 0, 0, 0, 0, 1, 6],
  SerieA: [4, 1, 0, 0, 0, 1, 4],
};

/** Bytes of one game on ESPN's scoreboards, as users of the live service report them (October 2026). */
export const BYTES_A_GAME: Readonly<Record<League, number>> = {
  NFL: 42_000,
  NCAAF: 13_000,
  NBA: 21_000,
  NHL: 23_000,
  MLB: 29_000,
  // Not reported: assumed equal to the NBA's.
  WNBA: 21_000,
  NCAAB: 20_000,
  MLS: 9_000,
  EPL: 9_000,
  LaLiga: 9_000,
  Bundesliga: 9_000,
  SerieA: 9_000,
};

/** College leagues, of whose teams our table has only a few. */
const SCHOOLS = 360;

function teamsOf(league: League): readonly LeagueTeam[] {
  const { teams } = FEED_FACTS[league];
  if (!LEAGUES[league].college) return teams;
  const more = Array.from({ length: SCHOOLS - teams.length }, (_, at): LeagueTeam => {
    const name = `Example ${league} ${at + 1}`;
    const team = { name, shortName: name, abbreviation: `E${at}`, color: '#334455' };
    return { team, venue: { name: `Hall ${at + 1}`, city: 'Example' }, west: false };
  });
  return [...teams, ...more];
}

function gamesOf(league: League, from: CalendarDate, to: CalendarDate): readonly WorldGame[] {
  const dice = diceOf(1, league);
  const teams = teamsOf(league);
  const games: WorldGame[] = [];
  let at = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!inSeason(league, day)) continue;
    const count = WEEKS[league][new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 0;
    const midnight = Date.parse(easternDayRange(day).from);
    for (let game = 0; game < count; game += 1, at += 2) {
      const [home, away] = [teams[at % teams.length], teams[(at + 1) % teams.length]];
      if (!home || !away) continue;
      const start = midnight + (12 + (game % 10)) * HOUR;
      const first: ToldGame = {
        start,
        status: 'scheduled',
        home,
        away,
        venue: home.venue,
        neutral: false,
        line: worldLineAt(league, dice.next() - 0.5),
        named: true,
        twice: false,
      };
      const id = `${TEAM_LEAGUES.indexOf(league) + 1}${String(games.length).padStart(6, '0')}`;
      games.push({ id, league, first, changes: playedFrom(start, worldScore(league, dice)) });
    }
  }
  return games;
}

const EMPTY = new Set<string>(Object.values(SCOREBOARD_PATHS));

/** Every league with its full schedule, from one day to another; nothing of other sports. */
export function fullWorld(from: CalendarDate, to: CalendarDate, time: () => number): World {
  const leagues = new Map(TEAM_LEAGUES.map((league) => [league, gamesOf(league, from, to)]));
  const boards = new Map<string, readonly StandInEvent[]>(
    [...leagues].map(([league, games]) => [
      FEED_FACTS[league].espn.path,
      games.map((game) => ({
        id: game.id,
        start: game.first.start,
        teams: [game.first.home, game.first.away].map((team) => espnTeam(league, team)),
        item: () => espnEvent(league, game.id, toldAt(game, time())),
      })),
    ]),
  );
  const leagueOf = (path: string) => TEAM_LEAGUES.find((one) => FEED_FACTS[one].espn.path === path);
  const read = new Set(['football/nfl', 'basketball/nba']);
  return {
    // Books list only the next week.
    games: [...leagues.values()].flat().filter(({ first }) => first.start > time() - 24 * HOUR),
    cards: [],
    espn: {
      events: (path) => boards.get(path) ?? (EMPTY.has(path) ? [] : undefined),
      board: (path) => {
        const league = leagueOf(path);
        return league ? boardHead(league) : {};
      },
      injuries: (path) => (read.has(path) ? { injuries: [] } : undefined),
      depthChart: (path, team) => (read.has(path) ? { team: { id: team } } : undefined),
      summary: () => ({ boxscore: { players: [] } }),
      leaderboard: () => ({ events: [] }),
    },
  };
}
