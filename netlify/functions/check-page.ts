import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { CHECK_PAGES } from '#slate/pages/check/checkPage.ts';

/** Any bet and any parlay, from the published slate. */
export const config: Config = { path: '/check' };

export default serve(...CHECK_PAGES);
