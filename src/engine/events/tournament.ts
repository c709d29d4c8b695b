import type { GolfTournament } from '#domain/events/golfTournament.ts';
import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import { LARGEST_FIELD, SMALLEST_GOLF_FIELD } from '../golf/entrant.ts';
import { predictTournament } from '../golf/predict.ts';
import { golfLearnedTo } from '../golf/ratings.ts';
import { isoDay } from '../ratings/day.ts';
import type { EventRatings } from './ratings.ts';
import type { Simulated } from './simulated.ts';

/** Simulates a tournament; undefined while its field is unknown. Throws as predictGolfTournament does. */
export function predictGolfTournament(
  tournament: GolfTournament,
  ratings: EventRatings,
  runs: number,
  drawn?: number,
): Simulated<GolfOutcome> | undefined {
  const { field, league, name, startTime, rounds, cut, pairs, groups } = tournament;
  if (field.length < SMALLEST_GOLF_FIELD || field.length > LARGEST_FIELD) return undefined;
  const simulated = predictTournament(
    field,
    league,
    {
      name,
      season: Number(startTime.slice(0, 4)),
      date: startTime.slice(0, 10),
      rounds,
      cut,
      pairs,
      groups,
    },
    ratings.golf,
    runs,
    drawn,
  );
  return { ...simulated, learnedTo: isoDay(golfLearnedTo(ratings.golf)) };
}
