import { allTogether, findImplementation, type Lazy } from '../data/leagueNames.ts';
import type { PlayerBacktest, WalkForward } from './types.ts';

/** Every sport whose players are fitted, loaded when one of its leagues is requested. */
export const PLAYER_FITS: readonly Lazy<PlayerBacktest>[] = [
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

/** Every league whose players are measured: those, and soccer leagues that are drawn by the Premier League's fit. */
export const PLAYER_BACKTESTS: readonly Lazy<WalkForward>[] = [
  ...PLAYER_FITS,
  {
    leagues: ['LaLiga', 'Bundesliga', 'SerieA'],
    load: async () => (await import('./shots/walk.ts')).shotsBacktest,
  },
];

/** Leagues whose players are tried: all, or the one asked for. Throws a FileError if there is none of that name. */
export const playerLeagues = (
  asked: string | undefined,
  among: readonly Lazy<unknown>[] = PLAYER_BACKTESTS,
): readonly (readonly string[])[] =>
  asked === undefined ? allTogether(among) : [[findImplementation(among, asked).league]];
