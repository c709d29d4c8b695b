import { allTogether, findImplementation, type Lazy } from '../data/leagueNames.ts';
import type { PlayerBacktest } from './types.ts';

/** Every sport with players, loaded when one of its leagues is requested. */
export const PLAYER_BACKTESTS: readonly Lazy<PlayerBacktest>[] = [
  {
    leagues: ['NFL'],
    load: async () => (await import('./football/backtest.ts')).footballBacktest,
  },
  {
    leagues: ['NBA', 'WNBA'],
    load: async () => (await import('./basketball/backtest.ts')).basketballBacktest,
  },
  { leagues: ['MLB'], load: async () => (await import('./baseball/backtest.ts')).baseballBacktest },
  { leagues: ['NHL'], load: async () => (await import('./hockey/walk.ts')).hockeyBacktest },
  { leagues: ['EPL'], load: async () => (await import('./soccer/walk.ts')).soccerBacktest },
];

/** Leagues whose players are tried: all, or the one asked for. Throws a FileError if there is none of that name. */
export const playerLeagues = (asked: string | undefined): readonly (readonly string[])[] =>
  asked === undefined
    ? allTogether(PLAYER_BACKTESTS)
    : [[findImplementation(PLAYER_BACKTESTS, asked).league]];
