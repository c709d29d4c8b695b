import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { GAME_PAGES } from '#slate/pages/gamePage.ts';

/** Pages of games that no build has written yet; 404 for addresses that no build will write. */
export const config: Config = { path: ['/game', '/game/*'], preferStatic: true };

export default serve(...GAME_PAGES);
