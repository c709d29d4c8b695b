import type { EventBody } from '#domain/events/sportEvent.ts';
import { ITALIAN_OPEN } from './golf/italianOpen.ts';
import { JAPAN_PLAYERS } from './golf/japanPlayers.ts';
import { LIV_DALLAS } from './golf/livDallas.ts';
import { MEMORIAL_HEALTH } from './golf/memorialHealth.ts';
import { TRAVELERS } from './golf/travelers.ts';
import { WOMENS_PGA } from './golf/womensPga.ts';

/** Facts of the sample tournaments of June 2025, one a tour. */
export const GOLF_SAMPLES: readonly EventBody[] = [
  TRAVELERS,
  ITALIAN_OPEN,
  WOMENS_PGA,
  MEMORIAL_HEALTH,
  JAPAN_PLAYERS,
  LIV_DALLAS,
];
