import {
  firstItems,
  firstOfEach,
  guarded,
  itemName,
  type Parsed,
  parsed,
  refused,
} from '../../reading/items.ts';
import type { Quarantined } from '../../source.ts';
import { type EspnEventLeague, leagueMark } from '../events/paths.ts';
import { checkAnswer, otherLeague } from '../ofLeague.ts';
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
  if (typeof answer !== 'object' || answer === null || !('events' in answer)) {
    return refused('sent no list of events');
  }
  if (!Array.isArray(answer.events)) return refused('sent no list of events');
  const mark = checkAnswer(answer, leagueMark(tour));
  if (!mark.ok) return mark;
  const { items, quarantined: beyond } = firstItems<unknown>(answer.events);
  const tournaments: GolfTold[] = [];
  const quarantined: Quarantined[] = [...beyond];
  for (const [index, event] of items.entries()) {
    const other = otherLeague(event, mark.value);
    const read =
      other === undefined ? guarded(() => parseGolfTold(event), refused) : refused(other);
    if (read.ok) tournaments.push(read.value);
    else quarantined.push({ item: itemName(event, index), reason: read.reason });
  }
  return parsed({ events: firstOfEach(tournaments).first, quarantined });
}
