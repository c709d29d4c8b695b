import type { TwoWayMarket } from '#domain/events/event.ts';
import { isPlaceholder } from '#domain/events/placeholder.ts';
import type { TennisMatch, TennisPlayer } from '#domain/events/tennisMatch.ts';
import type { TennisOutcome } from '#domain/outcomes/tennis.ts';
import { isoDay } from '../ratings/day.ts';
import type { MatchupPlayer } from '../tennis/matchup.ts';
import { predictMatch } from '../tennis/predict.ts';
import type { EventRatings } from './ratings.ts';
import type { Simulated } from './simulated.ts';

/** Drops an age that no player can have: it is the feed's mistake. */
export const matchupPlayerOf = ({ name, rank, age }: TennisPlayer): MatchupPlayer => ({
  name,
  rank,
  age: age !== undefined && age >= 12 && age <= 60 ? age : undefined,
});

/** Simulates one singles match; undefined while a player is not named. Throws as predictMatch does. */
export function predictTennisMatch(
  match: TennisMatch,
  ratings: EventRatings,
  runs: number,
  market?: TwoWayMarket,
  drawn?: number,
): Simulated<TennisOutcome> | undefined {
  const { a, b } = match;
  if (isPlaceholder(a.name) || isPlaceholder(b.name) || a.name === b.name) return undefined;
  const simulated = predictMatch(
    {
      tour: match.league,
      startTime: match.startTime,
      playerA: matchupPlayerOf(a),
      playerB: matchupPlayerOf(b),
      surface: match.surface,
      bestOf: match.bestOf,
    },
    ratings.tennis[match.league],
    runs,
    market,
    drawn,
  );
  const learnedTo = isoDay(ratings.tennis[match.league].day);
  return { ...simulated, learnedTo, ...(market && { anchor: market }) };
}
