import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { CHECKS } from '#slate/answers/check/endpoint.ts';

export const config: Config = { path: '/api/check' };

export default serve(...CHECKS);
