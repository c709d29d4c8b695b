import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { GAMES_ENDPOINTS } from '#slate/answers/endpoints/games.ts';

export const config: Config = {
  path: ['/api/games/today', '/api/games/upcoming', '/api/games/:id'],
};

export default serve(...GAMES_ENDPOINTS);
