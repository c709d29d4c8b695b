import { FITTED_BASEBALL } from '../../fitted/players/baseball.ts';
import { baseballLeague } from './baseball/league.ts';

export const MLB_PLAYERS = baseballLeague('MLB', FITTED_BASEBALL.params);
