import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { ODDS } from '#slate/answers/endpoints/odds.ts';

export const config: Config = { path: ['/api/odds/espn', '/api/odds/bovada'] };

export default serve(...ODDS);
