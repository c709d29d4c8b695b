import { backtestOf } from '../walkSeasons.ts';
import { boxingWalk } from './boxingWalk.ts';

export const boxingBacktest = backtestOf(boxingWalk);
