import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { LASTING_EVENT_PAGES } from '#slate/pages/eventPage.ts';

/** Pages of fights, matches, races and tournaments, which keep their address for ever. */
export const config: Config = { path: ['/event', '/event/*'], preferStatic: true };

export default serve(...LASTING_EVENT_PAGES);
