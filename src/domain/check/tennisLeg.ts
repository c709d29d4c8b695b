import type { Histogram } from '../game/scoreGrid.ts';
import type { TennisOutcome } from '../outcomes/tennis.ts';
import { CheckError } from './checkError.ts';
import { NO_LEG, type Runs, type States, statesIn } from './runs.ts';
import { pastBy, type Settles, wonIf } from './settled.ts';

type Player = 'a' | 'b';

/** Bets on a match. A handicap's line is the player's own. */
export type TennisBet =
  | { readonly market: 'moneyline'; readonly side: Player }
  /** The winner by this many sets: 2 and 0 is "2–0". */
  | { readonly market: 'setScore'; readonly side: Player; readonly lost: number }
  | { readonly market: 'sets'; readonly side: 'over' | 'under'; readonly line: number }
  | { readonly market: 'setSpread'; readonly side: Player; readonly line: number }
  | { readonly market: 'games'; readonly side: 'over' | 'under'; readonly line: number }
  | { readonly market: 'gameSpread'; readonly side: Player; readonly line: number }
  | { readonly market: 'firstSet'; readonly side: Player }
  | { readonly market: 'tieBreak'; readonly side: 'yes' | 'no' };

/** Sets that each player won. */
type SetRun = readonly [a: number, b: number];

const setRuns =
  ({ setScores }: TennisOutcome): Runs<SetRun> =>
  (visit) => {
    const need = setScores.length / 2;
    setScores.forEach((count, index) => {
      visit(index < need ? [need, index] : [setScores.length - 1 - index, need], count);
    });
  };

const numbers =
  (histogram: Histogram): Runs<number> =>
  (visit) => {
    for (const [value, count] of histogram) visit(value, count);
  };

/** What a bet does with the sets; undefined for one that is not about them. */
function setLeg(bet: TennisBet, need: number): Settles<SetRun> | undefined {
  const sign = bet.side === 'b' || bet.side === 'under' ? -1 : 1;
  switch (bet.market) {
    case 'moneyline':
      return ([a, b]) => wonIf(sign * (a - b) > 0);
    case 'setScore': {
      if (!(Number.isInteger(bet.lost) && bet.lost >= 0 && bet.lost < need))
        throw new CheckError('noSuchBet', `No match ends ${need}–${bet.lost}`, []);
      return ([a, b]) => wonIf(sign * (a - b) === need - bet.lost);
    }
    case 'sets':
      return ([a, b]) => pastBy(sign * (a + b - bet.line));
    case 'setSpread':
      return ([a, b]) => pastBy(sign * (a - b) + bet.line);
    default:
      return undefined;
  }
}

/** A bet that is counted by itself: its runs do not say who won the sets. */
function aloneStates(bet: TennisBet, outcome: TennisOutcome): States {
  const sign = bet.side === 'b' || bet.side === 'under' ? -1 : 1;
  switch (bet.market) {
    case 'games':
      return statesIn(numbers(outcome.games), [(games) => pastBy(sign * (games - bet.line))]);
    case 'gameSpread':
      return statesIn(numbers(outcome.margins), [(margin) => pastBy(sign * margin + bet.line)]);
    case 'firstSet': {
      const [a, b] = outcome.firstSet;
      return statesIn(
        numbers([
          [1, a],
          [-1, b],
        ]),
        [(won) => wonIf(sign * won > 0)],
      );
    }
    default:
      return statesIn(numbers(outcome.tieBreaks.map((count, index) => [index, count])), [
        (tieBreaks) => wonIf(tieBreaks > 0 === (bet.side === 'yes')),
      ]);
  }
}

const isLine = (line: number): boolean => Number.isInteger(4 * line) && Math.abs(line) <= 100;

/**
 * Legs of one match. Winner, set score, sets and set handicap are counted in the same simulated matches; games, the first set and
 * tie-breaks are counted one by one, so each of them stands alone.
 */
export function tennisStates(outcome: TennisOutcome, bets: readonly TennisBet[]): States {
  for (const bet of bets) {
    if ('line' in bet && !isLine(bet.line))
      throw new CheckError('noSuchBet', `${bet.line} is no line`, []);
  }
  const need = outcome.setScores.length / 2;
  const legs = bets.flatMap((bet) => setLeg(bet, need) ?? []);
  if (legs.length === bets.length) return statesIn(setRuns(outcome), legs);
  const [only, ...others] = bets;
  if (!only) return NO_LEG;
  if (others.length > 0) {
    const text =
      'Games, the first set and tie-breaks are not counted together with other bets on the match';
    throw new CheckError('notCounted', text, []);
  }
  return aloneStates(only, outcome);
}
