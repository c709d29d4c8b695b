import { boxTotals } from '#engine/players/football/box.ts';
import { defensePoints } from '#engine/players/football/draw/defense.ts';
import type { PlayerFileRow } from '../types.ts';
import type { FootballGame } from './games.ts';
import type { LineRow } from './read.ts';
import { VISIT_SIDES, type VisitSide } from './visits.ts';

/** What came of everybody in a game: its players, then each side's kicker and defense if its plays are in hand. */
export const footballRows = (game: FootballGame): PlayerFileRow[] => [
  ...game.rows.map((row) => playerRow(game, row)),
  ...VISIT_SIDES.flatMap((side) =>
    [kickerRow(game, side), defenseRow(game, side)].flatMap((row) => row ?? []),
  ),
];

const playerRow = (
  { id, season, date }: FootballGame,
  { team, player, line }: LineRow,
): PlayerFileRow => ({
  season,
  date,
  game: id,
  team,
  player,
  playerId: line.playerId,
  stats: {
    passingAttempts: line.attempts,
    completions: line.completions,
    passingYards: line.passingYards,
    passingTouchdowns: line.passingTouchdowns,
    interceptions: line.interceptions,
    carries: line.carries,
    rushingYards: line.rushingYards,
    targets: line.targets,
    receptions: line.receptions,
    receivingYards: line.receivingYards,
    touchdowns: line.rushingTouchdowns + line.receivingTouchdowns,
  },
});

function kickerRow(
  { id, season, date, kicks, box }: FootballGame,
  side: VisitSide,
): PlayerFileRow | undefined {
  if (!kicks) return undefined;
  const { team } = box[side];
  const { fieldGoals, extraPoints } = kicks[side];
  return {
    season,
    date,
    game: id,
    team,
    playerId: `kicker-${team}`,
    player: `${team} kicker`,
    stats: { fieldGoals, extraPoints, kickerPoints: 3 * fieldGoals + extraPoints },
  };
}

function defenseRow(
  { id, season, date, kicks, box, rows }: FootballGame,
  side: VisitSide,
): PlayerFileRow | undefined {
  const own = box[side];
  const other = box[side === 'home' ? 'away' : 'home'];
  const faced = rows.filter(({ team }) => team === other.team);
  if (!kicks || faced.some(({ sacks }) => sacks === undefined)) return undefined;
  const sum = (of: (row: LineRow) => number): number =>
    faced.reduce((total, row) => total + of(row), 0);
  const offense = boxTotals(own);
  const returned = Math.max(
    0,
    kicks[side].touchdowns - offense.passingTouchdowns - offense.rushingTouchdowns,
  );
  const sacks = sum((row) => row.sacks ?? 0);
  const takeaways = sum(({ line, fumblesLost }) => line.interceptions + fumblesLost);
  return {
    season,
    date,
    game: id,
    team: own.team,
    playerId: `defense-${own.team}`,
    player: `${own.team} defense`,
    stats: {
      sacks,
      takeaways,
      defensePoints: defensePoints(sacks, takeaways, returned, kicks[side].safeties, other.score),
    },
  };
}
