import { liveFormatOf } from '#domain/live/elapsed.ts';
import type { FootballState, LiveSide } from '#domain/live/gameState.ts';
import type { Dice } from '../dice.ts';
import { COURSE_SIDES, type Course, diceOfGame, type SampleGame, type ScoredAt } from './course.ts';
import { drive, type Snap } from './downs.ts';
import { sampleFootballScores } from './footballScores.ts';
import { type Clock, stretchesOf } from './stretches.ts';
import { timedCourse } from './timed.ts';

/** A side's time with the ball, seconds played. */
interface Possession {
  readonly side: LiveSide;
  readonly from: number;
  readonly to: number;
  readonly snaps: readonly Snap[];
  readonly points: number;
}

const other = (side: LiveSide): LiveSide => (side === 'home' ? 'away' : 'home');

/** Fewest drives of a side in a half. */
const LEAST_DRIVES = 5;
const FIELD_GOAL = 3;

/** Where a drive ends, yards to the goal line. */
function endOf(points: number, from: number, dice: Dice): number {
  if (points === 0) return Math.max(38, from - dice.between(0, 25));
  return points <= FIELD_GOAL ? dice.between(8, 32) : 0;
}

/** Drives of both sides in turn, within a span of seconds played. */
function possessions(
  dice: Dice,
  first: LiveSide,
  points: readonly number[],
  [from, to]: readonly [number, number],
): readonly Possession[] {
  const weights = points.map(() => 0.6 + dice.next());
  const sum = weights.reduce((one, more) => one + more, 0);
  let at = from;
  return points.map((scored, turn) => {
    const begin = at;
    at += ((weights[turn] ?? 0) / sum) * (to - from);
    const start = dice.between(60, 82);
    const snaps = drive(dice, start, endOf(scored, start, dice));
    const side = turn % 2 === 0 ? first : other(first);
    return { side, from: Math.round(begin), to: Math.round(at), snaps, points: scored };
  });
}

/** Points of the drives of regulation, in turn: each side's scores in some of its own. */
function pointsInTurn(
  dice: Dice,
  first: LiveSide,
  of: Readonly<Record<LiveSide, readonly number[]>>,
): readonly number[] {
  const most = Math.max(of.home.length, of.away.length);
  const each = 2 * Math.max(LEAST_DRIVES, Math.ceil(most / 2) + 1);
  const points = new Array<number>(2 * each).fill(0);
  for (const side of COURSE_SIDES) {
    const free = Array.from({ length: each }, (_, at) => {
      // The other side has the ball first in the second half.
      const firstNow = at < each / 2 ? first : other(first);
      return 2 * at + (side === firstNow ? 0 : 1);
    });
    for (const scored of of[side]) {
      const [turn = 0] = free.splice(dice.between(0, free.length - 1), 1);
      points[turn] = scored;
    }
  }
  return points;
}

/** A game of football, drive by drive. One that ends in overtime ends with a field goal after the other side's drive. */
export function footballCourse(game: SampleGame): Course {
  const { league, score, ended } = game;
  const dice = diceOfGame(game, 'drives');
  const { periods, seconds, overtime } = liveFormatOf(league);
  const half = (periods / 2) * seconds;
  const isLong = ended !== 'regulation';
  const level = Math.min(score.home, score.away);
  const inTime = (side: LiveSide) => sampleFootballScores(isLong ? level : score[side], dice);
  const first = dice.one(COURSE_SIDES);
  const points = pointsInTurn(dice, first, { home: inTime('home'), away: inTime('away') });
  const middle = points.length / 2;
  const played = isLong ? dice.between(overtime / 2, overtime - 20) : 0;
  const loser: LiveSide = score.home > score.away ? 'away' : 'home';
  const extra = isLong ? [0, score[other(loser)] - level] : [];
  const turns = [
    ...possessions(dice, first, points.slice(0, middle), [0, half]),
    ...possessions(dice, other(first), points.slice(middle), [half, 2 * half]),
    ...possessions(dice, loser, extra, [2 * half, 2 * half + played]),
  ];
  const scored: readonly ScoredAt[] = turns.map(({ to, side, points: some }) => ({
    at: to,
    side,
    points: some,
  }));
  // College overtimes have no clock.
  const clock = league === 'NCAAF' ? 0 : overtime;
  return timedCourse(game, {
    stretches: stretchesOf(league, isLong ? [{ seconds: clock, played }] : []),
    scored,
    stateOf: (at, now) => ({
      sport: 'football',
      ...now,
      ...ballAt(turns, at),
      period: at.period,
      secondsLeft: at.secondsLeft,
    }),
  });
}

/** Who has the ball, and where; nothing between two quarters and once it is over. */
function ballAt(
  turns: readonly Possession[],
  { played, between, over }: Clock,
): Partial<FootballState> {
  const now = turns.find(({ from, to }) => played >= from && played < to);
  if (!now || between || over) return {};
  const share = (played - now.from) / (now.to - now.from);
  const snap = now.snaps[Math.floor(share * now.snaps.length)];
  return { possession: now.side, ...snap };
}
