import { expect, test } from 'vitest';
import { listedGameSchema } from '#contract/game.ts';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '#domain/exampleGame.fixture.ts';
import { listedGame } from '#domain/listedGame.ts';
import { isListedGames, isSlateStatus } from './answers.ts';

const LISTED = listedGame(EXAMPLE_GAME);
const live = { status: 'live', score: { home: 7, away: 3 }, detail: 'Q2 1:00' };

test('what the contract lets through is a game here too', () => {
  expect(isListedGames([listedGameSchema.parse(LISTED), { ...LISTED, ...live }])).toBe(true);
});

test('what a page could not draw is none', () => {
  for (const answer of [
    undefined,
    'a game',
    {},
    { ...EXAMPLE_GAME, league: 'Quidditch' },
    { ...EXAMPLE_GAME, status: 'live' },
    { ...EXAMPLE_GAME, homeTeam: { name: 'Bills' } },
    { ...EXAMPLE_GAME, odds: undefined },
    { ...EXAMPLE_GAME, prediction: { ...EXAMPLE_PREDICTION, total: '47' } },
    { ...EXAMPLE_GAME, prediction: { ...EXAMPLE_PREDICTION, simulationData: {} } },
  ]) {
    expect(isListedGames([LISTED, answer])).toBe(false);
  }
});

test('a slate status has a hash and times', () => {
  expect(isSlateStatus({ contentHash: null, asOf: {} })).toBe(true);
  expect(isSlateStatus({ contentHash: 'ab', asOf: { NFL: EXAMPLE_GAME.asOf } })).toBe(true);
  expect(isSlateStatus({ contentHash: 'ab', asOf: { NFL: 5 } })).toBe(false);
  expect(isSlateStatus({ contentHash: 'ab' })).toBe(false);
});
