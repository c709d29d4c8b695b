import type { APIRequestContext } from '@playwright/test';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';

/** Published games of the running site that have not begun. */
export async function publishedGames(request: APIRequestContext) {
  const answer = await request.get(gamesUpcoming.path);
  return gamesUpcoming.answer.parse(await answer.json());
}
