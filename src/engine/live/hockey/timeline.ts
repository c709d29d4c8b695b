import { type HockeyParams, LATE, PERIOD, PERIODS } from './params.ts';
import { type HockeyStand, MOST_SKATERS } from './readState.ts';

/** Which side a circumstance is of: 1 for the home side, −1 for the visitors, 0 for none. */
type Sign = -1 | 0 | 1;

/** A piece of regulation in which nothing but the score changes. */
export interface Piece {
  /** Share of regulation, weighted by its period's rate. */
  readonly share: number;
  /** Share of sides one or two behind that play without a goalie. */
  readonly pulled: number;
  /** Which side is known to play without its goalie until the end. */
  readonly without: Sign;
  /** Which side has more skaters. */
  readonly powerPlay: Sign;
}

/** What is left of regulation, in order. */
export function piecesLeft(params: HockeyParams, stand: HockeyStand): Piece[] {
  const { left } = stand;
  const without = withoutGoalie(stand);
  const more = without === 0 ? moreSkaters(stand) : 0;
  const until = more === 0 ? left : left - params.powerPlay.seconds;
  const starts = [until, 2 * PERIOD, PERIOD, ...LATE]
    .filter((start) => start > 0 && start < left)
    .toSorted((one, other) => other - one);
  return [left, ...starts].map((from, at) => {
    const to = starts[at] ?? 0;
    const late = LATE.findLastIndex((start) => start >= from);
    const period = PERIODS - 1 - Math.floor(to / PERIOD);
    return {
      share: ((from - to) * (params.periods[period] ?? 1)) / (PERIODS * PERIOD),
      pulled: late < 0 ? 0 : (params.pulled[late] ?? 0),
      without,
      powerPlay: from > until ? more : 0,
    };
  });
}

/** A side behind with six skaters in the last minutes has pulled its goalie; at other times it waits for a penalty to be called. */
function withoutGoalie({ home, away, left, skaters }: HockeyStand): Sign {
  if (!skaters || left > LATE[0]) return 0;
  if (skaters.home === MOST_SKATERS && home < away) return 1;
  return skaters.away === MOST_SKATERS && away < home ? -1 : 0;
}

function moreSkaters({ skaters }: HockeyStand): Sign {
  if (!skaters || Math.max(skaters.home, skaters.away) === MOST_SKATERS) return 0;
  return Math.sign(skaters.home - skaters.away) as Sign;
}
