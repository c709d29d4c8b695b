import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { CURRENT_GAME_PAGE } from '#slate/pages/gamePage.ts';

/** A game's page from the slate that is up, whatever the build wrote: what an open page follows it with. */
export const config: Config = { path: '/api/games/:id/page' };

export default serve(CURRENT_GAME_PAGE);
