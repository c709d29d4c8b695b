import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { GAMES_PAGE_NOW } from '#slate/pages/gamesPage.ts';

/** A page of games from the published slate, newer than the build's: an open page updates itself with it. */
export const config: Config = { path: '/api/pages/:page' };

export default serve(GAMES_PAGE_NOW);
