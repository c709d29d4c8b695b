import { backtestOf } from '../walkSeasons.ts';
import { golfWalk } from './golfWalk.ts';

export const golfBacktest = backtestOf(golfWalk);
