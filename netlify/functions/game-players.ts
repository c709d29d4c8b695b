import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { GAME_PLAYERS_ENDPOINTS } from '#slate/answers/endpoints/players.ts';

/** What the simulated games say of a game's players. */
export const config: Config = {
  path: ['/api/games/:id/players', '/api/games/:id/players/recipe'],
};

export default serve(...GAME_PLAYERS_ENDPOINTS);
