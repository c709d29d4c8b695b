import { EPL_PLAYER_PARAMS as ENGLISH } from '../../fitted/players/epl.ts';
import { soccerLeague } from './soccer/league.ts';

/** By the Premier League's fit: no file of its own tells minutes. */
export const BUNDESLIGA_PLAYERS = soccerLeague('Bundesliga', ENGLISH);
