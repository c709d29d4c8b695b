import type { EventBody } from '#domain/events/sportEvent.ts';
import { F1_SAMPLES } from './f1.ts';
import { GOLF_SAMPLES } from './golf.ts';
import { NASCAR_SAMPLES } from './nascar.ts';
import { TENNIS_SAMPLES } from './tennis.ts';
import { UFC_SAMPLES } from './ufc.ts';

/** Facts of the sample events, in the order the site shows them. Authored by hand; no figure in them is a forecast. */
export const AUTHORED: readonly EventBody[] = [
  ...UFC_SAMPLES,
  ...TENNIS_SAMPLES,
  ...F1_SAMPLES,
  ...NASCAR_SAMPLES,
  ...GOLF_SAMPLES,
];
