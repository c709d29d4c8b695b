import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { ENDED_GAMES } from '#members/bets/endedGames.ts';

export const config: Config = { path: ['/api/bets/games'] };

export default serve(ENDED_GAMES);
