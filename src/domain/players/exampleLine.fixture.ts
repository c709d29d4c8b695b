import type { PlayerLine, PlayersRecipe } from './line.ts';

/** Ten simulated games of a quarterback of the example game, for tests: he plays in nine. */
export const EXAMPLE_LINE: PlayerLine = {
  playerId: '3139477',
  name: 'Patrick Mahomes',
  side: 'away',
  position: 'QB',
  plays: 0.9,
  status: 'Questionable',
  stats: {
    passingYards: { from: 240, counts: [1, 0, 2, 3, 2, 0, 1] },
    passingTouchdowns: { from: 0, counts: [1, 3, 4, 1] },
    rushingYards: { from: -1, counts: [1, 2, 3, 2, 1] },
    touchdowns: { from: 0, counts: [8, 1] },
    'fantasy DraftKings': { from: 180, step: 1, counts: [1, 2, 3, 2, 1] },
    'fantasy PPR': { from: 170, counts: [1, 2, 3, 2, 1] },
  },
};

/** A receiver of the other side, who plays in every one of them. */
export const EXAMPLE_RECEIVER: PlayerLine = {
  playerId: 'n4426354',
  name: 'Khalil Shakir',
  side: 'home',
  position: 'WR',
  plays: 1,
  stats: {
    receivingYards: { from: 40, counts: [1, 2, 4, 2, 1] },
    receptions: { from: 3, counts: [2, 4, 3, 1] },
    touchdowns: { from: 0, counts: [7, 3] },
    'fantasy DraftKings': { from: 120, counts: [2, 4, 3, 1] },
    'fantasy PPR': { from: 120, counts: [2, 4, 3, 1] },
  },
};

/** What draws them again. */
export const EXAMPLE_PLAYERS_RECIPE: PlayersRecipe = {
  engineVersion: '1.0.0',
  league: 'NFL',
  paramsHash: '2be54ded79e8414e1088c63d1a7077eb4582cad61f7b0f0f8f8b9d4a3f1c6e55',
  seed: '4d2a91e7',
  runs: 10,
  home: {},
  away: null,
};
