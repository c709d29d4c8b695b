import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { liveFormatOf } from '#domain/live/elapsed.ts';
import { clamp } from '#domain/numbers/numbers.ts';

/** A period of a game with a clock that counts down, and the rest after it. */
export interface GameStretch {
  readonly period: number;
  /** On its clock at its start, seconds; 0 where it has none. */
  readonly seconds: number;
  /** Of these are played: fewer where a score ends it. */
  readonly played: number;
  /** How long it takes, and the rest after it, minutes. */
  readonly minutes: number;
  readonly rest: number;
}

/** Where the clock stands. */
export interface Clock {
  readonly period: number;
  readonly secondsLeft: number;
  readonly between: boolean;
  /** Seconds played since the start of the game. */
  readonly played: number;
  /** Whether the game is over. */
  readonly over: boolean;
}

/** About how many minutes a minute on the clock takes, and how long the rests are, minutes. */
const PACES = {
  football: { pace: 2.7, rest: 2, halfTime: 13 },
  basketball: { pace: 2.4, rest: 2, halfTime: 15 },
  hockey: { pace: 2, rest: 18, halfTime: 18 },
} as const;

/** Sports with a clock that counts down. */
type TimedSport = keyof typeof PACES;

/** A league's periods. @param more those after regulation */
export function stretchesOf(
  league: League,
  more: readonly Pick<GameStretch, 'seconds' | 'played'>[],
): readonly GameStretch[] {
  const { periods, seconds } = liveFormatOf(league);
  const { pace, rest, halfTime } = PACES[LEAGUES[league].sport as TimedSport];
  const regular = Array.from({ length: periods }, (_, at) => ({
    period: at + 1,
    seconds,
    played: seconds,
    minutes: (seconds / 60) * pace,
    rest: at + 1 === periods / 2 ? halfTime : rest,
  }));
  const extra = more.map((one, at) => ({
    ...one,
    period: periods + at + 1,
    minutes: Math.max(5, (one.played / 60) * pace),
    rest: 2,
  }));
  return [...regular, ...extra];
}

/** The clock so many minutes after the start: it runs evenly through each period. */
export function clockAt(stretches: readonly GameStretch[], minutes: number): Clock {
  let left = Math.max(0, minutes);
  let before = 0;
  for (const [at, { period, seconds, played, minutes: takes, rest }] of stretches.entries()) {
    const share = clamp(left / takes, 0, 1);
    const gone = Math.floor(share * played);
    const clock = { period, secondsLeft: Math.max(0, seconds - gone), played: before + gone };
    const isLast = at === stretches.length - 1;
    if (left < takes) return { ...clock, between: false, over: false };
    if (isLast) return { ...clock, between: false, over: true };
    if (left < takes + rest) return { ...clock, between: true, over: false };
    left -= takes + rest;
    before += played;
  }
  return { period: 1, secondsLeft: 0, between: false, played: before, over: true };
}
