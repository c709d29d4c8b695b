import type { Config } from '@netlify/functions';
import { endedGames } from '../lib/bets/games.ts';

export const config: Config = { path: ['/api/bets/games'] };

export default endedGames;
