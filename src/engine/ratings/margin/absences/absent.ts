/**
 * What a side lacks today. A rating is a team's strength with all of its players. Games without some of them are forecast, and
 * learned from, with those players' worth taken off. So a star who has been out for weeks is counted once, and his return gives
 * back what his absence took.
 */

import { type ListedSide, playsFor } from './membership.ts';
import { type Absences, type Absent, GAME_MINUTES, type RatedPlayer } from './types.ts';

/**
 * Minutes of a game that any substitute fills equally well. Fitted once together with the coefficients on the NBA's seasons
 * 2016–21 (22.6); powers and two bends instead gained nothing.
 */
const SUBSTITUTE = 22;

const NOBODY: Absent = { minutes: 0, onCourt: 0 };

/** The worth of a side's listed players; if no list was read, what it has lacked lately. */
export function absentOf(
  { players, recent }: Absences,
  side: ListedSide,
  out: readonly string[] | undefined,
): Absent {
  if (players.size === 0) return NOBODY;
  if (!out) return recent.get(side.key) ?? NOBODY;
  let minutes = 0;
  let onCourt = 0;
  for (const key of new Set(out)) {
    const player = players.get(key);
    if (!player || !playsFor(player, side)) continue;
    minutes += Math.max(player.minutes - SUBSTITUTE, 0);
    onCourt += onCourtPoints(player);
  }
  return { minutes, onCourt };
}

const onCourtPoints = ({ minutes, onCourt }: RatedPlayer): number =>
  (onCourt * minutes) / GAME_MINUTES;

/**
 * Weight of the newest list in what a team has lacked lately. On 2022–25, forecasts without a list were best with .4 (of .05, .1,
 * .2 and .4): injuries last, lists change quickly.
 */
const PACE = 0.4;

/** Keeps what a side lacked in a game that has been played; a list that was not read changes nothing. */
export function keepAbsences(
  absences: Absences,
  side: ListedSide,
  out: readonly string[] | undefined,
): void {
  if (!out || absences.players.size === 0) return;
  const was = absences.recent.get(side.key) ?? NOBODY;
  const now = absentOf(absences, side, out);
  absences.recent.set(side.key, {
    minutes: was.minutes + PACE * (now.minutes - was.minutes),
    onCourt: was.onCourt + PACE * (now.onCourt - was.onCourt),
  });
}
