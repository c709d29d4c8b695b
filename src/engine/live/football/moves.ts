import { tryAfter } from './afterTouchdown.ts';
import { HALF_STOPS, stopsAt } from './clock.ts';
import { type Drive, driveFrom, durationsOf } from './drive.ts';
import type { FootballParameters } from './parameters.ts';
import { FIELD_GOAL, SCORELESS, type Spot, TOUCHDOWN } from './spot.ts';

/** Where a drive leads: the stop of its half, the points of both sides, and who has the ball then. */
export interface DriveMove {
  readonly stop: number;
  /** Points of the drive's own side and of the other. */
  readonly own: number;
  readonly other: number;
  /** Whether the drive's own side gets the ball again: it was scored on. */
  readonly keeps: boolean;
  readonly chance: number;
}

/** A result of a drive with the shares of it by the stop at which it comes about. */
type Times = ReadonlyMap<number, number>;

/** All that the rest of a drive can lead to. @param from it ends at a stop below this */
export function movesFrom(
  params: FootballParameters,
  spot: Spot,
  strength: number,
  from: number,
): DriveMove[] {
  const drive = driveFrom(params, spot, strength);
  const durations = durationsOf(params, spot);
  const timesOf = (result: number) => timesAt(spot, durations[result] ?? [], from);
  return listed(params, spot, drive, timesOf);
}

/** Moves of a drive that starts where drives start, averaged over it. */
export function usualMoves(
  params: FootballParameters,
  spotAt: (yards: number) => Spot,
  strength: number,
  from: number,
): DriveMove[] {
  const drives = params.starts.map((yards) => driveFrom(params, spotAt(yards), strength));
  const mean = (part: keyof Drive) =>
    drives.reduce((sum, drive) => sum + drive[part], 0) / drives.length;
  const drive = {
    ended: mean('ended'),
    scoreless: mean('scoreless'),
    fieldGoal: mean('fieldGoal'),
    touchdown: mean('touchdown'),
  };
  const middle = params.starts.reduce((sum, yards) => sum + yards, 0) / params.starts.length;
  const spot = spotAt(middle);
  const durations = durationsOf(params, spot);
  return listed(params, spot, drive, (result) => timesAt(spot, durations[result] ?? [], from));
}

/** Shares of the stops at which a result comes about, by its equally likely durations. */
function timesAt(spot: Spot, durations: readonly number[], from: number): Times {
  const times = new Map<number, number>();
  const add = (stop: number, share: number) => {
    if (share > 0) times.set(stop, (times.get(stop) ?? 0) + share / durations.length);
  };
  for (const seconds of durations) {
    const { stop, next } = stopsAt(spot.seconds - seconds, Math.min(from - 1, HALF_STOPS - 1));
    add(stop, 1 - next);
    add(stop + 1, next);
  }
  return times;
}

/** The stop nearest the mean of some: when rare results come about. */
function middleOf(times: Times): Times {
  let mean = 0;
  for (const [stop, share] of times) mean += stop * share;
  return new Map([[Math.round(mean), 1]]);
}

function listed(
  params: FootballParameters,
  spot: Spot,
  drive: Drive,
  timesOf: (result: number) => Times,
): DriveMove[] {
  const moves: DriveMove[] = [];
  const add = (times: Times, chance: number, own: number, other: number, keeps = false) => {
    if (!(chance > 0)) return;
    for (const [stop, share] of times)
      moves.push({ stop, own, other, keeps, chance: chance * share });
  };
  add(new Map([[0, 1]]), drive.ended, 0, 0);
  const scoreless = timesOf(SCORELESS);
  const { lostTouchdown, safety } = params;
  add(scoreless, drive.scoreless * (1 - lostTouchdown - safety), 0, 0);
  add(middleOf(scoreless), drive.scoreless * lostTouchdown, 0, 7, true);
  add(middleOf(scoreless), drive.scoreless * safety, 0, 2);
  add(timesOf(FIELD_GOAL), drive.fieldGoal, 3, 0);
  const { six, seven, eight } = tryAfter(params, spot.lead, spot.second, spot.seconds);
  const touchdown = timesOf(TOUCHDOWN);
  const middle = middleOf(touchdown);
  add(seven > 0 ? middle : touchdown, drive.touchdown * six, 6, 0);
  add(touchdown, drive.touchdown * seven, 7, 0);
  add(seven > 0 ? middle : touchdown, drive.touchdown * eight, 8, 0);
  return moves;
}
