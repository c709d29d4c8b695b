import { backtestOf } from '../walkSeasons.ts';
import { tennisWalk } from './tennisWalk.ts';

export const tennisBacktest = backtestOf(tennisWalk);
