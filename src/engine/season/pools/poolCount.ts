import { middleOf } from '#domain/season/middle.ts';
import type {
  ConfidencePick,
  ConfidencePool,
  CountedPlan,
  SeasonPools,
  SurvivorPlan,
} from '#domain/season/pools/pool.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonResult } from '#domain/season/seasonPick.ts';
import { shareOfRuns } from '#domain/season/shareOfRuns.ts';
import { type Result, seasonResult } from '../result.ts';
import type { SeasonRun } from '../run.ts';

const RESULTS: Readonly<Record<SeasonResult, Result>> = { home: 0, draw: 1, away: 2 };

/** What is watched in each season. */
export interface WatchedPick {
  readonly survivor?: SurvivorPlan | undefined;
  readonly confidence?: Omit<ConfidencePool, 'expected'> | undefined;
}

/** Counts in how many seasons a survivor's plan lasts, and what a confidence order scores. Nothing may be set in them. */
export class PoolCount {
  private readonly watched: WatchedPick;
  private readonly inputs: SeasonInputs;
  private runs = 0;
  private readonly lasted: Float64Array;
  private readonly points: Float64Array;

  constructor(inputs: SeasonInputs, watched: WatchedPick) {
    this.inputs = inputs;
    this.watched = watched;
    const most = watched.confidence?.picks.reduce((sum, { points }) => sum + points, 0) ?? 0;
    this.lasted = new Float64Array(watched.survivor?.steps.length ?? 0);
    this.points = new Float64Array(most + 1);
  }

  /** Counts one season; `playSeason` tells of each (`watch`). */
  add(run: SeasonRun): void {
    const { inputs, watched, lasted, points } = this;
    const first = inputs.played.home.length;
    this.runs += 1;
    for (const [at, { game, team }] of (watched.survivor?.steps ?? []).entries()) {
      const won = inputs.left.home[game] === team ? 0 : 2;
      if (seasonResult(run, first + game) !== won) break;
      lasted[at] = (lasted[at] ?? 0) + 1;
    }
    const scored = scoredBy(run, first, watched.confidence?.picks ?? []);
    points[scored] = (points[scored] ?? 0) + 1;
  }

  pools(): SeasonPools {
    const { watched, lasted, runs, points } = this;
    const { survivor, confidence } = watched;
    return {
      ...(survivor && {
        survivor: {
          ...survivor,
          survived: Array.from(lasted, (count) => shareOfRuns(count, runs)),
        } satisfies CountedPlan,
      }),
      ...(confidence && { confidence: { ...confidence, expected: middleOf([...points]) } }),
    };
  }
}

/** Points of the picks that came. */
function scoredBy(run: SeasonRun, first: number, picks: readonly ConfidencePick[]): number {
  let sum = 0;
  for (const { game, result, points } of picks) {
    if (seasonResult(run, first + game) === RESULTS[result]) sum += points;
  }
  return sum;
}
