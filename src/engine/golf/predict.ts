import type { TournamentOrigin } from '#domain/events/origin.ts';
import type { Recipe } from '#domain/game/prediction.ts';
import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import { ratingDay } from '../ratings/day.ts';
import { checkSeason } from '../ratings/season.ts';
import { toHex } from '../rng/hash.ts';
import { ruleSeed } from '../rng/ruleSeed.ts';
import { simulate } from '../simulate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { countedOf } from './counted.ts';
import { checkEntrants, type GolfEntrant, type UpcomingTournament } from './entrant.ts';
import type { GolfInputs } from './inputs.ts';
import { golfModel } from './model.ts';
import { notesOn } from './notes.ts';
import { rateEntrants } from './rateEntrants.ts';
import type { GolfRatings } from './ratings.ts';
import { tournamentInputs } from './tournament.ts';
import { tournamentRules } from './tournamentRules.ts';

interface PredictedTournament {
  readonly outcome: GolfOutcome;
  readonly recipe: Recipe<GolfInputs>;
  /** What the published rule makes its seed from. */
  readonly seedParts: readonly string[];
}

/**
 * Simulates one event from its entry list and the ratings; it sees no odds.
 * By the published rule the seed is the FNV-1a hash of "golf|tour|day|name". Rounds and cut are the tour's or the special event's unless given.
 * recipe.notes marks unknown players, foreign tours and old ratings.
 * @param runs simulated tournaments, 1 to 10 million
 * @param drawn its seed, if a beacon gave it one
 * Throws a RangeError for a field of fewer than 10 or more than 400 players, an id listed twice, an invalid pair or skill, a
 * season that is not a year, a date that is not ISO 8601, or rounds, a cut or runs out of range.
 */
export function predictTournament(
  entrants: readonly GolfEntrant[],
  tour: GolfTour,
  event: UpcomingTournament,
  ratings: GolfRatings,
  runs: number,
  drawn?: number,
): PredictedTournament {
  checkEntrants(entrants);
  checkSeason(event.season);
  const day = ratingDay(event.date);
  const { name, season, date } = event;
  const pairs = entrants.some(({ members }) => (members?.length ?? 0) > 1);
  const rules = tournamentRules({ tour, name, season, date, field: entrants.length, pairs });
  const rounds = event.rounds ?? rules.rounds;
  const cut = event.cut === undefined ? rules.cut : event.cut;
  const { players, known, notes, unrated } = rateEntrants(entrants, ratings, day);
  const inputs = tournamentInputs(
    players,
    { rounds, cut },
    ratings.params,
    countedOf(entrants, players, tour, event, rounds),
  );
  const origin: TournamentOrigin = { kind: 'tournament', players: known };
  const seedParts = ['golf', tour, date.slice(0, 10), name];
  const seed = drawn ?? ruleSeed(seedParts);
  return {
    outcome: simulate(golfModel, inputs, seed, runs),
    seedParts,
    recipe: {
      engineVersion: ENGINE_VERSION,
      model: golfModel.id,
      seed: toHex(seed),
      iterations: runs,
      inputs,
      notes: [
        ...notes,
        ...notesOn({ tour, event, rules, ratings, day, unrated, field: entrants.length, pairs }),
      ],
      origin: { ...origin },
    },
  };
}
