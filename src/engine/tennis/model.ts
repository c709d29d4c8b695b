/**
 * Tennis: ATP and WTA singles, from points up.
 *
 * Each run draws a day (how far the serve-point shares of this match are from their means), tosses for serve and
 * plays set after set. A set's score is drawn from its exact distribution given the points: points → games →
 * tie-breaks → sets by recursion, which is the same as playing every point. Serve alternates by games over the
 * whole match.
 * Points on serve as independent with one probability per player and match: Barnett and Clarke (2005), "Combining
 * player statistics to predict outcomes of tennis matches", IMA Journal of Management Mathematics 16(2); Newton
 * and Keller (2005), "Probability of winning at tennis I", Studies in Applied Mathematics 114(3). With the same
 * probabilities in every match there are too many close matches and games; Klaassen and Magnus (2001), "Are
 * points in tennis independent and identically distributed?", JASA 96(454), find them nearly so within a match but
 * for unobserved form. Hence both the difference and the mean of the shares vary from match to match, normally,
 * by 7 × 3 Gauss–Hermite nodes, and stay for all its sets. Who leads in sets also plays a little better, or the
 * other worse: Jackson and Mosurski (1997), "Heavy defeats in tennis: psychological momentum or random effect?",
 * Chance 10(2).
 *
 * Inputs (probabilities and shares 0–1)
 *   matchWin          P(A wins the match), 0.001–0.999. The simulated share reproduces it.
 *   bestOf            sets, 3 or 5
 *   servePointShare   mean share of points won on serve at this tour, surface and format, 0.4–0.8
 *   serviceA, serviceB  what each player adds to the match's mean share (big servers who break seldom: more),
 *                     −0.1–0.1
 *   differenceSd      SD from match to match of the difference of both shares, 0–0.2
 *   meanSd            SD from match to match of their mean, 0–0.1
 *   setMomentum       what each set of lead adds to the leader's difference of shares, −0.05–0.05
 *   finalSetTieBreak  points of the tie-break at 6-6 in the deciding set: 7, 10 (all four majors since 2022), or 0
 *                     where it is played on until two games ahead
 *
 * Limits: no aces, injuries or retirements; points, games and sets depend on the score by the lead in sets alone; a share beyond
 * 0.02–0.98 counts as the bound; an endless set stops after 120 extra games.
 */
import type { TennisOutcome } from '#domain/outcomes/tennis.ts';
import type { Simulation, SportModel } from '../model.ts';
import { uniform } from '../rng/generator.ts';
import { matchCounts, mergeMatches } from './counts.ts';
import { readTennisInputs, type TennisInputs } from './inputs.ts';
import { LONG_SET, SET_GAMES, SET_MARGINS, SET_SCORES, WON_BY_B } from './sets.ts';
import { matchTables, setAt } from './tables.ts';

const MOST_EXTRA_PAIRS = 60;
const GAMES = Uint8Array.from(SET_GAMES);
const MARGINS = Int8Array.from(SET_MARGINS);

function prepare(inputs: TennisInputs): Simulation<TennisOutcome> {
  const { matchWin, shape } = readTennisInputs(inputs);
  const { days, sets, finals, levelAgain } = matchTables(matchWin, shape);
  const need = (shape.bestOf + 1) / 2;
  const playedOn = shape.finalSet === 0;
  const counts = matchCounts(shape.bestOf);

  const play: Simulation<TennisOutcome>['play'] = (generator, runs) => {
    for (let run = 0; run < runs; run++) {
      const day = firstAbove(days, 0, days.length, uniform(generator));
      const toss = generator.next() >>> 31;
      let wonA = 0;
      let wonB = 0;
      let games = 0;
      let margin = 0;
      let tieBreaks = 0;
      let firstToA = false;
      while (wonA < need && wonB < need) {
        const deciding = wonA + wonB === shape.bestOf - 1;
        const table = deciding ? finals : sets;
        const server = toss ^ (games & 1);
        const from = setAt(day, wonA - wonB, server);
        const score = firstAbove(table, from, SET_SCORES, uniform(generator));
        const toA = score < WON_BY_B;
        if (wonA + wonB === 0) firstToA = toA;
        if (toA) wonA += 1;
        else wonB += 1;
        games += GAMES[score] ?? 0;
        margin += MARGINS[score] ?? 0;
        if (score % WON_BY_B === LONG_SET) {
          if (deciding && playedOn) {
            let pairs = 0;
            while (pairs < MOST_EXTRA_PAIRS && uniform(generator) < (levelAgain[day] ?? 0)) pairs++;
            // From 6-6 the set is won by two games: one game more than a tie-break, plus two for every level pair.
            games += 1 + 2 * pairs;
            margin += toA ? 1 : -1;
          } else tieBreaks += 1;
        }
      }
      counts.add(wonA > wonB, Math.min(wonA, wonB), games, margin, tieBreaks, firstToA);
    }
  };
  return { play, outcome: counts.outcome };
}

/** First index, counted from `from`, whose cumulative probability is above u; the last one if rounding leaves none. */
function firstAbove(cumulative: Float64Array, from: number, length: number, u: number): number {
  let index = 0;
  while (index < length - 1 && (cumulative[from + index] ?? 1) <= u) index += 1;
  return index;
}

/** The tennis model of the registry. */
export const tennisModel: SportModel<TennisInputs, TennisOutcome> = {
  id: 'tennis',
  leagues: ['ATP', 'WTA'],
  prepare,
  merge: mergeMatches,
};
