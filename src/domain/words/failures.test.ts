import { expect, test } from 'vitest';
import { FAILURES } from './failures.ts';

test('the error catalogue has its messages to the letter', () => {
  expect(FAILURES).toEqual({
    invalidGameId: 'Invalid game ID',
    gameNotFound: 'Game Not Found',
    gameNotFoundText: 'The requested game could not be found or does not exist.',
    leagueNotFound: 'League not found',
    games: 'Failed to fetch games',
    events: 'Failed to fetch events',
    golfTours: 'Failed to fetch golf tours',
    golfTournaments: 'Failed to fetch tournaments',
    golfToursShown: 'Failed to load golf tournaments. Please try again later.',
    golfTournamentsShown: 'Failed to load tournaments. Please try again later.',
    section: 'Something went wrong loading this section. The page will continue to work normally.',
  });
});
