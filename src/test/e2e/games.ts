import type { APIRequestContext } from '@playwright/test';
import type { ListedGameAnswer } from '#contract/game.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';

/** What the running site has published and has not begun. */
export async function publishedGames(request: APIRequestContext): Promise<ListedGameAnswer[]> {
  const answer = await request.get(gamesUpcoming.path);
  return gamesUpcoming.answer.parse(await answer.json());
}
