import { firstOfEach, type Parsed, parsedItem } from '../../reading/items.ts';
import { eachEvent, readAndLeftOut } from '../eachEvent.ts';
import { type EspnEventLeague, leagueMark } from '../events/paths.ts';
import type { LiveEventBoard } from './eventBoard.ts';
import { type GolfTold, parseGolfTold } from './golf.ts';

/** Tours whose tournaments are followed as they are played: those with a leaderboard of their own. */
export const LIVE_GOLF_TOURS = [
  'pga-tour',
  'dp-world-tour',
  'lpga-tour',
  'pga-champions',
  'korn-ferry-tour',
  'liv-golf',
] as const satisfies readonly EspnEventLeague[];
export type LiveGolfTour = (typeof LIVE_GOLF_TOURS)[number];

/** A tour's tournaments as its leaderboard tells them at one time. */
interface GolfBoard extends LiveEventBoard {
  readonly events: readonly GolfTold[];
}

/** Tournaments of one leaderboard answer. Refused if the answer is not a leaderboard, or another tour's. Never throws. */
export function parseGolfBoard(answer: unknown, tour: LiveGolfTour): Parsed<GolfBoard> {
  const each = eachEvent(answer, leagueMark(tour), parseGolfTold);
  if (!each.ok) return each;
  const { read, quarantined } = readAndLeftOut(each.value);
  return parsedItem({ events: firstOfEach(read).first, quarantined });
}
