import {
  isFar,
  RELIEVED_GROUPS,
  relievedGroup,
  SCORING_GROUPS,
  SIDE_ENDINGS,
  scoringGroup,
  sideEnding,
  TURNS,
} from '#engine/players/baseball/groups.ts';
import type { BaseballTables } from '#engine/players/baseball/types.ts';
import { LeastSquares } from '../../fit/leastSquares.ts';
import type { BaseballGame, GameSide } from './games.ts';
import type { BatterRow } from './readBatters.ts';
import { BaseballCounts, countsOf, roundedShare } from './tally.ts';

/** One side at bat: its batters, its runs, and the starter against it. */
interface AtBat {
  readonly side: GameSide;
  readonly other: GameSide;
  readonly isHome: boolean;
}

/** Both sides of the games whose box scores are whole, over nine innings. */
export const sidesAtBat = (games: readonly BaseballGame[]): AtBat[] =>
  games
    .filter(({ short }) => !short)
    .flatMap(({ home, away }) => [
      { side: home, other: away, isHome: true },
      { side: away, other: home, isHome: false },
    ])
    .filter(
      ({ side, other }) =>
        other.starter !== undefined &&
        side.batters.length >= 9 &&
        added(side.batters, ({ runs }) => runs) === side.runs,
    );

const added = (rows: readonly BatterRow[], value: (row: BatterRow) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

const reachedOf = ({ hits, walks }: Pick<BatterRow, 'hits' | 'walks'>): number => hits + walks;
const singles = (row: BatterRow): number => row.hits - row.doubles - row.triples - row.homeRuns;

/** Batters that relievers face, and how many of them reach. */
export function countRelief(
  sides: readonly AtBat[],
): Pick<BaseballTables, 'relieved' | 'reachedRelief'> {
  const relieved = Array.from({ length: SIDE_ENDINGS }, () => countsOf(RELIEVED_GROUPS));
  const parts = sides.map(({ side, other, isHome }) => {
    const { starter } = other;
    const batters =
      added(side.batters, (row) => row.plateAppearances) - (starter?.battersFaced ?? 0);
    const runs = side.runs - Math.min(side.runs, starter?.runs ?? 0);
    const rest = Math.max(0, 27 - (starter?.outs ?? 0));
    const reached = added(side.batters, reachedOf) - (starter ? reachedOf(starter) : 0);
    relieved[sideEnding(isHome, side.runs, other.runs)]?.[relievedGroup(rest)]?.add(
      Math.max(0, batters) - runs - rest,
    );
    return { batters, runs, reached };
  });
  const squares = new LeastSquares(3);
  for (const { batters, runs, reached } of parts) squares.add([1, batters, runs], reached);
  const [constant = 0, batter = 0, run = 0] = squares.solve().map(roundedShare);
  const misses = new BaseballCounts();
  for (const { batters, runs, reached } of parts)
    misses.add(reached - Math.round(constant + batter * batters + run * runs));
  return {
    relieved: relieved.map((ending) => ending.map((counts) => counts.shares(20))),
    reachedRelief: { constant, batter, run, misses: misses.shares(5) },
  };
}

/** How much likelier each hit and walk is where many of them score, and how readily each kind scores and drives in. */
export function countScoring(
  sides: readonly AtBat[],
): Pick<BaseballTables, 'scoringTypes' | 'scores' | 'scoresBySlot' | 'drives' | 'driven'> {
  const kinds = Array.from({ length: SCORING_GROUPS }, () => [0, 0, 0, 0, 0]);
  const scoring = new LeastSquares(6);
  const driving = new LeastSquares(8);
  let driven = 0;
  let runs = 0;
  for (const { side } of sides) {
    const group = kinds[scoringGroup(side.runs, added(side.batters, reachedOf))];
    for (const row of side.batters) {
      const counts = kindsOf(row);
      for (let kind = 0; kind < 5; kind++)
        if (group) group[kind] = (group[kind] ?? 0) + (counts[kind] ?? 0);
      scoring.add(scoringRow(row), row.runs - row.homeRuns);
      driving.add(
        [...counts, row.hitByPitch, outsOf(row), row.strikeouts],
        row.runsBattedIn - row.homeRuns,
      );
      driven += row.runsBattedIn - row.homeRuns;
      runs += row.runs - row.homeRuns;
    }
  }
  const [walk = 0, single = 0, double = 0, triple = 0, hitBy = 0, out = 0] = scoring.solve();
  // By kind: hits and walks in order, home runs have scored, hit by a pitch, out, strikeout.
  const scores = [walk, single, double, triple, 0, hitBy, out, 0].map((one) =>
    Math.max(0.001, one),
  );
  scores[4] = 0;
  return {
    scoringTypes: factorsOf(kinds),
    scores: scores.map(roundedShare),
    scoresBySlot: slotFactors(sides, [walk, single, double, triple, hitBy, out]),
    drives: driving.solve().map((one) => roundedShare(Math.max(0.001, one))),
    driven: roundedShare(driven / runs),
  };
}

const kindsOf = (row: BatterRow): number[] => [
  row.walks,
  singles(row),
  row.doubles,
  row.triples,
  row.homeRuns,
];
const outsOf = (row: BatterRow): number =>
  row.plateAppearances - row.hits - row.walks - row.hitByPitch - row.strikeouts;
const scoringRow = (row: BatterRow): number[] => [
  row.walks,
  singles(row),
  row.doubles,
  row.triples,
  row.hitByPitch,
  outsOf(row),
];

/** Each group's share of a kind over the share in all. */
function factorsOf(kinds: readonly (readonly number[])[]): number[][] {
  const all = [0, 1, 2, 3, 4].map((kind) => kinds.reduce((sum, row) => sum + (row[kind] ?? 0), 0));
  const total = all.reduce((sum, count) => sum + count, 0);
  return kinds.map((row) => {
    const own = row.reduce((sum, count) => sum + count, 0);
    return row.map((count, kind) =>
      own > 0 && (all[kind] ?? 0) > 0 ? roundedShare(count / own / ((all[kind] ?? 1) / total)) : 1,
    );
  });
}

/** Runs in each place over what its hits and walks would give anywhere. */
function slotFactors(sides: readonly AtBat[], weights: readonly number[]): number[] {
  const seen = new Array<number>(9).fill(0);
  const expected = new Array<number>(9).fill(0);
  for (const { side } of sides) {
    for (const row of side.batters) {
      const place = row.slot - 1;
      const would = scoringRow(row).reduce((sum, count, at) => sum + count * (weights[at] ?? 0), 0);
      seen[place] = (seen[place] ?? 0) + row.runs - row.homeRuns;
      expected[place] = (expected[place] ?? 0) + would;
    }
  }
  return seen.map((count, place) =>
    (expected[place] ?? 0) > 0 ? roundedShare(count / (expected[place] ?? 1)) : 1,
  );
}

/** How often another has taken a starter's turn, by turn and by who pitches. */
export function countReplaced(
  sides: readonly AtBat[],
): Pick<BaseballTables, 'replaced' | 'decided'> {
  const seen = Array.from({ length: TURNS }, () => [0, 0]);
  const gone = Array.from({ length: TURNS }, () => [0, 0]);
  const byFar = [
    { gone: 0, expected: 0 },
    { gone: 0, expected: 0 },
  ];
  const walk = (use: (turn: number, phase: 0 | 1, left: boolean, far: boolean) => void): void => {
    for (const { side, other } of sides) {
      const appearances = added(side.batters, (row) => row.plateAppearances);
      const far = isFar(side.runs, other.runs);
      for (const { slot, started, pitches, plateAppearances } of side.batters) {
        if (!started || pitches) continue;
        const turns = Math.floor((appearances - slot) / 9) + 1;
        for (let turn = 1; turn < Math.min(turns, plateAppearances + 1); turn++) {
          const phase = slot + 9 * turn > (other.starter?.battersFaced ?? 0) ? 1 : 0;
          use(Math.min(turn, TURNS) - 1, phase, turn === plateAppearances, far);
        }
      }
    }
  };
  walk((turn, phase, left) => {
    const row = seen[turn];
    const lost = gone[turn];
    if (row) row[phase] = (row[phase] ?? 0) + 1;
    if (lost && left) lost[phase] = (lost[phase] ?? 0) + 1;
  });
  const chances = seen.map((row, turn): [number, number] => [
    roundedShare((gone[turn]?.[0] ?? 0) / Math.max(1, row[0] ?? 0)),
    roundedShare((gone[turn]?.[1] ?? 0) / Math.max(1, row[1] ?? 0)),
  ]);
  walk((turn, phase, left, far) => {
    const sums = byFar[Number(far)];
    if (!sums) return;
    sums.gone += Number(left);
    sums.expected += chances[turn]?.[phase] ?? 0;
  });
  const [near = 1, decided = 1] = byFar.map((one) =>
    roundedShare(one.gone / Math.max(1, one.expected)),
  );
  return { replaced: chances, decided: [near, decided] };
}

/** Factors on a batter's strikeouts and walks against starters and against relievers, where all together are 1. */
export function countPhases(sides: readonly AtBat[]): Pick<BaseballTables, 'strikeouts' | 'walks'> {
  const all = { reached: 0, walks: 0, rest: 0, strikeouts: 0 };
  const starting = { reached: 0, walks: 0, rest: 0, strikeouts: 0 };
  for (const { side, other } of sides) {
    for (const row of side.batters) {
      all.reached += reachedOf(row);
      all.walks += row.walks;
      all.rest += row.plateAppearances - reachedOf(row);
      all.strikeouts += row.strikeouts;
    }
    if (!other.starter) continue;
    starting.reached += reachedOf(other.starter);
    starting.walks += other.starter.walks;
    starting.rest += other.starter.battersFaced - reachedOf(other.starter);
    starting.strikeouts += other.starter.strikeouts;
  }
  const factors = (count: 'strikeouts' | 'walks', of: 'rest' | 'reached'): [number, number] => {
    const odds = (one: number, among: number): number => one / (among - one);
    const average = odds(all[count], all[of]);
    return [
      roundedShare(odds(starting[count], starting[of]) / average),
      roundedShare(odds(all[count] - starting[count], all[of] - starting[of]) / average),
    ];
  };
  return { strikeouts: factors('strikeouts', 'rest'), walks: factors('walks', 'reached') };
}
