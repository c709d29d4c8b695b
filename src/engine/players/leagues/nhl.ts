import { NHL_PLAYERS as FITTED } from '../../fitted/players/nhl.ts';
import { hockeyLeague } from './hockey/league.ts';

export const NHL_PLAYERS = hockeyLeague('NHL', FITTED);
