import type { SoccerBoxSide, SoccerLine } from '#engine/players/soccer/box.ts';
import { pairedSides } from './pairedSides.ts';
import type { SoccerRow } from './rows.ts';
import type { SoccerGame } from './soccerGame.ts';

const ELEVEN = 11;

const ownGoalsOf = (rows: readonly SoccerRow[]): number =>
  rows.reduce((sum, { ownGoals }) => sum + ownGoals, 0);

/** The games of the file, in the order of the days. A game that lacks a side is left out. */
export const soccerGames = (rows: readonly SoccerRow[]): SoccerGame[] =>
  pairedSides(
    rows.filter(({ minutes }) => minutes > 0),
    sideOf,
    ownGoalsOf,
  );

/** Where the source does not say who started: the eleven with the most minutes. */
function sideOf(team: string, rows: readonly SoccerRow[]): SoccerBoxSide {
  const told = rows.filter(({ started }) => started).length === ELEVEN;
  const most = new Set(
    [...rows]
      .sort((one, other) => other.minutes - one.minutes)
      .slice(0, ELEVEN)
      .map(({ playerId }) => playerId),
  );
  return {
    team,
    players: rows.map(
      (row): SoccerLine => ({
        playerId: row.playerId,
        position: row.position,
        started: told ? row.started === true : most.has(row.playerId),
        minutes: row.minutes,
        goals: row.goals,
        assists: row.assists,
        shots: row.shots === undefined ? undefined : Math.max(row.shots, row.goals),
      }),
    ),
  };
}
