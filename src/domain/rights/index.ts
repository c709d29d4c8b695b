import { DATA_SETS } from './dataSets.ts';
import { NOT_READ } from './notRead.ts';
import { PRICE_RIGHTS } from './prices.ts';
import type { Right } from './right.ts';
import { SCORE_RIGHTS } from './scores.ts';
import { WEATHER_RIGHTS } from './weather.ts';

/** Every source that the site itself reads, or may read with a key. */
export const FEED_RIGHTS: readonly Right[] = [...SCORE_RIGHTS, ...PRICE_RIGHTS, ...WEATHER_RIGHTS];

/** The whole register: sources, collections of past seasons, and what we do not read. */
export const ALL_RIGHTS: readonly Right[] = [...FEED_RIGHTS, ...DATA_SETS, ...NOT_READ];
