import { expect, test } from 'vitest';
import { EXAMPLE_GRID } from '#domain/game/exampleGame.fixture.ts';
import { outcomeHash } from '#domain/rerun/outcomeHash.ts';
import { exampleLines } from '#engine/players/leagues/drawnLines.fixture.ts';
import { NFL_PLAYERS } from '#engine/players/leagues/nfl.ts';
import { comparePlayers } from './comparePlayers.ts';

const { recipe, lines } = exampleLines(EXAMPLE_GRID, outcomeHash(NFL_PLAYERS.params), 500);

test('published lines are drawn again to the same hash, however they are called and sorted', async () => {
  const said = lines.map((line) => ({ ...line, status: 'Probable' as const })).toReversed();
  expect((await comparePlayers(said, recipe, EXAMPLE_GRID)).same).toBe(true);
  const some = said.slice(3);
  expect((await comparePlayers(some, recipe, EXAMPLE_GRID)).same).toBe(true);
});

test('a line that was changed is found out', async () => {
  const changed = lines.map((line, at) => (at === 2 ? { ...line, plays: 0.999 } : line));
  expect((await comparePlayers(changed, recipe, EXAMPLE_GRID)).same).toBe(false);
});
