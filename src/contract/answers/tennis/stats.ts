import type { StoredEvent } from '#domain/events/sportEvent.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { winShare } from '#domain/outcomes/tennis.ts';
import type { Instant } from '#domain/time/time.ts';

/** The specification's three tennis figures. */
export interface TennisStats {
  /** Tournaments with a match under way or to come. */
  readonly totalTournaments: number;
  /** % of the finished matches whose likelier player won; null while no predicted match is over. */
  readonly averageAccuracy: number | null;
  /** Matches that were simulated. */
  readonly totalMatches: number;
}

type Match = StoredEvent<TennisMatch>;

/** Whether the likelier player won; undefined while it is open, and for samples, which are nobody's record. */
function wasRight({ prediction, result, sample }: Match): boolean | undefined {
  if (!prediction || !result || sample) return undefined;
  return (winShare(prediction.outcome) >= 0.5 ? 'a' : 'b') === result.winner;
}

export function tennisStatsOf(matches: readonly Match[], now: Instant): TennisStats {
  const tournaments = upcomingEvents(matches, now).map(
    (match) => `${match.league} ${match.tournament}`,
  );
  const graded = matches.map(wasRight).filter((right) => right !== undefined);
  return {
    totalTournaments: new Set(tournaments).size,
    averageAccuracy:
      graded.length === 0 ? null : (100 * graded.filter(Boolean).length) / graded.length,
    totalMatches: matches.filter(({ prediction }) => prediction !== undefined).length,
  };
}
