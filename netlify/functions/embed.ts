import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { EMBEDS } from '#slate/pages/embed/embed.ts';

/** Cards for other sites: one game, or a league's next game. */
export const config: Config = {
  path: ['/embed/game/:id', '/embed/league/:league'],
  preferStatic: true,
};

export default serve(...EMBEDS);
