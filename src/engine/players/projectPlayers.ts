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
 * A season's total is projected only where the player's own games are known: who missed games has another mean than his
 * team's games would give. Without them his line is empty, and the total stands as what it is.
 * Limits: means alone, no spread of a player's own; line-ups, minutes and opponents by position are not known, and
 * yards and rebounds, which follow the score loosely, stay at their season means. No player data to validate on.
 */

import type { PlayerInput, Squad, Squads } from '#domain/game/game.ts';
import { SIDES, type Side } from '#domain/game/predictedWinner.ts';
import type { ProjectedPlayerStat } from '#domain/game/prediction.ts';
import {
  type Histogram,
  histogramMean,
  histogramOf,
  type ScoreGrid,
} from '#domain/game/scoreGrid.ts';
import { totalsText } from '#domain/lineup/statText.ts';
import { sum } from '#domain/numbers/numbers.ts';

/** Figures that rise and fall with the team's score; the ADD_UP ones sum to it. */
const SCORING = ['points', 'goals', 'rbis', 'homeRuns', 'assists', 'runs'];
const ADD_UP = ['points', 'goals'];
/** Games after which a season mean weighs as much as the prior knowledge. */
const HALF_KNOWN_GAMES = 10;

/** Projected lines of both sides' known players, followed by the rest of each team; empty without any. */
export function projectPlayers(grid: ScoreGrid, squads: Squads): ProjectedPlayerStat[] {
  const scores: Record<Side, Histogram> = {
    home: histogramOf(grid, (home) => home),
    away: histogramOf(grid, (_, away) => away),
  };
  return SIDES.flatMap((side) => {
    const squad = squads[side];
    return squad && squad.players.length > 0
      ? project(squad, side, histogramMean(scores[side]))
      : [];
  });
}

function project(squad: Squad, side: Side, teamMean: number): ProjectedPlayerStat[] {
  const { games, scoringPerGame, players } = squad;
  const factor = scoringPerGame !== undefined && scoringPerGame > 0 ? teamMean / scoringPerGame : 1;
  const lines = players.map((player) => {
    const stats = statsOf(player, factor);
    return {
      team: side,
      confidence: isEmpty(stats) ? 0 : knownAfter(player.games ?? games),
      ...(player.games !== undefined && { gamesPlayed: player.games }),
      playerId: player.playerId,
      playerName: player.playerName,
      position: player.position,
      projectionBasis: basisOf(player, scoringPerGame, teamMean),
      stats,
    };
  });
  const rest = restOf(players, factor, teamMean, scoringPerGame);
  return rest
    ? [
        ...lines,
        {
          team: side,
          confidence: knownAfter(games),
          playerId: `rest-${side}`,
          playerName: 'Rest of the team',
          position: '',
          projectionBasis: 'the simulated score less the players above',
          stats: rest,
        },
      ]
    : lines;
}

/** 0–100: how much a season mean over this many games is worth. If a player's own games are unknown, his team's are used. */
const knownAfter = (games: number): number => (100 * games) / (games + HALF_KNOWN_GAMES);

const isEmpty = (figures: object): boolean => Object.keys(figures).length === 0;

/** The basis of a player's line, and the totals left out of it. */
function basisOf(
  { perGame, rates, totals = {} }: PlayerInput,
  scoringPerGame: number | undefined,
  teamMean: number,
): string {
  const told = [
    ...(isEmpty(perGame) ? [] : [basis(scoringPerGame, teamMean)]),
    ...(isEmpty(totals) ? [] : [`${totalsText(totals)} this season`, NO_GAMES]),
  ];
  if (told.length > 0) return told.join('; ');
  return isEmpty(rates) ? NO_FIGURES : 'season figure';
}
const NO_FIGURES = 'no figures of the season';
const NO_GAMES = 'games played not known, so no figure per game';

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

/** What remains of each figure after the named players; none if negative. */
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
