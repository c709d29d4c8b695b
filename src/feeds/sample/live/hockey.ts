import type { Score } from '#domain/game/game.ts';
import { liveFormatOf } from '#domain/live/elapsed.ts';
import type { LiveSide } from '#domain/live/gameState.ts';
import { COURSE_SIDES, type Course, diceOfGame, type SampleGame, type ScoredAt } from './course.ts';
import { type Clock, stretchesOf } from './stretches.ts';
import { timedCourse } from './timed.ts';

/** The regular season's overtime, seconds: three skaters a side, and the first goal ends it. */
const OVERTIME = 300;
const SHOOTOUT = { seconds: 0, played: 0 };
/** A minor penalty, seconds; a side has about so many at most. */
const PENALTY = 120;
const MOST_PENALTIES = 4;
/** With so much left, seconds, a side behind by one or two plays without a goalie. */
const PULLED = 110;

const other = (side: LiveSide): LiveSide => (side === 'home' ? 'away' : 'home');

/** A time in which a side is short of a skater. */
interface Short {
  readonly side: LiveSide;
  readonly from: number;
  readonly to: number;
}

/** Penalties of a game, one at a time; the other side's goal ends one. */
function penalties(game: SampleGame, regulation: number, scored: readonly ScoredAt[]): Short[] {
  const found: Short[] = [];
  const dice = diceOfGame(game, 'penalties');
  const count = dice.between(2, 2 * MOST_PENALTIES);
  for (let at = 0; at < count; at++) {
    const side = dice.one(COURSE_SIDES);
    const from = Math.floor(((at + 0.5 * dice.next()) / count) * (regulation - 2 * PENALTY));
    const goal = scored.find(
      ({ at: when, side: whose }) => whose !== side && when > from && when < from + PENALTY,
    );
    found.push({ side, from, to: goal?.at ?? from + PENALTY });
  }
  return found;
}

function skatersOf(
  side: LiveSide,
  { period, secondsLeft, played }: Clock,
  score: Score,
  short: readonly Short[],
): number {
  if (period > 3) return 3;
  const behind = score[other(side)] - score[side];
  if (period === 3 && secondsLeft < PULLED && behind >= 1 && behind <= 2) return 6;
  return short.some((one) => one.side === side && played >= one.from && played < one.to) ? 4 : 5;
}

/** A game of hockey: goals, penalties and pulled goalies. */
export function hockeyCourse(game: SampleGame): Course {
  const { league, score, ended } = game;
  const { periods, seconds } = liveFormatOf(league);
  const regulation = periods * seconds;
  const level = Math.min(score.home, score.away);
  const goals = COURSE_SIDES.flatMap((side) => {
    const dice = diceOfGame(game, side);
    const count = ended === 'regulation' ? score[side] : level;
    return Array.from({ length: count }, () => ({ at: dice.next() * regulation, side, points: 1 }));
  });
  const played = ended === 'overtime' ? diceOfGame(game, 'end').between(20, OVERTIME) : OVERTIME;
  const more = [{ seconds: OVERTIME, played }, ...(ended === 'shootout' ? [SHOOTOUT] : [])];
  const short = penalties(game, regulation, goals);
  return timedCourse(game, {
    stretches: stretchesOf(league, ended === 'regulation' ? [] : more),
    scored: goals,
    stateOf: (clock, now) => ({
      sport: 'hockey',
      ...now,
      period: clock.period,
      secondsLeft: clock.secondsLeft,
      ...(!clock.over &&
        clock.period <= periods + 1 && {
          homeSkaters: skatersOf('home', clock, now, short),
          awaySkaters: skatersOf('away', clock, now, short),
        }),
    }),
  });
}
