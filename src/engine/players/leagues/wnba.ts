import fitted from '../../fitted/players/wnba.json' with { type: 'json' };
import { basketballLeague } from './basketball/league.ts';

export const WNBA_PLAYERS = basketballLeague('WNBA', fitted);
