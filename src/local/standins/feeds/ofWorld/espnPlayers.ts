import { hasPlayers, PLAYER_LEAGUES, type PlayerLeague } from '#domain/players/statNames.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { type ToldGame, toldAt } from '../../world/game.ts';
import type { World } from '../../world/world.ts';
import {
  chartAnswer,
  reportAnswer,
  rosterAnswer,
  type SummarizedGame,
  summaryAnswer,
} from '../espn/players/answers.ts';
import type { EspnWorld } from '../espn/world.ts';
import { espnTeam } from './espnGames.ts';

/** How long before a start line-ups are out. */
const ANNOUNCED_MS = 60 * 60_000;

function stateOf({ status, start }: ToldGame, now: number): SummarizedGame['state'] {
  if (status === 'final' || status === 'live') return status;
  return start - now <= ANNOUNCED_MS ? 'announced' : 'ahead';
}

const leagueAt = (path: string): PlayerLeague | undefined =>
  PLAYER_LEAGUES.find((league) => FEED_FACTS[league].espn.path === path);

/** ESPN's answers about the players of a world's teams; of leagues without our players, and teams that are none, nothing. */
export function playersTold(
  world: World,
  at: (now: number) => number,
): Pick<EspnWorld, 'injuries' | 'roster' | 'depthChart' | 'summary'> {
  const games = new Map(world.games.map((game) => [game.id, game]));
  const teamsOf = (league: PlayerLeague) =>
    FEED_FACTS[league].teams.map((team) => ({
      id: espnTeam(league, team),
      name: team.team.name,
    }));
  const ofTeam = (path: string, team: string, answer: typeof rosterAnswer) => {
    const league = leagueAt(path);
    const isKnown = league && teamsOf(league).some(({ id }) => id === team);
    return isKnown ? answer(league, team) : undefined;
  };
  return {
    injuries(path) {
      const league = leagueAt(path);
      return league && reportAnswer(league, teamsOf(league));
    },
    roster: (path, team) => ofTeam(path, team, rosterAnswer),
    depthChart: (path, team) => ofTeam(path, team, chartAnswer),
    summary(path, event, now) {
      const game = games.get(event);
      if (!game || !hasPlayers(game.league) || leagueAt(path) !== game.league) return undefined;
      const told = toldAt(game, at(now));
      const { league } = game;
      return summaryAnswer(league, {
        id: event,
        home: espnTeam(league, told.home),
        away: espnTeam(league, told.away),
        state: stateOf(told, at(now)),
        score: told.score,
      });
    },
  };
}
