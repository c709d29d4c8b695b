import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { impliedProbability } from '#domain/prices/devig.ts';
import { PROP_LINE_KEYS, PROP_LINE_PAIRS } from '#feeds/propLine/sports.ts';
import { FIGHT_KEYS } from '#feeds/theOddsApi/pairKeys.ts';
import { SPORT_KEYS } from '#feeds/theOddsApi/sports.ts';
import { cardAt } from '../world/card.ts';
import { toldAt } from '../world/game.ts';
import type { World } from '../world/world.ts';
import { elevenBooks, type PricedGame } from './elevenBooks.ts';
import { elevenPairs, type PairToPrice } from './elevenPairs.ts';
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

/** The bouts of cards to come, as announced at a time. */
const boutsOf = ({ cards }: World, now: number): readonly PairToPrice[] =>
  cards
    .map((card) => ({ id: card.id, told: cardAt(card, now) }))
    .filter(({ told: { status } }) => status === 'scheduled')
    .flatMap(({ id, told: { bouts, start } }) =>
      bouts.map(({ key, a, b, prices: [one, other] }) => {
        const share = impliedProbability(one);
        const together = share + impliedProbability(other);
        return { id: `${id}-${key}`, home: a, away: b, start, share: share / together };
      }),
    );

/** Eleven books on every game and every fight of a world, under the sport keys of The Odds API and of PropLine. */
export function booksOfWorld(world: World): OddsWorld {
  const leagues = new Map(
    TEAM_LEAGUES.flatMap((league) =>
      [SPORT_KEYS[league], ...PROP_LINE_KEYS[league]].map((key) => [key, league] as const),
    ),
  );
  const fights = new Set(
    [...FIGHT_KEYS, ...PROP_LINE_PAIRS].flatMap(({ key, sport }) => (sport === 'UFC' ? [key] : [])),
  );
  return {
    sports: () => [...leagues.keys(), ...fights],
    events: (sport, now) => {
      if (fights.has(sport)) return elevenPairs(sport, boutsOf(world, now), now);
      const league = leagues.get(sport);
      return league ? elevenBooks(league, sport, gamesOf(world, league, now), now) : [];
    },
  };
}
