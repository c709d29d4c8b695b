import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { SCOREBOARD_PATHS } from '#feeds/espn/events/paths.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { playingAt } from '../../world/byMinute.ts';
import { cardAt } from '../../world/card.ts';
import { toldAt } from '../../world/game.ts';
import type { World } from '../../world/world.ts';
import type { EspnWorld, StandInEvent } from '../espn/world.ts';
import { CARD_BOARD, espnCard } from './espnCards.ts';
import { boardHead, espnEvent, espnTeam } from './espnGames.ts';
import { playersTold } from './espnPlayers.ts';

/** Empty scoreboards of sports without events in this world. */
const EMPTY = new Set<string>(Object.values(SCOREBOARD_PATHS));
/** Leagues whose player reports the product reads. */
const REPORTS = new Set(['football/nfl', 'basketball/nba']);

/** As before a season: nobody injured, no depth charts, no box scores. */
const NO_PLAYERS: Pick<EspnWorld, 'injuries' | 'depthChart' | 'summary'> = {
  injuries: (path) => (REPORTS.has(path) ? { injuries: [] } : undefined),
  depthChart: (path, team) => (REPORTS.has(path) ? { team: { id: team } } : undefined),
  summary: () => ({ boxscore: { players: [] } }),
};

/** ESPN's answers about a world, each game as of the time returned by `at`. */
export function espnWorld(world: World, at: (now: number) => number): EspnWorld {
  function gamesOf(path: string, now: number): readonly StandInEvent[] | undefined {
    const league = TEAM_LEAGUES.find((one) => FEED_FACTS[one].espn.path === path);
    if (!league) return EMPTY.has(path) ? [] : undefined;
    return world.games
      .filter((game) => game.league === league)
      .flatMap(({ id, ...game }) => {
        const told = toldAt({ id, ...game }, now);
        const playing = world.byMinute ? playingAt({ id, ...game }, now) : undefined;
        const ids = told.named ? [id, ...(told.twice ? [`9${id}`] : [])] : [];
        return ids.map((listed) => ({
          id: listed,
          start: told.start,
          ranked: true,
          teams: [told.home, told.away].map((team) => espnTeam(league, team)),
          item: () => espnEvent(league, listed, told, playing),
        }));
      });
  }
  const cardsAt = (now: number): readonly StandInEvent[] =>
    world.cards.map((card) => {
      const told = cardAt(card, now);
      return { id: card.id, start: told.start, item: () => espnCard(card, told) };
    });
  return {
    events: (path, now) =>
      path === SCOREBOARD_PATHS.UFC ? cardsAt(at(now)) : gamesOf(path, at(now)),
    board: (path) => {
      const league = TEAM_LEAGUES.find((one) => FEED_FACTS[one].espn.path === path);
      if (league) return boardHead(league);
      return path === SCOREBOARD_PATHS.UFC ? CARD_BOARD : {};
    },
    standings: (path) => {
      const league = TEAM_LEAGUES.find((one) => FEED_FACTS[one].espn.path === path);
      const entries = (league ? FEED_FACTS[league].teams : []).map((one) => ({
        team: {
          id: league && espnTeam(league, one),
          displayName: one.team.name,
          abbreviation: one.team.abbreviation,
        },
      }));
      return league && { children: [{ name: 'All', standings: { entries } }] };
    },
    ...(world.players ? playersTold(world, at) : NO_PLAYERS),
    leaderboard: () => ({ events: [] }),
  };
}
