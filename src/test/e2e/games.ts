import type { APIRequestContext } from '@playwright/test';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';

/** What the running site has published and has not begun. */
export async function publishedGames(request: APIRequestContext) {
  const answer = await request.get(gamesUpcoming.path);
  return gamesUpcoming.answer.parse(await answer.json());
}
