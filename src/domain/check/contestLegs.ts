import type { ScoreGrid } from '../game/scoreGrid.ts';
import type { FightOutcome } from '../outcomes/fight.ts';
import type { TennisOutcome } from '../outcomes/tennis.ts';
import { CheckError } from './checkError.ts';
import type { ContestLegs } from './checkParlay.ts';
import { type EntrantCounts, type FieldBet, fieldStates } from './fieldLeg.ts';
import { everyFight, type FightBet, fightLeg, fightLegRuns } from './fightLeg.ts';
import { canAllWin, type GameBet, gameLeg, gameRuns } from './gameLeg.ts';
import { type States, statesIn } from './runs.ts';
import { type TennisBet, tennisStates } from './tennisLeg.ts';

/** A bet with its place in the parlay, from 0. */
export interface Placed<Bet> {
  readonly at: number;
  readonly bet: Bet;
}

/** What a bet is, written so that the same bet is written the same. */
const nameOf = (bet: object): string => JSON.stringify(Object.entries(bet).sort());

/**
 * Legs of one contest by their places, whose states are counted as given. A CheckError is told with the places of its legs.
 * Throws a CheckError for the same bet twice.
 */
export function contestOfLegs<Bet extends object>(
  placed: readonly Placed<Bet>[],
  statesOf: (bets: readonly Bet[]) => States,
): ContestLegs {
  const seen = new Map<string, number>();
  for (const { at, bet } of placed) {
    const first = seen.get(nameOf(bet));
    if (first !== undefined)
      throw new CheckError('twice', 'The same bet stands here twice', [first, at]);
    seen.set(nameOf(bet), at);
  }
  return {
    legs: placed.map(({ at }) => at),
    states(legs) {
      const wanted = placed.filter(({ at }) => legs.includes(at));
      try {
        return statesOf(wanted.map(({ bet }) => bet));
      } catch (error) {
        if (error instanceof CheckError && error.legs.length === 0)
          throw new CheckError(error.problem, error.message, legs);
        throw error;
      }
    },
  };
}

export const TOGETHER = 'These bets cannot win together';

/** Bets on a game of two teams counted in its simulated scores. Throws a CheckError for bets that do not exist or cannot win together. */
export function gameStates(grid: ScoreGrid, canDraw: boolean, bets: readonly GameBet[]): States {
  const states = statesIn(
    gameRuns(grid),
    bets.map((bet) => gameLeg(bet, canDraw)),
  );
  if (bets.length > 1 && (states[0] ?? 0) === 0 && !canAllWin(bets, canDraw))
    throw new CheckError('impossible', TOGETHER, []);
  return states;
}

/** Legs of a fight. Throws a CheckError for bets that do not exist, and for legs that cannot win together. */
export const fightLegs = (
  outcome: FightOutcome,
  placed: readonly Placed<FightBet>[],
): ContestLegs =>
  contestOfLegs(placed, (bets) => {
    const legs = bets.map((bet) => fightLeg(bet, outcome));
    const states = statesIn(fightLegRuns(outcome), legs);
    if ((states[0] ?? 0) > 0 || bets.length < 2) return states;
    const could = statesIn(everyFight(outcome), legs);
    if ((could[0] ?? 0) === 0) throw new CheckError('impossible', TOGETHER, []);
    return states;
  });

/** Legs of a tennis match. */
export const tennisLegs = (
  outcome: TennisOutcome,
  placed: readonly Placed<TennisBet>[],
): ContestLegs =>
  contestOfLegs(placed, (bets) => {
    const states = tennisStates(outcome, bets);
    if (bets.length > 1 && (states[0] ?? 0) === 0) throw new CheckError('impossible', TOGETHER, []);
    return states;
  });

/** Legs of a race or a golf tournament. */
export const fieldLegs = (
  countsOf: (entrant: string) => EntrantCounts | undefined,
  placed: readonly Placed<FieldBet>[],
): ContestLegs => contestOfLegs(placed, (bets) => fieldStates(countsOf, bets));
