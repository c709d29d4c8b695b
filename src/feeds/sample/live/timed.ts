import type { Score } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { liveFormatOf } from '#domain/live/elapsed.ts';
import type { GameState } from '#domain/live/gameState.ts';
import { ordinal } from '#domain/words/ordinal.ts';
import { type Course, courseScoreAt, type SampleGame, type ScoredAt } from './course.ts';
import { type Clock, clockAt, type GameStretch } from './stretches.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** "Quarter", "Half" or "Period". */
function partOf(league: League): string {
  if (LEAGUES[league].sport === 'hockey') return 'Period';
  return liveFormatOf(league).periods === 2 ? 'Half' : 'Quarter';
}

/** "OT", "2OT"; "SO" for the shoot-out. */
function extraOf(league: League, period: number): string {
  const extra = period - liveFormatOf(league).periods;
  if (LEAGUES[league].sport === 'hockey' && extra === 2) return 'SO';
  return extra === 1 ? 'OT' : `${extra}OT`;
}

/** Where the clock stands as scoreboards say it: "8:14 - 3rd Quarter", "Halftime", "Final/OT". */
function clockWords(league: League, { period, secondsLeft, between, over }: Clock): string {
  const { periods } = liveFormatOf(league);
  const isExtra = period > periods;
  if (over) return isExtra ? `Final/${extraOf(league, period)}` : 'Final';
  const name = isExtra ? extraOf(league, period) : `${ordinal(period)} ${partOf(league)}`;
  if (between) return period === periods / 2 ? 'Halftime' : `End of ${name}`;
  if (name === 'SO') return 'Shootout';
  if (isExtra && secondsLeft === 0) return name;
  return `${Math.floor(secondsLeft / 60)}:${two(secondsLeft % 60)} - ${name}`;
}

/** What a game with a clock that counts down is made of. */
interface TimedGame {
  readonly stretches: readonly GameStretch[];
  readonly scored: readonly ScoredAt[];
  /** The state beside score and clock. */
  readonly stateOf: (clock: Clock, score: Score) => GameState;
}

/** The course of a game with a clock that counts down. It ends at its result. */
export function timedCourse(
  { league, score: final }: SampleGame,
  { stretches, scored, stateOf }: TimedGame,
): Course {
  return (minutes) => {
    const clock = clockAt(stretches, minutes);
    return {
      stage: clock.over ? 'ended' : 'playing',
      detail: clockWords(league, clock),
      between: clock.between,
      state: stateOf(clock, clock.over ? final : courseScoreAt(scored, clock.played)),
    };
  };
}
