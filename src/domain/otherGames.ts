import type { CardGame } from './listedGame.ts';
import { sortGames } from './sortGames.ts';
import { easternDate, type Instant } from './time.ts';

const MOST = 5;

/** Up to five other games of the same Eastern day: those of the game's own league first, each in list order. */
export function otherGamesThatDay(
  games: readonly CardGame[],
  game: Pick<CardGame, 'id' | 'league' | 'gameTime'>,
  now: Instant,
): readonly CardGame[] {
  const day = easternDate(game.gameTime);
  const thatDay = games.filter(
    ({ id, gameTime }) => id !== game.id && easternDate(gameTime) === day,
  );
  const others = sortGames(thatDay, now);
  const ofLeague = (own: boolean) =>
    others.filter(({ league }) => (league === game.league) === own);
  return [...ofLeague(true), ...ofLeague(false)].slice(0, MOST);
}
