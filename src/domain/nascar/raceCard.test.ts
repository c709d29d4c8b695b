import { describe, expect, test } from 'vitest';
import { EXAMPLE_RACE } from '../events/exampleEvents.fixture.ts';
import { matchupSides } from './headToHead.ts';
import { type PredictedRace, raceCard } from './raceCard.ts';
import { bySeries, nextFirst } from './series.ts';

const { prediction: MADE } = EXAMPLE_RACE;
if (!MADE) throw new Error('the example has no prediction');
const race: PredictedRace = {
  ...EXAMPLE_RACE,
  league: 'NASCAR-Cup',
  name: 'The Great American Getaway 400',
  startTime: '2025-06-22T18:00:00Z',
  venue: { name: 'Pocono Raceway', city: 'Long Pond', country: 'PA' },
  track: 'Pocono Raceway',
  trackType: 'intermediate',
  trackMiles: 2.5,
  laps: 160,
  miles: 400,
  keyStoryline: 'Fuel decides.',
  cars: [
    { driver: 'Kyle Larson', team: 'Hendrick Motorsports', make: 'Chevrolet', number: '5' },
    { driver: 'Denny Hamlin', team: 'Joe Gibbs Racing', make: 'Toyota', number: '11' },
    { driver: 'Cody Ware', team: 'Rick Ware Racing', make: 'Ford', number: '51' },
  ],
  matchups: [],
  prediction: {
    ...MADE,
    outcome: {
      runs: 10,
      entrants: [
        { driver: 'Kyle Larson', team: 'Hendrick Motorsports', make: 'Chevrolet' },
        { driver: 'Denny Hamlin', team: 'Joe Gibbs Racing', make: 'Toyota' },
        { driver: 'Cody Ware', team: 'Rick Ware Racing', make: 'Ford' },
      ],
      places: [
        [4, 5, 1],
        [6, 3, 1],
        [0, 2, 8],
      ],
      retired: [0, 1, 2],
      ahead: [
        [0, 4, 9],
        [6, 0, 9],
        [1, 1, 0],
      ],
      pole: [],
      fastestLap: [],
      points: [],
      stages: [
        [7, 3, 0],
        [2, 8, 0],
      ],
    },
  },
};

describe('a race card', () => {
  const card = raceCard(race);

  test('has the facts of the race', () => {
    expect(card).toMatchObject({
      series: 'NASCAR Cup Series',
      date: 'June 22, 2025',
      time: '2:00 PM EDT',
      venue: 'Pocono Raceway',
      location: 'Long Pond, PA',
      distance: 400,
      laps: 160,
      trackLength: 2.5,
    });
  });

  test('ranks drivers by win probability, with fair odds 1 ÷ probability and top 3 and 5', () => {
    const [first, second, last] = card.driverProbabilities;
    expect(first).toMatchObject({
      driver: 'Denny Hamlin',
      number: '11',
      probability: 60,
      top3: 100,
    });
    expect(first?.odds).toBeCloseTo(1 / 0.6, 10);
    expect(second?.driver).toBe('Kyle Larson');
    expect(last).toMatchObject({ probability: 0, odds: undefined, top5: 100 });
  });

  test('compares neighbors of the ranking where the event names no pair', () => {
    expect(card.headToHead.map(({ matchup }) => matchup)).toEqual(['Denny Hamlin vs Kyle Larson']);
    expect(matchupSides(card.headToHead[0] ?? { matchup: '' })[0].percent).toBe(60);
  });

  test('compares the pairs the event names, and leaves out a driver who is not entered', () => {
    const matchups = [
      ['Cody Ware', 'Denny Hamlin'],
      ['Cody Ware', 'Nobody'],
    ] as const;
    const named = raceCard({ ...race, matchups });
    expect(named.headToHead).toEqual([{ matchup: 'Cody Ware vs Denny Hamlin', wareWins: 10 }]);
  });

  test('adds manufacturers up and lists stage winners, likeliest first', () => {
    expect(card.manufacturerWinner[0]).toEqual({ manufacturer: 'Toyota', probability: 60 });
    expect(card.stageWinners?.stage1[0]).toEqual({ driver: 'Kyle Larson', probability: 70 });
    expect(card.stageWinners?.stage2[0]).toEqual({ driver: 'Denny Hamlin', probability: 80 });
  });

  test('has no stage lists where the race has no stages', () => {
    const { prediction } = race;
    const outcome = { ...prediction.outcome, stages: [] };
    expect(raceCard({ ...race, prediction: { ...prediction, outcome } }).stageWinners).toBe(
      undefined,
    );
  });
});

test('races stand under their series: Cup, Xfinity, Craftsman Truck', () => {
  const truck: PredictedRace = { ...race, league: 'NASCAR-Truck' };
  expect(bySeries([truck, race]).map(({ series, races }) => [series, races.length])).toEqual([
    ['NASCAR Cup Series', 1],
    ['NASCAR Craftsman Truck Series', 1],
  ]);
});

test('a series whose races have all begun stands last', () => {
  const truck = { ...race, league: 'NASCAR-Truck', startTime: '2025-06-20T21:00:00Z' } as const;
  const groups = nextFirst(bySeries([truck, race]), '2025-06-20T21:01:00Z');
  expect(groups.map(({ series }) => series)).toEqual([
    'NASCAR Cup Series',
    'NASCAR Craftsman Truck Series',
  ]);
});

test('the series of the next race can stand first', () => {
  const truck = { ...race, league: 'NASCAR-Truck', startTime: '2025-06-20T21:00:00Z' } as const;
  const groups = nextFirst(bySeries([truck, race]), '2025-06-01T00:00:00Z');
  expect(groups.map(({ series }) => series)).toEqual([
    'NASCAR Craftsman Truck Series',
    'NASCAR Cup Series',
  ]);
});
