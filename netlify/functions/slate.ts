import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { SLATE } from '#slate/answers/endpoints/slate.ts';

export const config: Config = { path: '/api/slate' };

export default serve(...SLATE);
