import { MOST_INNING_RUNS } from '#engine/players/baseball/groups.ts';
import { learnBaseball } from '#engine/players/baseball/learn.ts';
import { LENGTH_NAMES, type LengthFacts, lengthFacts } from '#engine/players/baseball/length.ts';
import { noPitcher, noState } from '#engine/players/baseball/memory.ts';
import type { BaseballParams, LengthWeights } from '#engine/players/baseball/params.ts';
import { averageStarter } from '#engine/players/baseball/pitching.ts';
import type { BaseballTables } from '#engine/players/baseball/types.ts';
import { ratingDay } from '#engine/ratings/day.ts';
import { LeastSquares } from '../../fit/leastSquares.ts';
import { countBattingTables } from './battingTables.ts';
import { CHOSEN } from './chosen.ts';
import { countPitching, type PitchingStart } from './countPitching.ts';
import type { BaseballGame } from './games.ts';
import { BaseballCounts, countShares, countsOf, roundedShare } from './tally.ts';

/** Newest seasons whose starts count: how long starters are left in has changed. */
const NEWEST = 2;
/** Expected outs of starters of ordinary length: within this of the mean. */
const ORDINARY = 1;
/** Power to which shares of outs are raised: seasons pooled are wider than the next one. Chosen on the seasons before the tested ones. */
const SHARPER = 1.13;

const LONGEST = 27;

/** What a start's length is fitted on. */
interface Length {
  readonly facts: LengthFacts;
  readonly average: number;
  readonly outs: number;
  readonly runs: number;
}

/** Parameters from games of whole seasons, in the order of play; box scores of batters may lack in some of them. */
export function fitBaseballPlayers(games: readonly BaseballGame[]): BaseballParams {
  const last = games.at(-1)?.season ?? 0;
  const starts = games
    .filter(({ season, short }) => season > last - NEWEST && !short)
    .flatMap(({ home, away }) => [
      startOf(home.starter, away.runs),
      startOf(away.starter, home.runs),
    ])
    .flatMap((one) => one ?? []);
  const counted = { ...countBattingTables(games), ...countPitching(starts) };
  const before: BaseballParams = {
    ...CHOSEN,
    tables: { ...counted, outs: [], runs: [], averageOuts: 0 },
    length: weightsOf([]),
  };
  const lengths = walkLengths(games, before).filter(({ season }) => season > last - NEWEST);
  const length = fitLength(lengths);
  return { ...before, length, tables: { ...counted, ...outsTables(lengths, length) } };
}

const weightsOf = (values: readonly number[]): LengthWeights =>
  Object.fromEntries(
    LENGTH_NAMES.map((name, at) => [name, values[at] ?? 0]),
  ) as unknown as LengthWeights;

const startOf = (
  start: PitchingStart['start'] | undefined,
  runs: number,
): PitchingStart | undefined => start && { start, runs };

/** What was known before each start. */
function walkLengths(
  games: readonly BaseballGame[],
  params: BaseballParams,
): (Length & { readonly season: number })[] {
  const state = noState();
  const lengths: (Length & { season: number })[] = [];
  for (const game of games) {
    const { home, away, season, date, short } = game;
    for (const [side, other] of [
      [home, away],
      [away, home],
    ] as const) {
      if (!side.starter || short) continue;
      const memory = state.pitchers[side.starter.playerId] ?? noPitcher(ratingDay(date));
      lengths.push({
        season,
        facts: lengthFacts(state, memory, ratingDay(date), season, params),
        average: averageStarter(state).outs,
        outs: side.starter.outs,
        runs: other.runs,
      });
    }
    learnBaseball(state, game, params);
  }
  return lengths;
}

function fitLength(lengths: readonly Length[]): LengthWeights {
  const squares = new LeastSquares(LENGTH_NAMES.length);
  for (const { facts, average, outs } of lengths)
    squares.add(
      LENGTH_NAMES.map((name) => facts[name]),
      outs - average,
    );
  return weightsOf(squares.solve().map(roundedShare));
}

/** Outs of starters of ordinary length by the runs of the other side. */
function outsTables(
  lengths: readonly Length[],
  weights: LengthWeights,
): Pick<BaseballTables, 'outs' | 'runs' | 'averageOuts'> {
  const outs = countsOf(MOST_INNING_RUNS + 1);
  const runs = new BaseballCounts();
  const pooled = new BaseballCounts();
  let sum = 0;
  let count = 0;
  for (const one of lengths) {
    const expected = LENGTH_NAMES.reduce((all, name) => all + one.facts[name] * weights[name], 0);
    runs.add(Math.min(one.runs, MOST_INNING_RUNS));
    if (Math.abs(expected) > ORDINARY) continue;
    outs[Math.min(one.runs, MOST_INNING_RUNS)]?.add(one.outs);
    pooled.add(one.outs);
    sum += one.outs;
    count += 1;
  }
  const all = countShares(pooled.upTo(LONGEST));
  return {
    outs: outs.map((counts) => {
      const own = counts.upTo(LONGEST);
      // A start of all of them, so that a score of a few games has some.
      return countShares(all.map((share, value) => ((own[value] ?? 0) + share) ** SHARPER));
    }),
    runs: countShares(runs.upTo(MOST_INNING_RUNS)),
    averageOuts: roundedShare(sum / count),
  };
}
