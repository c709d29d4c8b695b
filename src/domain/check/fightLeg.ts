import type { FightMethod, FightOutcome, FightSide } from '../outcomes/fight.ts';
import { CheckError } from './checkError.ts';
import type { Runs } from './runs.ts';
import { type Settles, wonIf } from './settled.ts';

/** Bets on a fight. A moneyline gives the stake back for a draw; every other bet loses by one. */
export type FightBet =
  | { readonly market: 'moneyline'; readonly side: FightSide }
  | { readonly market: 'method'; readonly side: FightSide | 'either'; readonly method: FightMethod }
  /** Ends inside this round; a decision does not. */
  | { readonly market: 'round'; readonly side: FightSide | 'either'; readonly round: number }
  | { readonly market: 'rounds'; readonly side: 'over' | 'under'; readonly line: number }
  | { readonly market: 'distance'; readonly side: 'yes' | 'no' };

/** One way in which a fight can end. */
interface FightRun {
  readonly winner: FightSide | 'draw';
  readonly method: FightMethod;
  /** Half minute of fighting time in which it was stopped, from 0; absent at the judges. */
  readonly halfMinute?: number;
}

/** The simulated fights of an outcome. */
export const fightLegRuns =
  (outcome: FightOutcome): Runs<FightRun> =>
  (visit) => {
    for (const winner of ['a', 'b'] as const) {
      const side = outcome[winner];
      for (const method of ['knockout', 'submission'] as const) {
        side[method].forEach((count, halfMinute) => {
          if (count > 0) visit({ winner, method, halfMinute }, count);
        });
      }
      visit({ winner, method: 'decision' }, side.unanimous + side.split + side.majority);
    }
    visit({ winner: 'draw', method: 'decision' }, outcome.draws);
  };

/** Every way in which a fight can end, each once. */
export function everyFight({ rounds, roundMinutes }: FightOutcome): Runs<FightRun> {
  const stopped = Array.from({ length: 2 * rounds * roundMinutes }, () => 1);
  const side = { knockout: stopped, submission: stopped, unanimous: 1, split: 1, majority: 1 };
  return fightLegRuns({ rounds, roundMinutes, a: side, b: side, draws: 1 });
}

/** What a bet does with a fight's ending. Throws a CheckError for a round or a line that the fight does not have. */
export function fightLeg(
  bet: FightBet,
  { rounds, roundMinutes }: Pick<FightOutcome, 'rounds' | 'roundMinutes'>,
): Settles<FightRun> {
  const perRound = 2 * roundMinutes;
  const bySide = (winner: FightRun['winner'], side: FightSide | 'either'): boolean =>
    side === 'either' ? winner !== 'draw' : winner === side;
  switch (bet.market) {
    case 'moneyline':
      return ({ winner }) => (winner === 'draw' ? [0] : wonIf(winner === bet.side));
    case 'method':
      return ({ winner, method }) => wonIf(bySide(winner, bet.side) && method === bet.method);
    case 'round': {
      if (!(Number.isInteger(bet.round) && bet.round >= 1 && bet.round <= rounds))
        throw new CheckError('noSuchBet', `This fight has ${rounds} rounds`, []);
      const [from, to] = [(bet.round - 1) * perRound, bet.round * perRound];
      return ({ winner, halfMinute = -1 }) =>
        wonIf(bySide(winner, bet.side) && halfMinute >= from && halfMinute < to);
    }
    case 'rounds': {
      const bins = bet.line * perRound;
      if (!(bet.line > 0 && bet.line < rounds && Number.isInteger(bins)))
        throw new CheckError('noSuchBet', `${bet.line} rounds is no line of this fight`, []);
      return ({ halfMinute = Number.POSITIVE_INFINITY }) =>
        wonIf(halfMinute >= bins === (bet.side === 'over'));
    }
    case 'distance':
      return ({ halfMinute }) => wonIf((halfMinute === undefined) === (bet.side === 'yes'));
  }
}
