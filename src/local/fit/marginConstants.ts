import type { MarginParams } from '#engine/ratings/marginParams.ts';
import type { MarginLeague } from '#engine/ratings/marginTypes.ts';
import { MLB } from './constants/mlb.ts';
import { NBA } from './constants/nba.ts';
import { NCAAB } from './constants/ncaab.ts';
import { NCAAF } from './constants/ncaaf.ts';
import { NFL } from './constants/nfl.ts';
import { NHL } from './constants/nhl.ts';
import { WNBA } from './constants/wnba.ts';

/** Constants of every margin league. */
export const MARGIN_CONSTANTS: Readonly<Record<MarginLeague, MarginParams>> = {
  NFL,
  NBA,
  WNBA,
  MLB,
  NHL,
  NCAAF,
  NCAAB,
};

/** Level at which a college team below the top division enters the files, points. */
export const LOWER_DIVISION: Readonly<Partial<Record<MarginLeague, number>>> = {
  NCAAF: -22,
  NCAAB: -20,
};
