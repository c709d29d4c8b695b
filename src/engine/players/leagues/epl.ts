import { EPL_PLAYER_PARAMS as FITTED } from '../../fitted/players/epl.ts';
import { soccerLeague } from './soccer/league.ts';

export const EPL_PLAYERS = soccerLeague('EPL', FITTED);
