import { expect, test } from 'vitest';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import { outcomeDigest } from '../../golden.fixture.ts';
import { GOLDEN_PLAYERS, goldenLines } from './golden.fixture.ts';
import { leaguePlayersOf } from './index.ts';

test.each(GOLDEN_PLAYERS)('golden lines of $league', async (golden) => {
  const lines = goldenLines(await leaguePlayersOf(golden.league), golden);
  expect(lines.length).toBeGreaterThan(10);
  expect(outcomeDigest(lines)).toBe(golden.digest);
});

test('every league with players has golden lines', () => {
  expect(GOLDEN_PLAYERS.map(({ league }) => league)).toEqual([...PLAYER_LEAGUES]);
});
