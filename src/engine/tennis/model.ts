/**
 * Tennis: ATP and WTA singles, from points up.
 *
 * A match has a day (how far the serve-point shares of this match are from their means), a toss for serve and set
 * after set. A set's score has its exact distribution given the points: points → games → tie-breaks → sets by
 * recursion, which is the same as playing every point. Serve alternates by games over the whole match. All of it
 * together is one table of how a match can end (joint.ts), from which each run is drawn, evenly.
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
import type { SportModel } from '../model.ts';
import { mergeMatches } from './counts.ts';
import { drawnMatch } from './drawnMatch.ts';
import { readTennisInputs, type TennisInputs } from './inputs.ts';
import { setBySet } from './playSets.ts';
import { matchTables } from './tables.ts';

/** The tennis model of the registry. */
export const tennisModel: SportModel<TennisInputs, TennisOutcome> = {
  id: 'tennis',
  leagues: ['ATP', 'WTA'],
  evenSince: '0.5.0',
  prepare(inputs, drawing = 'evenly') {
    const { matchWin, shape } = readTennisInputs(inputs);
    const play = drawing === 'evenly' ? drawnMatch : setBySet;
    return play(matchTables(matchWin, shape), shape);
  },
  merge: mergeMatches,
};
