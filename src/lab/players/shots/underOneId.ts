import type { PlayedIn } from '../goals/playedInRow.ts';

/** A player's shots in a game in which he had one, or a key pass: others have no row, and nobody's minutes are told. */
export interface ShotRow extends PlayedIn {
  readonly league: string;
  readonly shots: number;
  readonly goals: number;
  readonly assists: number;
}

/** Rows under one id a player and club: a row without an id has that of the club's others of the name. */
export function underOneId(rows: readonly ShotRow[]): ShotRow[] {
  const key = ({ team, player }: ShotRow): string => `${team}|${player}`;
  const ids = new Map(
    rows.flatMap((row) => (row.playerId === row.player ? [] : [[key(row), row.playerId] as const])),
  );
  return rows.map((row) => ({ ...row, playerId: ids.get(key(row)) ?? row.playerId }));
}
