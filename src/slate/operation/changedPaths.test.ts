import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '#domain/game/exampleGame.fixture.ts';
import { changedPaths } from './changedPaths.ts';

const SLATE = { games: [EXAMPLE_GAME], events: [EXAMPLE_CARD, EXAMPLE_MATCH] };
const LATER = new Date(Date.parse(EXAMPLE_PREDICTION.asOf) + 1).toISOString();

test('pages of what was predicted since the last build, of its league, and the lists of all', () => {
  expect(changedPaths(SLATE, undefined)).toEqual([
    '/',
    '/predictions',
    `/game/${EXAMPLE_GAME.id}`,
    '/league/nfl',
    '/ufc',
    '/tennis',
  ]);
  const older = new Date(Date.parse(EXAMPLE_PREDICTION.asOf) - 1).toISOString();
  expect(changedPaths({ ...SLATE, events: [] }, older)).toContain(`/game/${EXAMPLE_GAME.id}`);
});

test('where nothing was predicted since, nothing has changed', () => {
  expect(changedPaths({ ...SLATE, events: [] }, LATER)).toEqual([]);
  expect(
    changedPaths({ games: [{ ...EXAMPLE_GAME, prediction: undefined }], events: [] }, undefined),
  ).toEqual([]);
});
