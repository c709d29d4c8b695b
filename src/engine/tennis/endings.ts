import { MOST_TIE_BREAKS, WIDEST_MARGIN } from './counts.ts';

/** How a match ended, or stands after some sets, but for the sets themselves. */
interface MatchEnding {
  readonly games: number;
  /** Games of A − games of B. */
  readonly margin: number;
  readonly tieBreaks: number;
  readonly firstToA: boolean;
}

const MARGINS = 2 * WIDEST_MARGIN + 1;
const TIED = MOST_TIE_BREAKS + 1;

/** An ending as one whole number: in the order of games, then of margin. */
export const endingCode = (
  games: number,
  margin: number,
  tieBreaks: number,
  firstToA: 0 | 1,
): number => ((games * MARGINS + margin + WIDEST_MARGIN) * TIED + tieBreaks) * 2 + firstToA;

/** The ending of a code. */
export function matchEnding(code: number): MatchEnding {
  const half = Math.floor(code / 2);
  const place = Math.floor(half / TIED);
  return {
    games: Math.floor(place / MARGINS),
    margin: (place % MARGINS) - WIDEST_MARGIN,
    tieBreaks: half % TIED,
    firstToA: code % 2 === 1,
  };
}
