import type { TennisOutcome } from '#domain/outcomes/tennis.ts';
import { simulate } from '#engine/simulate.ts';
import type { Tour } from '#engine/tennis/match.ts';
import { matchInputs } from '#engine/tennis/matchInputs.ts';
import { tennisModel } from '#engine/tennis/model.ts';
import type { TennisParams } from '#engine/tennis/params.ts';
import { fitTennis } from '../../fit/tennis/fitTennis.ts';
import type { FileMatch } from '../../fit/tennis/row.ts';
import { setScoresOf } from '../../fit/tennis/setScores.ts';
import { type TourCall, walkTour } from '../../fit/tennis/walkTour.ts';
import type { LineLog } from '../types.ts';
import type { UpTo } from '../walkResults.ts';
import { plainElo } from './elo.ts';
import { worldRank } from './worldRank.ts';

/** Simulations per forecast: sampling adds 0.0001 to a log loss. */
const RUNS = 5000;

/** P(A wins) by each model; `close` only if the match was priced. */
export interface WinSaid {
  readonly own: number;
  readonly results: number;
  readonly rank: number;
  readonly elo: number;
}

/** The forecasts of one of the season's matches, and how it was played. */
export interface MatchSaid {
  readonly match: FileMatch;
  readonly lines: boolean;
  readonly win: WinSaid;
  /** All set scores and the simulation's forecast of them; absent if the match was not completed. */
  readonly played?:
    | { readonly scores: readonly number[]; readonly outcome: TennisOutcome }
    | undefined;
}

/** The walk of one season: its forecasts, those of earlier seasons with the same parameters, and what was known. */
export interface TennisSeasonWalk {
  readonly season: number;
  readonly said: readonly MatchSaid[];
  readonly calls: readonly TourCall[];
  readonly known: readonly FileMatch[];
}

/** What tests change. */
export interface WalkSettings {
  /** Simulations per forecast. */
  readonly runs?: number;
  /** Rounds of the parameter searches. */
  readonly rounds?: number;
}

/** Forecasts one season: parameters only from the seasons before it, ratings from earlier matches. */
export function walkTennisSeason(
  tour: Tour,
  { season, earlier: known, through }: UpTo<FileMatch>,
  log: LineLog,
  { runs = RUNS, rounds }: WalkSettings = {},
): TennisSeasonWalk {
  const params = fitTennis(tour, known, log, rounds);
  const { calls } = walkTour(tour, through, params);
  const elo = plainElo(through);
  const rank = worldRank(known);
  const said = calls.flatMap((call, index) => {
    if (call.match.season !== season) return [];
    const win = {
      own: call[call.which].win,
      results: call.results.win,
      rank: rank(call.match),
      elo: elo[index] ?? 0.5,
    };
    return [
      { match: call.match, lines: call.which === 'lines', win, played: played(call, params, runs) },
    ];
  });
  return { season, said, calls, known };
}

function played(call: TourCall, { points }: TennisParams, runs: number): MatchSaid['played'] {
  const { match } = call;
  const scores = setScoresOf(match);
  if (!scores) return undefined;
  const inputs = matchInputs(match, match.finalSet, call[call.which].win, call, points);
  return { scores, outcome: simulate(tennisModel, inputs, match.order, runs) };
}
