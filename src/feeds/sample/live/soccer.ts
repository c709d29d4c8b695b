import type { SoccerState } from '#domain/live/gameState.ts';
import {
  COURSE_SIDES,
  type Course,
  courseScoreAt,
  diceOfGame,
  type SampleGame,
  type ScoredAt,
} from './course.ts';

const HALF = 45;
const BREAK = 15;
/** Chance of a side to have a player sent off. */
const SENT_OFF = 0.09;

/** Where the clock stands: half, minutes played of it, added time included. */
type Spot = Pick<SoccerState, 'period' | 'minute' | 'added'> & { readonly played: number };

/** "23'", "45'+2'". */
const minuteWords = ({ minute, added }: Spot): string =>
  added === undefined ? `${minute}'` : `${minute}'+${added}'`;

/** Where the clock of a half stands after some minutes of it. @param past the minutes played before the half */
function inHalf(period: 1 | 2, minutes: number, past: number): Spot {
  const whole = Math.floor(minutes);
  const start = HALF * (period - 1);
  const added = whole > HALF ? whole - HALF : undefined;
  return {
    period,
    minute: start + Math.min(whole, HALF),
    ...(added !== undefined && { added }),
    played: past + minutes,
  };
}

/** A game of soccer: goals, reds and added time; it is over after its second half. Minutes, not seconds, are counted. */
export function soccerCourse(game: SampleGame): Course {
  const dice = diceOfGame(game, 'time');
  const first = HALF + dice.between(1, 3);
  const second = HALF + dice.between(3, 7);
  const whole = first + second;
  const within = (of: (typeof COURSE_SIDES)[number], what: string, count: number): ScoredAt[] => {
    const throws = diceOfGame(game, `${of} ${what}`);
    return Array.from({ length: count }, () => ({
      at: 1 + throws.next() * (whole - 2),
      side: of,
      points: 1,
    }));
  };
  const goals = COURSE_SIDES.flatMap((side) => within(side, 'goals', game.score[side]));
  const reds = COURSE_SIDES.flatMap((side) => within(side, 'reds', dice.happens(SENT_OFF) ? 1 : 0));

  const stateAt = ({ played, ...spot }: Spot): SoccerState => {
    const { home: homeReds, away: awayReds } = courseScoreAt(reds, played);
    return { sport: 'soccer', ...courseScoreAt(goals, played), ...spot, homeReds, awayReds };
  };
  return (minutes) => {
    const again = first + BREAK;
    if (minutes >= again + second) {
      const state = stateAt({ period: 2, minute: 2 * HALF, played: whole });
      return { stage: 'ended', detail: 'FT', between: false, state };
    }
    if (minutes >= first && minutes < again) {
      const state = stateAt({ period: 2, minute: HALF, played: first });
      return { stage: 'playing', detail: 'HT', between: true, state };
    }
    const spot = minutes < first ? inHalf(1, minutes, 0) : inHalf(2, minutes - again, first);
    return { stage: 'playing', detail: minuteWords(spot), between: false, state: stateAt(spot) };
  };
}
