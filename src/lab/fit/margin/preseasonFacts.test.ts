import { expect, test } from 'vitest';
import type { FileGame } from '../row.ts';
import { comingFacts, factsFrom, preseasonOf, withFacts } from './preseasonFacts.ts';

const game = (season: number, homeKey: string, awayKey: string): FileGame => ({
  id: `${season}-09-01|${homeKey}|${awayKey}`,
  league: 'NCAAB',
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

const POLL = [
  { season: 2023, team: 'Kansas', poll: 1500 },
  { season: 2023, team: 'Duke', poll: 900 },
  { season: 2022, team: 'Akron' },
];

test('of a season with a poll a team without points is known to have none', () => {
  const factsOf = factsFrom('NCAAB', POLL);
  expect(factsOf(2023, 'Kansas')).toEqual({ poll: Math.log(1501) });
  expect(factsOf(2023, 'Siena')).toEqual({ poll: 0 });
  expect(factsOf(2022, 'Akron')).toBeUndefined();
});

test('a league whose record names no facts has none', () => {
  expect(factsFrom('NCAAF', POLL)(2023, 'Duke')).toBeUndefined();
});

test('games carry their sides’ facts, and tell them by season', () => {
  const factsOf = factsFrom('NCAAB', POLL);
  const games = [game(2022, 'Duke', 'Kent'), game(2023, 'Duke', 'Kent')];
  const known = withFacts(games, factsOf);
  expect(known[0]).toEqual(games[0]);
  expect(known[1]).toEqual({
    ...games[1],
    homePreseason: factsOf(2023, 'Duke'),
    awayPreseason: { poll: 0 },
  });
  expect(preseasonOf(known)).toEqual({ 2023: { Duke: factsOf(2023, 'Duke'), Kent: { poll: 0 } } });
});

test('a fit stores the facts of the coming season alone, where there are some', () => {
  const factsOf = factsFrom('NCAAB', POLL);
  expect(comingFacts(factsOf, 2023, ['Duke', 'Kent'])).toEqual({
    2023: { Duke: factsOf(2023, 'Duke'), Kent: { poll: 0 } },
  });
  expect(comingFacts(factsOf, 2024, ['Duke', 'Kent'])).toBeUndefined();
});
