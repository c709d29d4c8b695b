import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import type { Side } from '../game/predictedWinner.ts';
import type { ProjectedPlayerStat } from '../game/prediction.ts';
import type { League } from '../leagues/league.ts';

type Figures = Readonly<Record<string, readonly [mean: number, floor: number, ceiling: number]>>;

/** A player's drawn line as a prediction holds it, for tests. */
export const drawnLine = (
  playerName: string,
  position: string,
  team: Side,
  figures: Figures,
  rest: Partial<ProjectedPlayerStat> = {},
): ProjectedPlayerStat => ({
  playerId: `n${[...playerName].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 99_991}`,
  playerName,
  position,
  team,
  confidence: 80,
  projectionBasis: '20,000 simulated games, given the team’s score',
  stats: Object.fromEntries(Object.entries(figures).map(([stat, [mean]]) => [stat, mean])),
  ranges: Object.fromEntries(
    Object.entries(figures).map(([stat, [, floor, ceiling]]) => [stat, [floor, ceiling]]),
  ),
  plays: 1,
  ...rest,
});

const passer = (yards: number) =>
  ({
    passingYards: [yards, yards - 55, yards + 54],
    passingTouchdowns: [1.84, 1, 3],
    rushingYards: [18.4, 4, 31],
  }) as const;
const catcher = (yards: number) =>
  ({
    receivingYards: [yards, Math.floor(yards - 30), Math.floor(yards + 28)],
    receptions: [yards / 12, 2, 7],
    touchdowns: [yards / 150, 0, 1],
  }) as const;
const runner = (yards: number) =>
  ({
    rushingYards: [yards, yards - 32, yards + 30],
    receptions: [2.1, 1, 3],
    touchdowns: [0.52, 0, 1],
  }) as const;

/** Drawn lines of a football game's players who matter, in no order. */
export const FOOTBALL_LINES: readonly ProjectedPlayerStat[] = [
  drawnLine('Travis Kelce', 'TE', 'away', catcher(58)),
  drawnLine('Rashee Rice', 'WR', 'away', catcher(71.4), { plays: 0.62, status: 'Questionable' }),
  drawnLine('Patrick Mahomes', 'QB', 'away', passer(268)),
  drawnLine('Xavier Worthy', 'WR', 'away', catcher(52)),
  drawnLine('Isiah Pacheco', 'RB', 'away', runner(61)),
  drawnLine('Harrison Butker', 'K', 'away', {
    kickerPoints: [8.1, 5, 11],
    fieldGoals: [1.75, 1, 3],
    extraPoints: [2.6, 1, 4],
  }),
  drawnLine('Chiefs Defense', 'DST', 'away', {
    defensePoints: [6.2, 1, 11],
    sacks: [2.4, 1, 4],
    takeaways: [1.2, 0, 2],
  }),
  drawnLine('Josh Allen', 'QB', 'home', passer(241)),
  drawnLine('James Cook', 'RB', 'home', { ...runner(74), rushingYards: [74, -2, 104] }),
  drawnLine('Khalil Shakir', 'WR', 'home', catcher(57)),
  drawnLine('Dalton Kincaid', 'TE', 'home', catcher(44), { plays: 0.31, status: 'Doubtful' }),
];

const guard = (points: number) =>
  ({
    points: [points, Math.floor(points - 6), Math.floor(points + 6)],
    rebounds: [points / 3, 2, 9],
    assists: [points / 4, 2, 7],
  }) as const;

/** Drawn lines of a basketball game's players. */
export const BASKETBALL_LINES: readonly ProjectedPlayerStat[] = [
  drawnLine('Nikola Jokić', 'C', 'away', { ...guard(28.3), rebounds: [12.4, 9, 16] }),
  drawnLine('Jamal Murray', 'G', 'away', guard(21.6), { plays: 0.73 }),
  drawnLine('Jayson Tatum', 'F', 'home', guard(27.1)),
  drawnLine('Jaylen Brown', 'G', 'home', guard(24)),
];

/** The example game in a league, with these players. */
export const withLines = (
  league: League,
  players: readonly ProjectedPlayerStat[],
  rest: Partial<PredictedGame> = {},
): PredictedGame =>
  ({
    ...EXAMPLE_GAME,
    league,
    ...rest,
    prediction: { ...EXAMPLE_PREDICTION, projectedPlayerStats: players },
  }) as PredictedGame;
