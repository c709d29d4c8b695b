import type { EventBody } from '#domain/events/sportEvent.ts';
import { F1_SAMPLES } from './f1.ts';
import { ITALIAN_OPEN } from './golf/italianOpen.ts';
import { JAPAN_PLAYERS } from './golf/japanPlayers.ts';
import { LIV_DALLAS } from './golf/livDallas.ts';
import { MEMORIAL_HEALTH } from './golf/memorialHealth.ts';
import { TRAVELERS } from './golf/travelers.ts';
import { WOMENS_PGA } from './golf/womensPga.ts';
import { CUP } from './nascar/cup.ts';
import { TRUCK } from './nascar/truck.ts';
import { XFINITY } from './nascar/xfinity.ts';
import { TENNIS_SAMPLES } from './tennis.ts';
import { UFC_SAMPLES } from './ufc.ts';

/** Facts of the sample tournaments of June 2025, one a tour. */
const GOLF_SAMPLES: readonly EventBody[] = [
  TRAVELERS,
  ITALIAN_OPEN,
  WOMENS_PGA,
  MEMORIAL_HEALTH,
  JAPAN_PLAYERS,
  LIV_DALLAS,
];

/** Facts of the sample weekend at Pocono, June 20–22, 2025. */
const NASCAR_SAMPLES: readonly EventBody[] = [CUP, XFINITY, TRUCK];

/** Facts of the sample events, in the order the site shows them. Authored by hand; no figure in them is a forecast. */
export const AUTHORED: readonly EventBody[] = [
  ...UFC_SAMPLES,
  ...TENNIS_SAMPLES,
  ...F1_SAMPLES,
  ...NASCAR_SAMPLES,
  ...GOLF_SAMPLES,
];
