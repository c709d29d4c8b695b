import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { GAMES_PAGE_NOW } from '#slate/pages/gamesPage.ts';

/** What a page of games shows of the slate that is up, whatever the build wrote: what an open page follows it with. */
export const config: Config = { path: '/api/pages/:page' };

export default serve(GAMES_PAGE_NOW);
