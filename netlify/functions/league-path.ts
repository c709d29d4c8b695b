import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { LEAGUE_PATH } from '#slate/pages/leagueNotFound.ts';

export const config: Config = {
  path: ['/league', '/league/', '/league/:league', '/league/:league/'],
  preferStatic: true,
};

export default serve(LEAGUE_PATH);
