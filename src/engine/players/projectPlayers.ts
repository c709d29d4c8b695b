/**
 * Players' projected lines from the simulated game.
 *
 * A player's share of the team's scoring is taken from the season so far, and the simulated games say how much the
 * team scores: projection = season mean per game × simulated team mean ÷ season team mean. What the named players
 * do not score goes to "Rest of the team", so that the points add up to the team's.
 * Shares of a total as proportions: Kubatko, Oliver, Pelton and Rosenbaum (2007), "A starting point for analyzing
 * basketball statistics", Journal of Quantitative Analysis in Sports 3(3).
 *
 * Units: per game. Valid for squads of at least one game.
 * Limits: means alone, no spread of a player's own; line-ups, minutes and opponents by position are not known, and
 * yards and rebounds, which follow the score loosely, stay at their season means. No player data to validate on.
 */

import type { PlayerInput, Squad, Squads } from '#domain/game.ts';
import { sum } from '#domain/numbers.ts';
import { SIDES, type Side } from '#domain/predictedWinner.ts';
import type { ProjectedPlayerStat } from '#domain/prediction.ts';
import { type Histogram, histogramOf, mean, type ScoreGrid } from '#domain/scoreGrid.ts';

/** Figures that rise and fall with the team's score; those of ADD_UP add up to it. */
const SCORING = ['points', 'goals', 'rbis', 'homeRuns', 'assists', 'runs'];
const ADD_UP = ['points', 'goals'];
/** Games after which a season mean is worth as much as what was known before it. */
const HALF_KNOWN_GAMES = 10;

/** Projected lines of both sides' known players, the rest of each team after them; empty without any. */
export function projectPlayers(grid: ScoreGrid, squads: Squads): ProjectedPlayerStat[] {
  const scores: Record<Side, Histogram> = {
    home: histogramOf(grid, (home) => home),
    away: histogramOf(grid, (_, away) => away),
  };
  return SIDES.flatMap((side) => {
    const squad = squads[side];
    return squad && squad.players.length > 0 ? project(squad, side, mean(scores[side])) : [];
  });
}

function project(squad: Squad, side: Side, teamMean: number): ProjectedPlayerStat[] {
  const { games, scoringPerGame, players } = squad;
  const factor = scoringPerGame !== undefined && scoringPerGame > 0 ? teamMean / scoringPerGame : 1;
  const common = {
    team: side,
    confidence: (100 * games) / (games + HALF_KNOWN_GAMES),
    gamesPlayed: games,
  };
  const lines = players.map((player) => ({
    ...common,
    playerId: player.playerId,
    playerName: player.playerName,
    position: player.position,
    projectionBasis: basis(scoringPerGame, teamMean),
    stats: statsOf(player, factor),
  }));
  const rest = restOf(players, factor, teamMean, scoringPerGame);
  return rest
    ? [
        ...lines,
        {
          ...common,
          playerId: `rest-${side}`,
          playerName: 'Rest of the team',
          position: '',
          projectionBasis: 'the simulated score less the players above',
          stats: rest,
        },
      ]
    : lines;
}

const basis = (scoringPerGame: number | undefined, teamMean: number): string =>
  scoringPerGame === undefined
    ? 'season mean per game'
    : `season mean per game, scaled from ${scoringPerGame.toFixed(1)} to ${teamMean.toFixed(1)} a game`;

function statsOf({ perGame, rates }: PlayerInput, factor: number): Record<string, number> {
  const scaled = Object.entries(perGame).map(([name, value]) => [
    name,
    SCORING.includes(name) ? value * factor : value,
  ]);
  return { ...Object.fromEntries(scaled), ...rates };
}

/** What the named players leave of each figure that adds up to the team's score; none where that is negative. */
function restOf(
  players: readonly PlayerInput[],
  factor: number,
  teamMean: number,
  scoringPerGame: number | undefined,
): Record<string, number> | undefined {
  if (scoringPerGame === undefined) return undefined;
  const rest = ADD_UP.flatMap((name) => {
    const named = players.flatMap(({ perGame }) => perGame[name] ?? []);
    const left = teamMean - factor * sum(named);
    return named.length > 0 && left >= 0 ? [[name, left] as const] : [];
  });
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}
