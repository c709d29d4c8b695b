import type { Absences, RatedPlayer } from './types.ts';

/** A side when its list is read: its key, its season, and its number of games played in that season. */
export interface ListedSide {
  readonly key: string;
  readonly season: number;
  readonly seasonGames: number;
}

/** A player who first appears on a list after this many games of a season has very likely played for that team. */
const SETTLED = 10;

/**
 * Whether a listed player has played for the side, so that its rating includes him: he was last known there, or he first appears
 * on its list in mid-season (lists say who is out, not who has changed teams). A player on a new team's list from the season's
 * start is not yet in its rating, and takes nothing off.
 */
export const playsFor = (player: RatedPlayer, { key, season, seasonGames }: ListedSide): boolean =>
  player.team === key || (player.season < season && seasonGames >= SETTLED);

/** Records whose list a player has been on; a player who does not count for it belongs to no team for the season. */
export function enlistOut(
  { players }: Absences,
  side: ListedSide,
  out: readonly string[] | undefined,
): void {
  for (const key of out ?? []) {
    const player = players.get(key);
    if (!player || (player.team !== side.key && player.season >= side.season)) continue;
    const team = playsFor(player, side) ? side.key : '';
    players.set(key, { ...player, team, season: side.season });
  }
}
