import { liveFormatOf } from '#domain/live/elapsed.ts';
import { COURSE_SIDES, type Course, diceOfGame, type SampleGame, type ScoredAt } from './course.ts';
import { stretchesOf } from './stretches.ts';
import { timedCourse } from './timed.ts';

/** Points of a basket, as often as they are scored. */
const BASKETS = [1, 2, 2, 2, 3];

/** A side's points from one time to another, seconds played, in baskets. */
function baskets(
  game: SampleGame,
  side: ScoredAt['side'],
  points: number,
  span: readonly number[],
) {
  const dice = diceOfGame(game, `${side} ${span.join('–')}`);
  const [from = 0, to = 0] = span;
  const scored: ScoredAt[] = [];
  for (let left = points; left > 0; left -= scored.at(-1)?.points ?? left) {
    scored.push({
      at: from + dice.next() * (to - from),
      side,
      points: Math.min(left, dice.one(BASKETS)),
    });
  }
  return scored;
}

/** A game of basketball: baskets through regulation; one that ends in overtime is level before. */
export function basketballCourse(game: SampleGame): Course {
  const { league, score, ended } = game;
  const { periods, seconds, overtime } = liveFormatOf(league);
  const regulation = periods * seconds;
  const isLong = ended !== 'regulation';
  const least = Math.min(score.home, score.away);
  // What the side that loses scores in overtime.
  const late = isLong ? Math.min(least, diceOfGame(game, 'overtime').between(4, 10)) : 0;
  const scored = COURSE_SIDES.flatMap((side) => {
    const early = isLong ? least - late : score[side];
    return [
      ...baskets(game, side, early, [0, regulation]),
      ...baskets(game, side, score[side] - early, [regulation, regulation + overtime]),
    ];
  });
  return timedCourse(game, {
    stretches: stretchesOf(league, isLong ? [{ seconds: overtime, played: overtime }] : []),
    scored,
    stateOf: ({ period, secondsLeft }, { home, away }) => ({
      sport: 'basketball',
      home,
      away,
      period,
      secondsLeft,
    }),
  });
}
