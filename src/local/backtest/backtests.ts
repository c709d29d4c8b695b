import { goals } from './currentGoals.ts';
import { margin } from './currentMargin.ts';
import type { Backtest } from './types.ts';

/** Every sport's walk-forward. A new sport is one import and one name here. */
export const BACKTESTS: readonly Backtest[] = [margin, goals];
