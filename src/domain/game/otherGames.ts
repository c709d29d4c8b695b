import { grouped } from '../lists/grouped.ts';
import { easternDate, type Instant } from '../time/time.ts';
import type { CardGame } from './listedGame.ts';
import { sortGames } from './sortGames.ts';

const MOST = 5;

type Asked = Pick<CardGame, 'id' | 'league' | 'gameTime'>;

/** The first few games of a list, without the given one. */
function* first(games: readonly CardGame[], most: number, wanted: (game: CardGame) => boolean) {
  let left = most;
  for (const game of games) {
    if (left === 0) return;
    if (!wanted(game)) continue;
    left -= 1;
    yield game;
  }
}

/**
 * Up to five other games of each game's Eastern day: its own league first, in list order. Each day is sorted once for all
 * requested games.
 */
export function otherGamesByDay(
  games: readonly CardGame[],
  now: Instant,
): (game: Asked) => readonly CardGame[] {
  const days = grouped(sortGames(games, now), ({ gameTime }) => easternDate(gameTime));
  const leagues = new Map(
    [...days].map(([day, ofDay]) => [day, grouped(ofDay, ({ league }) => league)]),
  );
  return ({ id, league, gameTime }) => {
    const day = easternDate(gameTime);
    const own = leagues.get(day)?.get(league) ?? [];
    const ofLeague = [...first(own, MOST, (game) => game.id !== id)];
    const left = MOST - ofLeague.length;
    const others = first(days.get(day) ?? [], left, (game) => game.league !== league);
    return [...ofLeague, ...others];
  };
}
