import { NEW_TO_RATINGS } from '#domain/events/unrated.ts';
import { FORGOTTEN } from '#engine/tennis/filter.ts';
import type { Tour } from '#engine/tennis/match.ts';
import { fitTennis } from '../../fit/tennis/fitTennis.ts';
import type { FileMatch } from '../../fit/tennis/row.ts';
import { walkTour } from '../../fit/tennis/walkTour.ts';
import type { Log } from '../types.ts';
import type { UpTo } from '../walkSeasons.ts';
import type { TwoWayCall } from './twoWayCall.ts';

/**
 * A season's priced matches: parameters from the seasons before it, ratings from earlier matches.
 * @param rounds search rounds for the parameters; fewer in tests
 */
export function seasonMatches(
  tour: Tour,
  { season, earlier: known, through }: UpTo<FileMatch>,
  log: Log,
  rounds?: number,
): TwoWayCall[] {
  log(`${tour} ${season}: parameters from ${known.length} earlier matches`);
  const { calls } = walkTour(tour, through, fitTennis(tour, known, log, rounds));
  const lastDays = new Map<string, number>();
  return calls.flatMap((call): TwoWayCall[] => {
    const { match, which } = call;
    const { a, b, day, date, order, prices, winner } = match;
    const notes = [a.key, b.key]
      .filter((key) => !(day - (lastDays.get(key) ?? Number.NEGATIVE_INFINITY) <= FORGOTTEN))
      .map((key) => `${key} ${NEW_TO_RATINGS}`);
    for (const { key } of [a, b]) lastDays.set(key, day);
    if (match.season < season || !prices) return [];
    const own = call[which].win;
    return [{ league: tour, id: `${date}|${order}`, season, date, prices, winner, own, notes }];
  });
}
