import { easternDayRange } from '#domain/time/time.ts';
import { startOf } from '#engine/fitted/players/start/index.ts';
import { leaguePlayersOf } from '#engine/players/leagues/index.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import type { LeagueTeam } from '#feeds/leagues/teamTable.ts';
import type { EspnWorld } from '#local/standins/feeds/espn/world.ts';
import { espnTeam } from '#local/standins/feeds/ofWorld/espnGames.ts';
import { espnWorld } from '#local/standins/feeds/ofWorld/espnWorld.ts';
import type { ToldGame, WorldGame } from '#local/standins/world/game.ts';
import { playedFrom, worldLineAt } from '#local/standins/world/makeGame.ts';
import type { World } from '#local/standins/world/world.ts';

/** Two nights of the NBA as ESPN tells them: real players of the start state under ESPN's own numbers. */

const HOUR = 3_600_000;
const MIDNIGHT = Date.parse(easternDayRange('2026-11-21').from);
/** Milliseconds since 1970, so many hours into the first day by the Eastern clock. */
export const at = (hours: number): number => MIDNIGHT + hours * HOUR;

/** A team of the league's table by its abbreviation. */
function teamOf(abbreviation: string): LeagueTeam {
  const found = FEED_FACTS.NBA.teams.find(({ team }) => team.abbreviation === abbreviation);
  if (!found) throw new Error(`no team ${abbreviation}`);
  return found;
}

function game(id: string, awayOf: string, homeOf: string, hours: number): WorldGame {
  const [away, home] = [teamOf(awayOf), teamOf(homeOf)];
  const first: ToldGame = {
    start: at(hours),
    status: 'scheduled',
    home,
    away,
    venue: home.venue,
    neutral: false,
    line: worldLineAt('NBA', 0.2),
    named: true,
    twice: false,
  };
  return { id, league: 'NBA', first, changes: playedFrom(at(hours), { home: 118, away: 111 }) };
}

/** Denver plays at Boston, and a day later at home. */
const GAMES = [game('501', 'DEN', 'BOS', 19), game('502', 'BOS', 'DEN', 43)] as const;

/** Somebody on a report. */
interface Reported {
  readonly team: string;
  readonly playerId: string;
  readonly name: string;
  readonly status: string;
}

/** Seats of the stand-in's box scores: of both teams together so many players have a real name. */
const SEATS = 12;

/** Somebody of the start state under ESPN's number. */
export interface Named {
  readonly id: string;
  readonly formerly: string;
  readonly name: string;
}

/** Who is expected of a team, by the start state, in its order. */
async function starting(key: string): Promise<readonly { formerly: string; name: string }[]> {
  const [model, start] = [await leaguePlayersOf('NBA'), await startOf('NBA')];
  const names = new Map(start.players.map(({ playerId, name }) => [playerId, name]));
  const state = model.stateOf(structuredClone(start.state));
  return model.expected(state, key).flatMap(({ playerId: formerly }) => {
    const name = names.get(formerly);
    return name === undefined ? [] : [{ formerly, name }];
  });
}

/** The world, who is who in it, and what its report says. */
export interface NightWorld {
  readonly world: World;
  /** By abbreviation of the team. The last of Boston's comes from Denver's. */
  readonly named: ReadonlyMap<string, readonly Named[]>;
  /** May be changed at any time. */
  readonly report: Reported[];
}

/**
 * Makes the world.
 * @param time the feeds' time, milliseconds
 */
export async function nightWorld(time: () => number): Promise<NightWorld> {
  const report: Reported[] = [];
  const named = new Map<string, readonly Named[]>();
  const traded = (await starting('DEN')).at(-1);
  for (const [abbreviation, players] of [
    ['DEN', (await starting('DEN')).slice(0, -1)],
    ['BOS', [...(await starting('BOS')).slice(0, SEATS - 1), ...(traded ? [traded] : [])]],
  ] as const) {
    const team = espnTeam('NBA', teamOf(abbreviation)).padStart(3, '0');
    const seats = players.slice(0, SEATS);
    named.set(
      abbreviation,
      seats.map((one, seat) => ({ ...one, id: `2${team}${String(seat).padStart(2, '0')}` })),
    );
  }
  const names = new Map([...named.values()].flat().map(({ id, name }) => [id, name]));
  /** An answer about made-up players with the real names of those who have one. */
  const renamed = (answer: object | undefined): object | undefined =>
    answer &&
    JSON.parse(
      JSON.stringify(answer).replace(/"id":"(\d+)","displayName":"[^"]*"/g, (whole, id: string) => {
        const name = names.get(id);
        return name === undefined ? whole : `"id":"${id}","displayName":${JSON.stringify(name)}`;
      }),
    );
  const plain = espnWorld({ games: GAMES, cards: [], players: true }, time);
  const espn: EspnWorld = {
    ...plain,
    roster: (...asked) => renamed(plain.roster?.(...asked)),
    summary: (...asked) => renamed(plain.summary?.(...asked)),
    injuries: (path, now) =>
      path === FEED_FACTS.NBA.espn.path ? reportOf(report) : plain.injuries?.(path, now),
  };
  return { world: { games: GAMES, cards: [], espn }, named, report };
}

/** A report as ESPN sends it: who is on it by the address of his page. */
const reportOf = (report: readonly Reported[]): object => ({
  injuries: [...Map.groupBy(report, ({ team }) => team)].map(([abbreviation, of]) => ({
    id: espnTeam('NBA', teamOf(abbreviation)),
    displayName: teamOf(abbreviation).team.name,
    injuries: of.map(({ playerId, name, status }) => ({
      status,
      date: '2026-11-21T18:00Z',
      athlete: {
        displayName: name,
        position: { abbreviation: 'SF' },
        links: [{ href: `https://www.espn.com/nba/player/_/id/${playerId}` }],
      },
    })),
  })),
});
