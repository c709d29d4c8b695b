import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '../game/exampleGame.fixture.ts';
import type { Game } from '../game/game.ts';
import { playerPagesOf } from './playersWithPages.ts';

const PLAYER = {
  playerId: '3139477',
  playerName: 'Patrick Mahomes',
  position: 'QB',
  team: 'away',
  confidence: 50,
  projectionBasis: '',
  stats: {},
  plays: 1,
} as const;
const answeredAt = (asOf: string): Game => ({
  ...EXAMPLE_GAME,
  prediction: { ...EXAMPLE_GAME.prediction, asOf, projectedPlayerStats: [PLAYER] },
});

test('who plays twice has one page, dated by the latest answer of his games', () => {
  const [monday, sunday] = [answeredAt('2026-11-23T09:00:00Z'), answeredAt('2026-11-22T09:00:00Z')];
  for (const games of [
    [monday, sunday],
    [sunday, monday],
  ]) {
    expect([...playerPagesOf(games)]).toEqual([
      ['/player/nfl/3139477-patrick-mahomes', '2026-11-23T09:00:00Z'],
    ]);
  }
});
