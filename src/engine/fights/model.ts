/**
 * Fights: UFC and boxing. One run is one fight: winner, method, round and half minute together.
 *
 * Who wins and how is one draw from a table of eleven endings: a draw, and for each side knock-out, submission,
 * unanimous, split and majority decision. When a finish comes is a second draw, from the incidence of its cause in a
 * competing-risk hazard table by round and half minute (see hazards.ts).
 * Sources: Prentice et al. (1978), "The analysis of failure times in the presence of competing risks", Biometrics
 * 34(4); method by multinomial logit, McFadden (1974), "Conditional logit analysis of qualitative choice behavior".
 *
 * Inputs
 *   winA             P(a wins | somebody wins), 0.001–0.999. The simulated share of decisive fights reproduces it.
 *   koA, subA        P(knock-out or stoppage), P(submission) given that a wins, 0.001–0.98 and 0–0.98, together
 *   koB, subB        at most 0.99; the same given that b wins. Boxing has subA = subB = 0.
 *   draw             share of fights that are drawn, 0–0.2
 *   split, majority  share of decisions that are split, majority, each 0–0.5
 *   rounds           scheduled rounds, 1–15
 *   roundMinutes     whole minutes of a round, 1–5
 *   koRound0 …       baseline hazard of a knock-out per half minute, each round, 1e-6–1
 *   koHalf0 …        its profile over the half minutes of a round, mean about 1, 1e-6–100
 *   subRound0, subHalf0 …  the same of submissions; not read where subA = subB = 0
 *
 * The rating's uncertainty is already in winA: a mixture of yes/no draws is again one yes/no draw, so drawing each
 * fighter's strength first would change no count.
 * Limits: no disqualifications, no contests or technical decisions; the time of a finish depends on its cause and on
 * how likely finishes are, not on the winner; corner, judges, place and short notice are unknown. Boxing's inputs
 * are unvalidated assumptions (see boxing/).
 */
import type { FightOutcome, SideWins } from '#domain/outcomes/fight.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { type Generator, uniform } from '../rng/generator.ts';
import { bySampling, type Sampler } from './sampler.ts';
import { type EndingTable, endingTable, type SideTable } from './table.ts';

export type FightInputs = ModelInputs;

/** Order of one side's endings in the table of eleven. */
const ENDINGS = ['knockout', 'submission', 'unanimous', 'split', 'majority'] as const;
const PER_SIDE = ENDINGS.length;

function prepare(inputs: FightInputs): Simulation<FightOutcome> {
  const table = endingTable(inputs);
  const bins = table.time.knockout.length;
  const sideShares = (side: SideTable): number[] => ENDINGS.map((ending) => side[ending]);
  const ending = bySampling([...sideShares(table.a), ...sideShares(table.b), table.draw]);
  const times: readonly [Sampler, Sampler] = [
    bySampling(table.time.knockout),
    bySampling(table.time.submission),
  ];
  const judged = new Float64Array(2 * PER_SIDE + 1);
  // Side a's knock-outs, its submissions, side b's knock-outs, its submissions.
  const finishes = new Float64Array(4 * bins);
  const play = (generator: Generator, runs: number): void => {
    for (let run = 0; run < runs; run++) {
      const drawn = ending(uniform(generator));
      const second = drawn >= PER_SIDE ? 1 : 0;
      const how = drawn - second * PER_SIDE;
      if (how < 2) {
        const when = (how === 0 ? times[0] : times[1])(uniform(generator));
        const cell = (2 * second + how) * bins + when;
        finishes[cell] = (finishes[cell] ?? 0) + 1;
      } else judged[drawn] = (judged[drawn] ?? 0) + 1;
    }
  };
  const side = (second: number): SideWins => {
    const count = (how: number): number => judged[second * PER_SIDE + how] ?? 0;
    const times = (how: number): number[] =>
      Array.from(finishes.subarray((2 * second + how) * bins, (2 * second + how + 1) * bins));
    return {
      knockout: times(0),
      submission: times(1),
      unanimous: count(2),
      split: count(3),
      majority: count(4),
    };
  };
  const outcome = (): FightOutcome => ({
    rounds: table.rounds,
    roundMinutes: table.roundMinutes,
    a: side(0),
    b: side(1),
    draws: judged[2 * PER_SIDE] ?? 0,
  });
  return { play, outcome };
}

/** The shares that ever more runs tend to, in place of counts: they sum to 1. */
export function exactOutcome(inputs: FightInputs): FightOutcome {
  const table: EndingTable = endingTable(inputs);
  const side = (shares: SideTable): SideWins => ({
    knockout: Array.from(table.time.knockout, (share) => share * shares.knockout),
    submission: Array.from(table.time.submission, (share) => share * shares.submission),
    unanimous: shares.unanimous,
    split: shares.split,
    majority: shares.majority,
  });
  const { rounds, roundMinutes, draw } = table;
  return { rounds, roundMinutes, a: side(table.a), b: side(table.b), draws: draw };
}

function merge(one: FightOutcome, other: FightOutcome): FightOutcome {
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

export const fight: SportModel<FightInputs, FightOutcome> = {
  id: 'fight',
  leagues: ['UFC', 'Boxing'],
  prepare,
  merge,
};
