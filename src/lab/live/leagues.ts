import { allTogether, findImplementation, type Lazy } from '../data/leagueNames.ts';
import type { LiveBacktest } from './types.ts';

/** Every sport with plays to measure on, loaded when one of its leagues is requested. */
export const LIVE_BACKTESTS: readonly Lazy<LiveBacktest>[] = [
  {
    leagues: ['NFL'],
    load: async () => (await import('./football/footballBacktest.ts')).liveFootballBacktest,
  },
  {
    leagues: ['NBA', 'NCAAB'],
    load: async () => (await import('./basketball/backtest.ts')).liveBasketballBacktest,
  },
  {
    leagues: ['MLB'],
    load: async () => (await import('./baseball/backtest.ts')).liveBaseballBacktest,
  },
  {
    leagues: ['EPL', 'LaLiga', 'Bundesliga', 'SerieA'],
    load: async () => (await import('./soccer/backtest.ts')).liveSoccerBacktest,
  },
  { leagues: ['NHL'], load: async () => (await import('./hockey/backtest.ts')).liveHockeyBacktest },
];

/** Leagues whose parameters are fitted: all, or the one asked for. Throws a FileError if there is none of that name. */
export const liveLeagues = (asked: string | undefined): readonly (readonly string[])[] =>
  asked === undefined
    ? allTogether(LIVE_BACKTESTS)
    : [[findImplementation(LIVE_BACKTESTS, asked).league]];

/** Tournaments of a field: they have a report of their own, and nothing to fit. */
const GOLF = { leagues: ['golf'] } as const;

/** Leagues that are tried: those, and golf. Throws a FileError if there is none of that name. */
export const leaguesToTest = (asked: string | undefined): readonly (readonly string[])[] =>
  asked === undefined
    ? [...liveLeagues(asked), GOLF.leagues]
    : [[findImplementation([...LIVE_BACKTESTS, GOLF], asked).league]];
