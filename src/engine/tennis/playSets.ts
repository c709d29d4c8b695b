import type { TennisOutcome } from '#domain/outcomes/tennis.ts';
import type { Simulation } from '../model.ts';
import { uniform } from '../rng/generator.ts';
import type { MatchShape } from './balance.ts';
import { matchCounts } from './counts.ts';
import { LONG_SET, SET_GAMES, SET_MARGINS, SET_SCORE_COUNT, WON_BY_B } from './sets.ts';
import { type MatchTables, setAt } from './tables.ts';

/** Level pairs of games after 6-6 in a set that is played on. */
export const MOST_EXTRA_PAIRS = 60;
const GAMES = Uint8Array.from(SET_GAMES);
const MARGINS = Int8Array.from(SET_MARGINS);

/**
 * Plays each match by itself, set after set. So did engines before 0.5; kept so that their recipes give their digits, and as what
 * the table of all matches is checked with.
 */
export function setBySet(
  { days, sets, finals, levelAgain }: MatchTables,
  shape: MatchShape,
): Simulation<TennisOutcome> {
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
        const score = firstAbove(table, from, SET_SCORE_COUNT, uniform(generator));
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
