import type { StoredEvent } from '#domain/events/sportEvent.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { winShare } from '#domain/outcomes/tennis.ts';
import type { Instant } from '#domain/time/time.ts';

/** The specification's three tennis figures. */
export interface TennisStats {
  /** Tournaments with a match under way or to come. */
  readonly totalTournaments: number;
  /** % of finished matches whose likelier player won; null until a predicted match is over. */
  readonly averageAccuracy: number | null;
  /** Number of simulated matches. */
  readonly totalMatches: number;
}

type Match = StoredEvent<TennisMatch>;

/** Whether the likelier player won; undefined before the end, and for samples, which never count. */
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
