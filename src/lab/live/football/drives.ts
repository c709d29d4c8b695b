import { FIELD_GOAL, SCORELESS, type Spot, TOUCHDOWN } from '#engine/live/football/spot.ts';
import type { FootballPlay } from './readPlays.ts';

/** How a drive of regulation ended. */
export interface PlayedDrive {
  readonly plays: readonly FootballPlay[];
  /** A result of spot.ts; undefined if the half ended first. */
  readonly result: number | undefined;
  /** Points of the drive's own side, and of the other. */
  readonly points: number;
  readonly lost: number;
  /** Regulation's seconds left at its end. */
  readonly end: number;
  /** Where the other side then starts, yards to its goal line, unless there was a kick-off. */
  readonly next: number | undefined;
}

const halfOf = ({ quarter }: FootballPlay): number => (quarter > 4 ? 3 : quarter > 2 ? 2 : 1);
const inDrive = ({ down, quarter }: FootballPlay): boolean => down !== undefined && quarter <= 4;

/** The drives of one game's plays; the last one of a game needs its final score. */
export function drivesOf(
  plays: readonly FootballPlay[],
  final: { home: number; away: number },
): PlayedDrive[] {
  const drives: PlayedDrive[] = [];
  for (let from = 0; from < plays.length; ) {
    const first = plays[from];
    if (!first || !inDrive(first)) {
      from += 1;
      continue;
    }
    let to = from + 1;
    while (to < plays.length && goesOn(first, plays[to])) to += 1;
    const after = plays
      .slice(to)
      .find((play) => play.down !== undefined || play.kind === 'kickoff');
    drives.push(ended(plays.slice(from, to), plays[to], after, final));
    from = to;
  }
  return drives;
}

const goesOn = (first: FootballPlay, play: FootballPlay | undefined): boolean =>
  play !== undefined &&
  inDrive(play) &&
  play.homeBall === first.homeBall &&
  halfOf(play) === halfOf(first) &&
  play.home === first.home &&
  play.away === first.away;

function ended(
  plays: readonly FootballPlay[],
  following: FootballPlay | undefined,
  after: FootballPlay | undefined,
  final: { home: number; away: number },
): PlayedDrive {
  const [first] = plays as readonly [FootballPlay];
  const then = after ?? final;
  const [home, away] = [then.home - first.home, then.away - first.away];
  const [points, lost] = first.homeBall ? [home, away] : [away, home];
  const last = following === undefined || halfOf(following) !== halfOf(first);
  const half = halfOf(first) === 1 ? 1800 : 0;
  const scored = points > 3 ? TOUCHDOWN : points > 0 ? FIELD_GOAL : SCORELESS;
  const turned = following?.down !== undefined && following.homeBall !== first.homeBall;
  return {
    plays,
    result: last && points === 0 && lost === 0 ? undefined : scored,
    points,
    lost,
    end: last ? half : following.left,
    next: turned && !last && lost === 0 ? following.yards : undefined,
  };
}

/** A play of regulation as an offense's spot. */
export function spotOf(play: FootballPlay): Spot {
  const second = play.quarter > 2;
  const lead = play.homeBall ? play.home - play.away : play.away - play.home;
  return {
    yards: play.yards,
    down: play.down ?? 1,
    distance: play.distance,
    seconds: second ? play.left : play.left - 1800,
    second,
    lead,
    timeouts: play.homeBall ? play.awayTimeouts : play.homeTimeouts,
  };
}
