import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import type { Visit } from '../walk.ts';

/** Published games of the site that have not begun. */
async function upcomingGames({ site }: Visit) {
  const answer = await fetch(`${site}${gamesUpcoming.path}`);
  return gamesUpcoming.answer.parse(await answer.json());
}

/** The page of a game with two books' prices. */
export async function walkPricedGame(visit: Visit): Promise<string> {
  const game = (await upcomingGames(visit)).find(({ odds }) => odds.length === 2);
  if (!game) throw new Error('no game has prices of two books');
  return `${visit.site}/game/${game.id}`;
}
