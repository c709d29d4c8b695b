import fitted from '../../fitted/players/nba.json' with { type: 'json' };
import { basketballLeague } from './basketball/league.ts';

export const NBA_PLAYERS = basketballLeague('NBA', fitted);
