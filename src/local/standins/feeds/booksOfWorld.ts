import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { PROP_LINE_KEYS } from '#feeds/propLine/sports.ts';
import { SPORT_KEYS } from '#feeds/theOddsApi/sports.ts';
import { toldAt } from '#test/season/world/game.ts';
import type { World } from '#test/season/world/world.ts';
import { elevenBooks, type PricedGame } from './elevenBooks.ts';
import type { OddsWorld } from './theOddsApi.ts';

/** A league's games to come, as announced at a time. */
const gamesOf = ({ games }: World, league: League, now: number): readonly PricedGame[] =>
  games
    .filter((game) => game.league === league)
    .map((game) => ({ id: game.id, told: toldAt(game, now) }))
    .filter(({ told }) => told.named && told.status === 'scheduled')
    .map(({ id, told: { home, away, start, line } }) => ({
      id,
      home: home.team.name,
      away: away.team.name,
      start,
      line,
    }));

/** Eleven books on every game of a world, under the sport keys of The Odds API and of PropLine. */
export function booksOfWorld(world: World): OddsWorld {
  const leagues = new Map(
    TEAM_LEAGUES.flatMap((league) =>
      [SPORT_KEYS[league], ...PROP_LINE_KEYS[league]].map((key) => [key, league] as const),
    ),
  );
  return {
    sports: () => [...leagues.keys()],
    events: (sport, now) => {
      const league = leagues.get(sport);
      return league ? elevenBooks(league, sport, gamesOf(world, league, now), now) : [];
    },
  };
}
