import { mostGiven, type PairSupply } from './flow.ts';
import type { TeamStanding } from './standing.ts';
import { someSubset } from './subsets.ts';

/**
 * One team's worst finish: it loses all its games. What each rival then still needs to be level with it or better; ties count against
 * the team.
 */
export function needsOf(standing: TeamStanding, team: number): readonly number[] {
  const { points, games, left, worth } = standing;
  const own = games[team] ?? 0;
  const worst = points[team] ?? 0;
  return points.map((sofar, rival) => {
    const had = sofar + worth.win * (left[team]?.[rival] ?? 0);
    return own === 0 ? 0 : Math.ceil((worst * (games[rival] ?? 0) - had * own) / own);
  });
}

/** One team's best finish: it wins all its games. What each rival may still get without being ahead of it; below 0: it is ahead. */
export function roomsOf(standing: TeamStanding, team: number): readonly number[] {
  const { points, games, leftOf, worth } = standing;
  const own = games[team] ?? 0;
  const best = (points[team] ?? 0) + worth.win * (leftOf[team] ?? 0);
  return points.map((sofar, rival) =>
    own === 0 ? 0 : Math.floor((best * (games[rival] ?? 0) - sofar * own) / own),
  );
}

/** Games left among some teams, pair by pair. */
function pairsOf(
  { left, worth }: TeamStanding,
  teams: readonly number[],
  supply: number,
): PairSupply[] {
  return teams.flatMap((one, at) =>
    teams.slice(at + 1).flatMap((other) => {
      const games = left[one]?.[other] ?? 0;
      return games > 0 ? [{ one, other, supply: games * supply, side: games * worth.win }] : [];
    }),
  );
}

/** Whether a set of rivals may all get what they need, in games without `team`; a "yes" may be too generous, a "no" is proved. */
export function canAllGet(
  standing: TeamStanding,
  team: number,
  rivals: readonly number[],
  needs: readonly number[],
): boolean {
  const { left, leftOf, worth } = standing;
  const wanted = needs.map(() => 0);
  let sum = 0;
  for (const rival of rivals) {
    const inside = rivals.reduce((games, other) => games + (left[rival]?.[other] ?? 0), 0);
    const outside = (leftOf[rival] ?? 0) - (left[rival]?.[team] ?? 0) - inside;
    const still = Math.max(0, (needs[rival] ?? 0) - worth.win * outside);
    if (still > worth.win * inside) return false;
    wanted[rival] = still;
    sum += still;
  }
  return sum === 0 || mostGiven(pairsOf(standing, rivals, worth.most), wanted) === sum;
}

/** Whether a set of rivals may all stay level with the team or behind it; a "no" is proved. */
function canAllStay(
  standing: TeamStanding,
  rivals: readonly number[],
  rooms: readonly number[],
): boolean {
  const pairs = pairsOf(standing, rivals, standing.worth.least);
  const sum = pairs.reduce((total, { supply }) => total + supply, 0);
  return mostGiven(pairs, rooms) === sum;
}

/** Whether it is proved that fewer than `places` rivals finish level with the team or better. */
export function surelyAmong(
  standing: TeamStanding,
  team: number,
  rivals: readonly number[],
  places: number,
): boolean {
  const needs = needsOf(standing, team);
  const level = rivals.filter((rival) => (needs[rival] ?? 0) <= 0);
  const able = rivals
    .filter((rival) => (needs[rival] ?? 0) > 0 && canAllGet(standing, team, [rival], needs))
    .sort((one, other) => (needs[one] ?? 0) - (needs[other] ?? 0));
  if (level.length + able.length < places) return true;
  if (level.length >= places) return false;
  const found = someSubset(able, places - level.length, (chosen) =>
    canAllGet(standing, team, chosen, needs),
  );
  return found === 'no';
}

/** Whether it is proved that at least `places` rivals finish ahead of the team. */
export function surelyBehind(
  standing: TeamStanding,
  team: number,
  rivals: readonly number[],
  places: number,
): boolean {
  const rooms = roomsOf(standing, team);
  const ahead = rivals.filter((rival) => (rooms[rival] ?? 0) < 0);
  if (ahead.length >= places) return true;
  const others = rivals
    .filter((rival) => (rooms[rival] ?? 0) >= 0)
    .sort((one, other) => (rooms[one] ?? 0) - (rooms[other] ?? 0));
  const free = places - 1 - ahead.length;
  if (free >= others.length) return false;
  const found = someSubset(others, free, (chosen) =>
    canAllStay(
      standing,
      others.filter((rival) => !chosen.includes(rival)),
      rooms,
    ),
  );
  return found === 'no';
}
