import type { PlayedGame, Scored } from './readPlays.ts';

/** Score of both sides. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

const NONE: Score = { home: 0, away: 0 };

/** The score with so many seconds left in regulation. A change in that very second has happened, but for the game's first second. */
export function scoreAt(
  { plays }: PlayedGame,
  { periods, seconds }: { readonly periods: number; readonly seconds: number },
  left: number,
): Score {
  if (left >= periods * seconds) return NONE;
  return plays.findLast((play) => play.period <= periods && play.left >= left) ?? NONE;
}

/** The score with so many seconds left in an overtime. */
export function overtimeAt(
  { plays }: PlayedGame,
  periods: number,
  period: number,
  left: number,
): Score {
  const so = (play: Scored) =>
    play.period < period || (play.period === period && play.left >= left);
  return plays.findLast((play) => play.period <= periods || so(play)) ?? NONE;
}
