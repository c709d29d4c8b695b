import { dot } from '#engine/live/football/drive.ts';
import type { FootballParameters } from '#engine/live/football/parameters.ts';
import {
  ENDS_WITHIN,
  endRow,
  LAG,
  nextRow,
  SCORELESS,
  scoreRow,
  secondsRow,
  TOUCHDOWN,
  touchdownRow,
} from '#engine/live/football/spot.ts';
import { leastSquares } from '../../fit/leastSquares.ts';
import { type PlayedDrive, spotOf } from './drives.ts';
import { logisticFit } from './logisticFit.ts';

/** One play in so many is fitted on, besides a drive's first: the plays of a drive all end alike. */
const EVERY = 3;
/** Middles of equal shares. */
const THIRDS = [1 / 6, 1 / 2, 5 / 6] as const;
const FIFTHS = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

/** A game's final score, and whether it went past regulation. */
interface Ended {
  readonly home: number;
  readonly away: number;
  readonly level: boolean;
}

/** Parameters of the process on drives and the games they are of. */
export function fitLiveFootball(
  drives: readonly PlayedDrive[],
  games: readonly Ended[],
): FootballParameters {
  const cases = drives.flatMap((drive) =>
    drive.plays
      .filter((_, at) => at % EVERY === 0)
      .map((play) => ({ drive, play, spot: spotOf(play) })),
  );
  const near = cases.filter(({ spot }) => spot.seconds <= ENDS_WITHIN);
  const whole = cases.filter(({ drive }) => drive.result !== undefined);
  const scored = whole.filter(({ drive }) => drive.result !== SCORELESS);
  const rows = whole.map(({ spot, drive }) => secondsRow(spot, drive.result ?? SCORELESS));
  const lasted = whole.map(({ play, drive }) => Math.log(Math.max(play.left - drive.end, 0) + LAG));
  const seconds = leastSquares(rows, lasted);
  const missed = rows.map((row, at) => (lasted[at] ?? 0) - dot(seconds, row));
  const turned = whole.filter(({ drive }) => drive.next !== undefined);
  const ends = drives.filter(({ result }) => result === SCORELESS);
  const touchdowns = drives.filter(({ result }) => result === TOUCHDOWN);
  const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
    items.filter(is).length / Math.max(items.length, 1);
  const extra = games.filter(({ level }) => level);
  const won = extra.filter(({ home, away }) => home !== away);
  const gap = ({ home, away }: Ended) => Math.abs(home - away);
  return {
    end: logisticFit(
      near.map(({ spot }) => endRow(spot)),
      near.map(({ drive }) => drive.result === undefined),
    ),
    score: logisticFit(
      whole.map(({ spot }) => scoreRow(spot)),
      whole.map(({ drive }) => drive.result !== SCORELESS),
    ),
    touchdown: logisticFit(
      scored.map(({ spot }) => touchdownRow(spot)),
      scored.map(({ drive }) => drive.result === TOUCHDOWN),
    ),
    seconds,
    spread: quantiles(missed, THIRDS),
    next: leastSquares(
      turned.map(({ spot }) => nextRow(spot)),
      turned.map(({ drive }) => (drive.next ?? 0) / 100),
    ),
    starts: quantiles(
      drives.map(({ plays }) => plays[0]?.yards ?? 75),
      FIFTHS,
    ),
    lostTouchdown: shareOf(ends, ({ lost }) => lost > 3),
    safety: shareOf(ends, ({ lost }) => lost === 2),
    six: shareOf(touchdowns, ({ points }) => points === 6),
    eight: shareOf(touchdowns, ({ points }) => points === 8),
    overtime: {
      tie: shareOf(extra, ({ home, away }) => home === away),
      three: shareOf(won, (game) => gap(game) === 3),
      six: shareOf(won, (game) => gap(game) === 6),
    },
    points: games.reduce((sum, { home, away }) => sum + home + away, 0) / (2 * games.length),
  };
}

function quantiles(values: readonly number[], shares: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return shares.map((at) => sorted[Math.floor(at * sorted.length)] ?? 0);
}
