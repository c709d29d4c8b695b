import { canAllGet, needsOf, roomsOf, surelyAmong, surelyBehind } from './rivals.ts';
import type { TeamStanding } from './standing.ts';
import { someSubset } from './subsets.ts';

/** A team's rivals: of its own division, and of each other division of its conference. */
export interface ConferenceRivals {
  readonly own: readonly number[];
  readonly others: readonly (readonly number[])[];
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/**
 * A team that misses has `each` rivals of its own division level or better, and in all divisions together `wild` more beyond the first
 * `each` of them: whoever takes a wild card stands behind the first of its own division. Proved if that cannot be.
 */
export function surelyIn(
  standing: TeamStanding,
  team: number,
  { own, others }: ConferenceRivals,
  each: number,
  wild: number,
): boolean {
  if (surelyAmong(standing, team, own, each)) return true;
  const needs = needsOf(standing, team);
  const able = (rivals: readonly number[]) =>
    rivals.filter((rival) => canAllGet(standing, team, [rival], needs));
  const wildOf = (division: readonly number[]) => Math.max(0, division.length - each);
  const divisions = [own, ...others].map(able);
  if (sum(divisions.map(wildOf)) < wild) return true;
  const all = divisions.flat();
  const level = all.filter((rival) => (needs[rival] ?? 0) <= 0);
  const rest = all
    .filter((rival) => (needs[rival] ?? 0) > 0)
    .sort((one, other) => (needs[one] ?? 0) - (needs[other] ?? 0));
  const missed = (rivals: readonly number[]) =>
    own.filter((rival) => rivals.includes(rival)).length >= each &&
    sum([own, ...others].map((in_) => wildOf(in_.filter((one) => rivals.includes(one))))) >= wild;
  for (let size = 0; size <= rest.length; size += 1) {
    const found = someSubset(rest, size, (chosen) => {
      const rivals = [...level, ...chosen];
      return missed(rivals) && canAllGet(standing, team, rivals, needs);
    });
    if (found !== 'no') return false;
  }
  return true;
}

/**
 * A team is out if it cannot be among the first `each` of its division, and either as many rivals are surely ahead of it as the
 * conference has places, or `wild` of those surely ahead are not among the first `each` of their divisions.
 */
export function surelyOut(
  standing: TeamStanding,
  team: number,
  { own, others }: ConferenceRivals,
  each: number,
  wild: number,
): boolean {
  if (!surelyBehind(standing, team, own, each)) return false;
  const rooms = roomsOf(standing, team);
  const beyond = [own, ...others].map((division) =>
    Math.max(0, division.filter((rival) => (rooms[rival] ?? 0) < 0).length - each),
  );
  if (sum(beyond) >= wild) return true;
  const places = each * (others.length + 1) + wild;
  return surelyBehind(standing, team, [...own, ...others.flat()], places);
}

/** Whether it is proved that the team is one of the best `places` division winners. */
export function surelyBestWinner(
  standing: TeamStanding,
  team: number,
  { own, others }: ConferenceRivals,
  places: number,
): boolean {
  if (!surelyAmong(standing, team, own, 1)) return false;
  const rivals = others.filter((division) => !surelyAmong(standing, team, division, 1));
  return rivals.length < places;
}

/** Whether it is proved that the team is none of them. */
export function surelyNoBestWinner(
  standing: TeamStanding,
  team: number,
  { own, others }: ConferenceRivals,
  places: number,
): boolean {
  if (surelyBehind(standing, team, own, 1)) return true;
  return others.filter((division) => surelyBehind(standing, team, division, 1)).length >= places;
}
