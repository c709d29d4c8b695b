import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { keyEntries } from './ChartKey.tsx';

const withLine = (line: number): Game => ({
  ...EXAMPLE_GAME,
  odds: [{ ...EXAMPLE_QUOTE, spread: { line } }],
});

test('the key names only regions that can occur and that no label names', () => {
  const tones = (game: Game) => keyEntries(game).map(({ tone }) => tone);
  expect(tones(withLine(-3))).toEqual(['home2']);
  expect(tones(withLine(3))).toEqual(['away2']);
  expect(tones({ ...withLine(-0.5), league: 'EPL' })).toEqual(['draw']);
  expect(tones({ ...EXAMPLE_GAME, odds: [] })).toEqual([]);
});
