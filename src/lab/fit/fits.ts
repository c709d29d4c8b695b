import { GOAL_LEAGUES, MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import type { Fit } from '../backtest/types.ts';
import type { Lazy } from '../data/leagueNames.ts';

/** Every sport's fit, loaded when one of its leagues is requested. A new sport is one entry here. */
export const FITS: readonly Lazy<Fit>[] = [
  {
    leagues: MARGIN_LEAGUES,
    load: async () => (await import('./margin/fit.ts')).marginFit,
  },
  {
    leagues: GOAL_LEAGUES,
    together: true,
    load: async () => (await import('./goals/fit.ts')).goalFit,
  },
  { leagues: ['UFC', 'Boxing'], load: async () => (await import('./fights/fit.ts')).fightFit },
  { leagues: ['golf'], load: async () => (await import('./golf/fit.ts')).golfFit },
  { leagues: ['ATP', 'WTA'], load: async () => (await import('./tennis/fit.ts')).tennisFit },
  { leagues: ['F1', 'NASCAR-Cup'], load: async () => (await import('./racing/fit.ts')).racingFit },
];
