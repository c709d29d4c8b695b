import {
  drawShare,
  type FightOutcome,
  type FightSide,
  fightRuns,
  finishesByRound,
  methodShares,
} from '../outcomes/fight.ts';

/** One rung: who had won by then. Shares of all simulated fights, 0–1. */
interface Rung {
  readonly label: string;
  readonly a: number;
  readonly b: number;
  /** Draws on the cards; 0 on every rung except the last. */
  readonly draw: number;
}

/** Share of all fights that a side finished in each round, 0–1. */
function finishShares(outcome: FightOutcome, side: FightSide): readonly number[] {
  const runs = fightRuns(outcome);
  const submissions = finishesByRound(outcome, side, 'submission');
  return finishesByRound(outcome, side, 'knockout').map(
    (count, round) => (count + (submissions[round] ?? 0)) / runs,
  );
}

/** When the fight ends and who wins: a rung for every round and one for the judges. All shares add up to 1. */
export function roundLadder(outcome: FightOutcome): readonly Rung[] {
  const b = finishShares(outcome, 'b');
  const rounds = finishShares(outcome, 'a').map((a, round) => ({
    label: `Round ${round + 1}`,
    a,
    b: b[round] ?? 0,
    draw: 0,
  }));
  return [
    ...rounds,
    {
      label: 'Decision',
      a: methodShares(outcome, 'a').decision,
      b: methodShares(outcome, 'b').decision,
      draw: drawShare(outcome),
    },
  ];
}
