import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { MOVED_PATHS } from '#slate/pages/movedPaths.ts';

export const config: Config = {
  path: [
    '/league',
    '/league/',
    '/league/:league',
    '/league/:league/',
    '/season/:league',
    '/season/:league/',
    '/pools/:league',
    '/pools/:league/',
    '/predictions/:league',
    '/predictions/:league/',
    '/prediction/:id',
    '/prediction/:id/',
    '/golf/:tour',
    '/golf/:tour/',
    '/golf-predictions/:tour',
    '/golf-predictions/:tour/',
  ],
  preferStatic: true,
};

export default serve(...MOVED_PATHS);
