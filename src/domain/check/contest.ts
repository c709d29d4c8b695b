import { sum } from '../numbers/numbers.ts';
import type { FightOutcome } from '../outcomes/fight.ts';
import type { GolfOutcome } from '../outcomes/golf.ts';
import type { RaceOutcome } from '../outcomes/race.ts';
import type { TennisOutcome } from '../outcomes/tennis.ts';
import type { AskedLeg } from './asked.ts';
import { fieldBetOf, fightBetOf, gameBetOf, tennisBetOf } from './betOf.ts';
import { CheckError } from './checkError.ts';
import type { ContestLegs } from './checkParlay.ts';
import { fieldLegs, fightLegs, type Placed, tennisLegs } from './contestLegs.ts';
import type { EntrantCounts } from './fieldLeg.ts';
import { type GameContest, playerGameLegs } from './playerGameLegs.ts';

/** A contest with its simulated runs, as far as a check needs it. */
export type CheckedContest =
  | ({ readonly kind: 'game' } & GameContest)
  | { readonly kind: 'fight'; readonly outcome: FightOutcome }
  | { readonly kind: 'match'; readonly outcome: TennisOutcome }
  | { readonly kind: 'race'; readonly outcome: RaceOutcome }
  | { readonly kind: 'tournament'; readonly outcome: GolfOutcome };

/** Places that a race counts, beside the win. */
const RACE_PLACES = [1, 3, 5, 10, 20];

function raceCounts({ entrants, places, runs }: RaceOutcome, driver: string) {
  const counts = places[entrants.findIndex((one) => one.driver === driver)];
  if (!counts) return undefined;
  const within = RACE_PLACES.map((most) => [most, sum(counts.slice(0, most))] as const);
  return { within, runs };
}

function golfCounts({ players, runs }: GolfOutcome, id: string): EntrantCounts | undefined {
  const player = players.find((one) => one.id === id);
  if (!player) return undefined;
  const { wins, top5, top10, top20 } = player;
  return {
    within: [
      [1, wins],
      [5, top5],
      [10, top10],
      [20, top20],
    ],
    runs,
  };
}

/** Reads each leg as a bet; a CheckError says which leg it is. */
const read = <Bet>(legs: readonly Placed<AskedLeg>[], betOf: (leg: AskedLeg) => Bet) =>
  legs.map(({ at, bet }): Placed<Bet> => {
    try {
      return { at, bet: betOf(bet) };
    } catch (error) {
      if (!(error instanceof CheckError)) throw error;
      throw new CheckError(error.problem, error.message, [at]);
    }
  });

/** Legs of a contest, ready to be counted. Throws a CheckError for bets that it does not have. */
export function legsOf(contest: CheckedContest, legs: readonly Placed<AskedLeg>[]): ContestLegs {
  switch (contest.kind) {
    case 'game':
      return playerGameLegs(contest, read(legs, gameBetOf));
    case 'fight':
      return fightLegs(contest.outcome, read(legs, fightBetOf));
    case 'match':
      return tennisLegs(contest.outcome, read(legs, tennisBetOf));
    case 'race':
      return fieldLegs((one) => raceCounts(contest.outcome, one), read(legs, fieldBetOf));
    case 'tournament':
      return fieldLegs((one) => golfCounts(contest.outcome, one), read(legs, fieldBetOf));
  }
}
