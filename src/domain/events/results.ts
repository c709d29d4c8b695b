import type { BoutResult } from './fightCard.ts';
import type { GolfResult } from './golfTournament.ts';
import { type PartKey, WHOLE_EVENT } from './parts.ts';
import type { RaceResult } from './race.ts';
import type { EventBody } from './sportEvent.ts';
import type { TennisResult } from './tennisMatch.ts';

type PartResult = BoutResult | TennisResult | RaceResult | GolfResult;

/** Results of an event by part, as far as known: bouts as they end, everything else once it is final. */
export function eventResults(
  event: EventBody,
): readonly { readonly part: PartKey; readonly result: PartResult | undefined }[] {
  const { status } = event;
  if (event.kind === 'fights') {
    const fought = status === 'live' || status === 'final';
    return event.bouts.map(({ key, result }) => ({
      part: key,
      result: fought ? result : undefined,
    }));
  }
  return [{ part: WHOLE_EVENT, result: status === 'final' ? event.result : undefined }];
}
