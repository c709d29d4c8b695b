import type { GamesLeft } from '#domain/season/seasonInputs.ts';

/** Shortest step of the strengths' walk, days, and most steps of a season. */
const LEAST_DAYS = 14;
const MOST_STEPS = 8;
/** Days from a regular season's last step to the middle of its postseason. */
const POSTSEASON_DAYS = 21;

/** When the strengths move, and which games are played between. */
export interface SeasonPassage {
  /** Days after the forecast's day of each step that has games, ascending; the first may be 0. */
  readonly times: readonly number[];
  /** Step of each game left. */
  readonly stepOf: Int32Array;
  /** Days from the last step to the postseason. */
  readonly postseason: number;
}

/**
 * The strengths walk in a few steps of equal length, not game by game. A step's games see the strengths of its first day;
 * postponed games without a date belong to the last step. Steps without games are left out: the next one moves further.
 */
export function passageOf({ days }: Pick<GamesLeft, 'days'>): SeasonPassage {
  const last = Math.max(0, ...days);
  const length = Math.max(LEAST_DAYS, Math.ceil((last + 1) / MOST_STEPS));
  const step = (day: number): number => Math.floor((day < 0 ? last : day) / length);
  const used = [...new Set(days.map(step))].sort((one, other) => one - other);
  return {
    times: used.map((at) => at * length),
    stepOf: Int32Array.from(days, (day) => used.indexOf(step(day))),
    postseason: POSTSEASON_DAYS,
  };
}
