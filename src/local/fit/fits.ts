import type { Fit } from '../backtest/types.ts';
import { teams } from './teams.ts';

/** Every sport's fit. A new sport is one import and one name here. */
export const FITS: readonly Fit[] = [teams];
