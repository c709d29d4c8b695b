import { boxTotals, type SideBox } from '#engine/players/football/box.ts';
import type { FootballParams } from '#engine/players/football/params.ts';
import { expectedOfSide } from '#engine/players/football/state/learn.ts';
import { playerIn } from '#engine/players/football/state/state.ts';
import { leastSquares } from '../../../fit/leastSquares.ts';
import type { SideVisit } from '../visits.ts';

/** One side's game for the script: what it is told by, what came, and what was expected of who had the ball. */
interface Sample {
  readonly parts: readonly number[];
  readonly total: ReturnType<typeof boxTotals>;
  readonly seen: ReturnType<typeof expectedOfSide>;
  readonly sacks: number | undefined;
  readonly fumbles: number;
}

/** The parts of engine/players/football/script.ts. */
function partsOf(own: SideBox, other: SideBox): readonly number[] {
  const { passingTouchdowns, rushingTouchdowns } = boxTotals(own);
  return [
    1,
    own.score / 10 - 2.25,
    other.score / 10 - 2.25,
    passingTouchdowns - 1.5,
    rushingTouchdowns - 1,
    Math.abs(own.score - other.score) / 10,
  ];
}

export function scriptSample(visit: SideVisit, params: FootballParams): Sample {
  const { own, other, game, state } = visit;
  const rows = game.rows.filter(({ team }) => team === own.team);
  const players = own.lines.map((line) =>
    playerIn(state, line.playerId, line.position, own.team, game.season),
  );
  const sacks = rows.map((row) => row.sacks);
  return {
    parts: partsOf(own, other),
    total: boxTotals(own),
    seen: expectedOfSide(own, players, params),
    sacks: sacks.includes(undefined) ? undefined : sacks.reduce<number>((a, b) => a + (b ?? 0), 0),
    fumbles: rows.reduce((sum, { fumblesLost }) => sum + fumblesLost, 0),
  };
}

/** How a side's plays and gains follow the score: least squares, each game by its count of balls where a ratio is fitted. */
export function fitScript(samples: readonly Sample[]): FootballParams['script'] {
  const used = samples.filter(({ total }) => total.attempts > 0 && total.carries > 0);
  const linear = (
    value: (sample: Sample) => number,
    weight: (sample: Sample) => number = () => 1,
    some: readonly Sample[] = used,
  ): readonly number[] =>
    leastSquares(
      some.map(({ parts }) => parts),
      some.map((sample) => {
        const weighs = weight(sample);
        return weighs > 0 ? value(sample) : 0;
      }),
      some.map((sample) => Math.max(0, weight(sample))),
    );
  const sacked = used.filter(({ sacks }) => sacks !== undefined);
  return {
    plays: linear(({ total }) => total.attempts + total.carries),
    passing: linear(({ total }) => total.attempts / (total.attempts + total.carries)),
    completing: linear(
      ({ total, seen }) => total.completions / seen.catches,
      ({ seen }) => seen.catches,
    ),
    gaining: linear(
      ({ total, seen }) => total.passingYards / seen.catchYards,
      ({ seen }) => seen.catchYards,
    ),
    rushing: linear(
      ({ total, seen }) => total.rushingYards / seen.carryYards,
      ({ seen }) => seen.carryYards,
    ),
    intercepted: linear(
      ({ total }) => total.interceptions / total.attempts,
      ({ total }) => total.attempts,
    ),
    sacked: linear(({ sacks }) => sacks ?? 0, undefined, sacked),
    fumbles: linear(({ fumbles }) => fumbles),
  };
}
