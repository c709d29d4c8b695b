import type { BasketballGamePlays, ScoredPlay } from './readPlays.ts';

/** Score of both sides. */
export interface ScoreAtTime {
  readonly home: number;
  readonly away: number;
}

const NONE: ScoreAtTime = { home: 0, away: 0 };

/** The score with so many seconds left in regulation. A change in that very second has happened, but for the game's first second. */
export function basketballScoreAt(
  { plays }: BasketballGamePlays,
  { periods, seconds }: { readonly periods: number; readonly seconds: number },
  left: number,
): ScoreAtTime {
  if (left >= periods * seconds) return NONE;
  return plays.findLast((play) => play.period <= periods && play.left >= left) ?? NONE;
}

/** The score with so many seconds left in an overtime. */
export function overtimeScoreAt(
  { plays }: BasketballGamePlays,
  periods: number,
  period: number,
  left: number,
): ScoreAtTime {
  const so = (play: ScoredPlay) =>
    play.period < period || (play.period === period && play.left >= left);
  return plays.findLast((play) => play.period <= periods || so(play)) ?? NONE;
}
