import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { PRICES_PAGES } from '#slate/pages/pricesPage.ts';

/** The prices as they were read last: readings change them between two builds. */
export const config: Config = {
  path: [
    '/prices',
    '/prices/apart',
    '/prices/hold',
    '/prices/middles',
    '/prices/expected',
    '/prices/moves',
    '/prices/edges',
  ],
};

export default serve(...PRICES_PAGES);
