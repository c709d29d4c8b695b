import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { STATUS_PAGES } from '#slate/operation/statusPage.ts';

/** The site's current condition: no build writes it. */
export const config: Config = { path: ['/status', '/status/'], preferStatic: true };

export default serve(...STATUS_PAGES);
