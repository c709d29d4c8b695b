import type { WithReadings } from './sharpHistory.ts';

/**
 * A game, bout or match without our earlier readings, by which alone a price is an edge. An edge lives two minutes; a digest, an
 * e-mail, a call or a feed is read later. So whatever these are written from passes here, even if a slate should hold readings.
 */
export const withoutReadings = <Of extends object>(of: Of & WithReadings): Of => ({
  ...of,
  priceHistory: undefined,
});
