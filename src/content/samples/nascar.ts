import type { EventBody } from '#domain/events/sportEvent.ts';
import { CUP } from './nascar/cup.ts';
import { TRUCK } from './nascar/truck.ts';
import { XFINITY } from './nascar/xfinity.ts';

/** Facts of the sample weekend at Pocono, June 20–22, 2025. */
export const NASCAR_SAMPLES: readonly EventBody[] = [CUP, XFINITY, TRUCK];
