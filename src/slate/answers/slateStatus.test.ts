import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { renderSlateStatus } from './slateStatus.ts';

/** When the refresh confirmed the slate. */
const NOW = '2026-11-22T19:00:00Z';
const at = (gameTime: string, seen: string): Game => ({
  ...EXAMPLE_GAME,
  gameTime,
  asOf: seen,
  odds: EXAMPLE_GAME.odds.map((quote) => ({ ...quote, asOf: seen })),
});
const BEGUN = at('2026-11-22T18:00:00Z', '2026-11-22T17:59:00Z');
const COMING = at('2026-11-22T21:00:00Z', '2026-11-22T18:55:00Z');
const asOfOf = (games: readonly Game[]) =>
  JSON.parse(renderSlateStatus({ contentHash: 'abc', asOf: NOW, games, events: [] }).text).asOf;

test('a league’s time is that of what is still to start: begun games are confirmed no longer', () => {
  expect(asOfOf([BEGUN, COMING])).toEqual({ NFL: COMING.asOf });
});

test('where nothing is still to start, it is the oldest of all', () => {
  expect(asOfOf([BEGUN])).toEqual({ NFL: BEGUN.asOf });
});
