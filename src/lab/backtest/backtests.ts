import { GOAL_LEAGUES, MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import type { Lazy } from '../data/leagueNames.ts';
import type { Backtest } from './types.ts';

/** Every sport's walk-forward, loaded when one of its leagues is requested. A new sport is one entry here. */
export const BACKTESTS: readonly Lazy<Backtest>[] = [
  {
    leagues: MARGIN_LEAGUES,
    load: async () => (await import('./margin/backtest.ts')).marginBacktest,
  },
  {
    leagues: GOAL_LEAGUES,
    together: true,
    load: async () => (await import('./goals/backtest.ts')).goalBacktest,
  },
  {
    leagues: ['ATP', 'WTA'],
    load: async () => (await import('./tennis/backtest.ts')).tennisBacktest,
  },
  { leagues: ['UFC'], load: async () => (await import('./fights/ufc.ts')).ufcBacktest },
  { leagues: ['Boxing'], load: async () => (await import('./fights/boxing.ts')).boxingBacktest },
  { leagues: ['golf'], load: async () => (await import('./golf/backtest.ts')).golfBacktest },
  {
    leagues: ['F1', 'NASCAR-Cup'],
    load: async () => (await import('./racing/backtest.ts')).racingBacktest,
  },
];
