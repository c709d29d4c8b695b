import type { Absences, RatedPlayer } from './types.ts';

/** A side as its list is read: its key, and how many games of which season it has behind it. */
export interface ListedSide {
  readonly key: string;
  readonly season: number;
  readonly seasonGames: number;
}

/** After so many games of a season a player new to a list has played for its team, in all likelihood. */
const SETTLED = 10;

/**
 * Whether a listed player has played for the side, so that its rating counts him in: he was last known there, or he
 * comes up on its list in mid-season for the first time (lists tell who is out, not who has changed teams). One who is
 * on a new team's list from the season's start has yet to add to its rating, and takes nothing off.
 */
export const playsFor = (player: RatedPlayer, { key, season, seasonGames }: ListedSide): boolean =>
  player.team === key || (player.season < season && seasonGames >= SETTLED);

/** Keeps whose list a player has been on; one who does not count for it belongs to nobody for the season. */
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
