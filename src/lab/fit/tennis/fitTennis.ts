import type { Tour } from '#engine/tennis/match.ts';
import type { TennisParams } from '#engine/tennis/params.ts';
import type { LineLog } from '../../backtest/types.ts';
import { fitTennisFilter } from './fitFilter.ts';
import { fitPoints } from './fitPoints.ts';
import { PLAIN_POINTS } from './pointStart.ts';
import type { FileMatch } from './row.ts';
import { walkTour } from './walkTour.ts';

/**
 * All constants of a tour from the given matches, in the order of play.
 * @param rounds of every search: fewer in tests
 */
export function fitTennis(
  tour: Tour,
  matches: readonly FileMatch[],
  log: LineLog,
  rounds?: number,
): TennisParams {
  const lines = fitTennisFilter('lines', matches, rounds);
  log(`  ${tour}: ratings with past lines, cross-entropy ${lines.loss.toFixed(5)}`);
  const results = fitTennisFilter('results', matches, rounds);
  log(`  ${tour}: ratings from results alone, cross-entropy ${results.loss.toFixed(5)}`);
  const rated = { lines: lines.params, results: results.params, points: PLAIN_POINTS };
  const { calls } = walkTour(tour, matches, rated);
  const points = fitPoints(
    matches,
    calls.map((call) => call[call.which].win),
    rounds,
  );
  log(`  ${tour}: point model, hard-court share ${points.share.hard.toFixed(4)}`);
  return rounded({ ...rated, points });
}

const DIGITS = 4;

/** Rounds to four significant digits, more than the data determine. The same rounded values are used for the walk. */
function rounded(params: TennisParams): TennisParams {
  const text = JSON.stringify(params, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
  );
  const plain: TennisParams = JSON.parse(text);
  return plain;
}
