import type { Config } from '@netlify/functions';
import { embed } from '../lib/embed/embed.ts';

/** Cards for other people's pages: of one game, and of a league's next. */
export const config: Config = {
  path: ['/embed/game/:id', '/embed/league/:league'],
  preferStatic: true,
};

export default (request: Request): Promise<Response> => embed(request);
