import { expect, test } from 'vitest';
import type { FileGame } from '../row.ts';
import { comingFacts, factsFrom, preseasonOf, withFacts } from './preseasonFacts.ts';

const game = (season: number, homeKey: string, awayKey: string): FileGame => ({
  id: `${season}-09-01|${homeKey}|${awayKey}`,
  league: 'NCAAF',
  season,
  date: `${season}-09-01`,
  homeKey,
  awayKey,
  homeScore: 20,
  awayScore: 10,
  neutralSite: false,
  postseason: false,
  homeGroup: '',
  awayGroup: '',
  homeTop: true,
  awayTop: true,
  others: {},
});

const FOOTBALL = [
  { season: 2023, team: 'Ohio State', talent: 900, returning: 0.7, poll: 1400 },
  { season: 2023, team: 'Akron', talent: 400, returning: 0.5 },
  { season: 2023, team: 'Sam Houston', returning: 0.9 },
  { season: 2022, team: 'Akron', poll: 3 },
];

test('talent and returning production are set beside the season’s other teams', () => {
  const factsOf = factsFrom('NCAAF', FOOTBALL);
  expect(factsOf(2023, 'Ohio State')).toEqual({ talent: 1, returning: expect.closeTo(0.1, 9) });
  expect(factsOf(2023, 'Akron')).toEqual({ talent: -1, returning: expect.closeTo(-0.1, 9) });
});

test('a team that lacks a fact has none, nor has a season without facts', () => {
  const factsOf = factsFrom('NCAAF', FOOTBALL);
  expect(factsOf(2023, 'Sam Houston')).toBeUndefined();
  expect(factsOf(2023, 'Montana')).toBeUndefined();
  expect(factsOf(2022, 'Akron')).toBeUndefined();
});

test('of a season with a poll a team without points is known to have none', () => {
  const factsOf = factsFrom('NCAAB', [{ season: 2024, team: 'Kansas', poll: 1500 }]);
  expect(factsOf(2024, 'Kansas')).toEqual({ poll: Math.log(1501) });
  expect(factsOf(2024, 'Siena')).toEqual({ poll: 0 });
  expect(factsOf(2020, 'Kansas')).toBeUndefined();
});

test('a league whose record names no facts has none', () => {
  expect(factsFrom('NFL', FOOTBALL)(2023, 'Akron')).toBeUndefined();
});

test('games carry their sides’ facts, and tell them by season', () => {
  const factsOf = factsFrom('NCAAF', FOOTBALL);
  const games = [game(2022, 'Akron', 'Kent'), game(2023, 'Akron', 'Kent')];
  const known = withFacts(games, factsOf);
  expect(known[0]).toEqual(games[0]);
  expect(known[1]).toEqual({ ...games[1], homePreseason: factsOf(2023, 'Akron') });
  expect(preseasonOf(known)).toEqual({ 2023: { Akron: factsOf(2023, 'Akron') } });
});

test('a fit stores the facts of the coming season alone, where there are some', () => {
  const factsOf = factsFrom('NCAAF', FOOTBALL);
  expect(comingFacts(factsOf, 2023, ['Akron', 'Kent'])).toEqual({
    2023: { Akron: factsOf(2023, 'Akron') },
  });
  expect(comingFacts(factsOf, 2024, ['Akron', 'Kent'])).toBeUndefined();
});
