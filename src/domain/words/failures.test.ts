import { expect, test } from 'vitest';
import { FAILURES } from './failures.ts';
import { GOLF_FAILURES } from './golfFailures.ts';
import { NOT_FOUND } from './notFound.ts';

test('the error catalogue has its messages to the letter', () => {
  expect(FAILURES).toEqual({
    games: 'Failed to fetch games',
    events: 'Failed to fetch events',
    section: 'Something went wrong loading this section. The page will continue to work normally.',
  });
  expect(NOT_FOUND).toEqual({
    invalidGameId: 'Invalid game ID',
    gameNotFound: 'Game Not Found',
    gameNotFoundText: 'The requested game could not be found or does not exist.',
    leagueNotFound: 'League not found',
  });
  expect(GOLF_FAILURES).toEqual({
    tours: 'Failed to fetch golf tours',
    tournaments: 'Failed to fetch tournaments',
    toursShown: 'Failed to load golf tournaments. Please try again later.',
    tournamentsShown: 'Failed to load tournaments. Please try again later.',
  });
});
