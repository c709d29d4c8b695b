import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { EMBEDS } from '#slate/pages/embed/embed.ts';

/** Cards for other people's pages: of one game, and of a league's next. */
export const config: Config = {
  path: ['/embed/game/:id', '/embed/league/:league'],
  preferStatic: true,
};

export default serve(...EMBEDS);
