import { InputError } from '../numbers/inputError.ts';
import { sum } from '../numbers/numbers.ts';

/** The two corners of a fight, in the order it is announced. */
export type FightSide = 'a' | 'b';

/** How a decisive fight ends; all decisions (unanimous, split, majority) count as one method. */
export const FIGHT_METHODS = ['knockout', 'submission', 'decision'] as const;
export type FightMethod = (typeof FIGHT_METHODS)[number];

/** Simulated fights that one side won. Whole counts. */
export interface SideWins {
  /** Entry k: knock-outs and stoppages in half minute k + 1 of fighting time (without rests). */
  readonly knockout: readonly number[];
  /** The same for submissions. */
  readonly submission: readonly number[];
  readonly unanimous: number;
  readonly split: number;
  readonly majority: number;
}

/** The results of one fight's simulated runs: every market's figure comes from it. */
export interface FightOutcome {
  /** Scheduled rounds, and minutes of each. */
  readonly rounds: number;
  readonly roundMinutes: number;
  readonly a: SideWins;
  readonly b: SideWins;
  readonly draws: number;
}

const SIDES = ['a', 'b'] as const;

const decisionsOf = (side: SideWins): number => side.unanimous + side.split + side.majority;

/** Wins of one side by one method. */
const winsBy = (side: SideWins, method: FightMethod): number =>
  method === 'decision' ? decisionsOf(side) : sum(side[method]);

/** All wins of one side. */
const winsOf = (outcome: FightOutcome, side: FightSide): number => {
  const wins = outcome[side];
  return sum(wins.knockout) + sum(wins.submission) + decisionsOf(wins);
};

/** Simulated fights in all. */
export const fightRuns = (outcome: FightOutcome): number =>
  winsOf(outcome, 'a') + winsOf(outcome, 'b') + outcome.draws;

/** Share of the decisive runs that a side won, 0–1: what a two-way moneyline (draw: stake back) pays on. */
export const decisiveWinShare = (outcome: FightOutcome, side: FightSide): number =>
  winsOf(outcome, side) / (winsOf(outcome, 'a') + winsOf(outcome, 'b'));

export const drawShare = (outcome: FightOutcome): number => outcome.draws / fightRuns(outcome);

/** Share of all runs by the winner's method, 0–1; of one side's wins if a side is given. */
export function methodShares(
  outcome: FightOutcome,
  side?: FightSide,
): Readonly<Record<FightMethod, number>> {
  const runs = fightRuns(outcome);
  const sides = side === undefined ? SIDES : [side];
  const share = (method: FightMethod): number =>
    sum(sides.map((one) => winsBy(outcome[one], method))) / runs;
  return {
    knockout: share('knockout'),
    submission: share('submission'),
    decision: share('decision'),
  };
}

/** Share of all runs by kind of decision, 0–1, without draws. */
export function decisionShares(
  outcome: FightOutcome,
): Readonly<Record<'unanimous' | 'split' | 'majority', number>> {
  const runs = fightRuns(outcome);
  const { a, b } = outcome;
  return {
    unanimous: (a.unanimous + b.unanimous) / runs,
    split: (a.split + b.split) / runs,
    majority: (a.majority + b.majority) / runs,
  };
}

/** Finishes (knock-out or submission) per half minute of fighting time, both sides. */
export function finishesByHalfMinute(outcome: FightOutcome): number[] {
  const bins = outcome.rounds * outcome.roundMinutes * 2;
  return Array.from({ length: bins }, (_, bin) =>
    sum(SIDES.map((s) => (outcome[s].knockout[bin] ?? 0) + (outcome[s].submission[bin] ?? 0))),
  );
}

/** Finishes of one side by one method in each round. */
export function finishesByRound(
  outcome: FightOutcome,
  side: FightSide,
  method: 'knockout' | 'submission',
): number[] {
  const perRound = outcome.roundMinutes * 2;
  return Array.from({ length: outcome.rounds }, (_, round) =>
    sum(outcome[side][method].slice(round * perRound, (round + 1) * perRound)),
  );
}

/** Share of all runs that ended inside each round, 0–1; the rest went the distance. */
export function roundShares(outcome: FightOutcome): number[] {
  const runs = fightRuns(outcome);
  const perRound = outcome.roundMinutes * 2;
  const finishes = finishesByHalfMinute(outcome);
  return Array.from(
    { length: outcome.rounds },
    (_, round) => sum(finishes.slice(round * perRound, (round + 1) * perRound)) / runs,
  );
}

/** Share of all runs that went to the judges, 0–1, draws included. */
export const distanceShare = (outcome: FightOutcome): number => 1 - sum(roundShares(outcome));

/**
 * Share of all runs that lasted longer than a number of rounds, 0–1. Half a round is half its minutes: over 1.5 rounds of five
 * minutes is past 7:30; an end within the half minute before the mark counts as under.
 * @param line above 0, below the scheduled rounds, and a whole number of half minutes
 * Throws a RangeError for any other line.
 */
export function overRoundsShare(outcome: FightOutcome, line: number): number {
  const bins = line * outcome.roundMinutes * 2;
  if (!(line > 0 && line < outcome.rounds && Number.isInteger(bins))) {
    throw new InputError(`Line ${line} is none of a fight of ${outcome.rounds} rounds`);
  }
  return 1 - sum(finishesByHalfMinute(outcome).slice(0, bins)) / fightRuns(outcome);
}

/** Mean fighting time in minutes, without rests. A finish counts in the middle of its half minute. */
export function meanDuration(outcome: FightOutcome): number {
  const runs = fightRuns(outcome);
  const finishes = finishesByHalfMinute(outcome);
  const finished = sum(finishes.map((count, bin) => (count * (bin + 0.5)) / 2));
  const distance = runs - sum(finishes);
  return (finished + distance * outcome.rounds * outcome.roundMinutes) / runs;
}
