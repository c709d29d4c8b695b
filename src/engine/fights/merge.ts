import type { FightOutcome, SideWins } from '#domain/outcomes/fight.ts';

/** Counts of two parts of the same runs, added up. */
export function mergeFights(one: FightOutcome, other: FightOutcome): FightOutcome {
  return {
    rounds: one.rounds,
    roundMinutes: one.roundMinutes,
    a: mergeSides(one.a, other.a),
    b: mergeSides(one.b, other.b),
    draws: one.draws + other.draws,
  };
}

const mergeSides = (one: SideWins, other: SideWins): SideWins => ({
  knockout: one.knockout.map((count, bin) => count + (other.knockout[bin] ?? 0)),
  submission: one.submission.map((count, bin) => count + (other.submission[bin] ?? 0)),
  unanimous: one.unanimous + other.unanimous,
  split: one.split + other.split,
  majority: one.majority + other.majority,
});
