import { expect, test } from 'vitest';
import { EXAMPLE_TOURNAMENT } from '#domain/events/exampleEvents.fixture.ts';
import { findGolfTour, GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import { golfToursMap, predictedTournament } from './tournaments.ts';

test('every tour has a list of tournaments by its slug', () => {
  const tours = golfToursMap([EXAMPLE_TOURNAMENT]);
  expect(Object.keys(tours)).toEqual([...GOLF_TOURS]);
  expect(tours['liv-golf']).toEqual([]);
  expect(tours['pga-tour']).toMatchObject([
    {
      id: 4,
      name: 'Example Open',
      venue: 'Example Links',
      city: 'Hartford',
      dateEvent: '2026-11-26',
      purse: '$20,000,000',
      likeliest: { name: 'Pat Pine', win: 60 },
      asOf: '2026-11-20T15:00:00.000Z',
    },
  ]);
});

test('a tournament’s chances in percent, the likeliest winner first', () => {
  const { prediction } = predictedTournament(EXAMPLE_TOURNAMENT);
  expect(prediction?.players[0]).toEqual({
    name: 'Pat Pine',
    country: 'USA',
    win: 60,
    top5: 50,
    top10: 100,
    makeCut: 80,
    firstRoundLead: 60,
  });
  expect(prediction?.players).toHaveLength(2);
  expect(predictedTournament({ ...EXAMPLE_TOURNAMENT, prediction: undefined }).prediction).toBe(
    undefined,
  );
});

test('a slug names its tour in any letter case', () => {
  expect(findGolfTour('PGA-Tour')).toBe('pga-tour');
  expect(findGolfTour('minigolf')).toBeUndefined();
});
