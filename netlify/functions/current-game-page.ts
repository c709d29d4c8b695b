import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { CURRENT_GAME_PAGE } from '#slate/pages/gamePage.ts';

/** A game's page from the published slate, newer than the build's: an open page updates itself with it. */
export const config: Config = { path: '/api/games/:id/page' };

export default serve(CURRENT_GAME_PAGE);
