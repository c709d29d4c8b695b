import { FITTED_FOOTBALL } from '../../fitted/players/nfl.ts';
import { footballLeague } from './football/league.ts';

export const NFL_PLAYERS = footballLeague('NFL', FITTED_FOOTBALL.params);
