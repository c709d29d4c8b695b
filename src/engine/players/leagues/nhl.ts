import { NHL_PLAYER_PARAMS as FITTED } from '../../fitted/players/nhl.ts';
import { hockeyLeague } from './hockey/league.ts';

export const NHL_PLAYERS = hockeyLeague('NHL', FITTED);
