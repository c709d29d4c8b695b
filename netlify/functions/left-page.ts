import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { LEFT_PAGES } from '#slate/pages/leftPages.ts';

/** Matches, fighters and teams whose own page went with what was to come lead to the pages that stay. */
export const config: Config = {
  path: ['/tennis/:match', '/fighter/:fighter', '/team/:league/:team'],
  preferStatic: true,
};

export default serve(...LEFT_PAGES);
