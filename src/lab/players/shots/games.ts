import type { SoccerBoxSide, SoccerLine } from '#engine/players/soccer/box.ts';
import { FULL } from '#engine/players/soccer/params.ts';
import { pairedSides } from '../soccer/pairedSides.ts';
import type { SoccerGame } from '../soccer/soccerGame.ts';
import type { ShotRow } from './underOneId.ts';

/**
 * The games of the file, in the order of the days. Whoever shot or set up a shot counts as having played all of it, in midfield: no
 * more is told. A game that lacks a side is left out.
 */
export const shotGames = (rows: readonly ShotRow[]): SoccerGame[] =>
  pairedSides(rows, sideOf, () => 0);

const sideOf = (team: string, rows: readonly ShotRow[]): SoccerBoxSide => ({
  team,
  players: rows.map(
    ({ playerId, shots, goals, assists }): SoccerLine => ({
      ...{ playerId, position: 'midfielder', started: true, minutes: FULL },
      ...{ shots, goals, assists },
    }),
  ),
});

/** The newest season with nearly all of its games: at least nine for ten of the one before. Undefined if there is none. */
export function newestWhole(games: readonly SoccerGame[]): number | undefined {
  const counts = Map.groupBy(games, ({ season }) => season);
  return [...counts]
    .filter(
      ([season, all]) => 10 * all.length >= 9 * (counts.get(season - 1)?.length ?? Number.NaN),
    )
    .map(([season]) => season)
    .sort((one, other) => other - one)[0];
}
