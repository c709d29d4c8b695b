import { expect, test } from 'vitest';
import { toldByText } from '../game/toldBy.ts';
import { dataGaps } from './dataGaps.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

const read = (league: string, minutes: number | undefined) => ({
  league,
  askedAt: ago(70),
  ...(minutes !== undefined && { answeredAt: ago(minutes) }),
  on: false,
});
const SLATE = { sample: false, hash: 'a', publishedAt: ago(9), asOf: ago(9) };
const gaps = (change: Partial<Parameters<typeof dataGaps>[0]>) =>
  dataGaps({ slate: SLATE, leagues: [], feeds: [], ...change }, NOW);

test('where all have answered within the hour nothing is said', () => {
  const feeds = [{ feed: 'Bovada', askedAt: ago(5), failingSince: ago(30) }];
  expect(gaps({ leagues: [read('NFL', 20), read('UFC', 59)], feeds })).toEqual([]);
});

test('leagues without data are one sentence, with the time that is true of all of them, whether games are on or not', () => {
  const leagues = [read('NFL', 120), read('NBA', 61), read('UFC', 7 * 1440), read('NHL', 5)];
  expect(gaps({ leagues })).toEqual([
    'We have had no data for NFL, NBA and UFC since Nov 22, 11:59 AM EST. Games, scores and prices may be missing; the rest is as old as marked.',
  ]);
  expect(gaps({ leagues: [read('NCAAF', 120), read('EPL', 120)] })[0]).toContain(
    'for College Football and Premier League since',
  );
  expect(gaps({ leagues: [read('NFL', undefined)] })[0]).toContain(
    'We have had no data for NFL yet.',
  );
});

test('a league that never answered is missed from the first refresh on, as its page has nothing to show', () => {
  const fresh = { ...read('NBA', undefined), askedAt: ago(1) };
  expect(gaps({ leagues: [fresh, read('NHL', 1)] })).toEqual([
    'We have had no data for NBA yet. Games, scores and prices may be missing; the rest is as old as marked.',
  ]);
});

test('a league that a second feed carries says which, and what that one does not know', () => {
  expect(gaps({ leagues: [{ ...read('NFL', 5), toldBy: 'nflverse' }] })).toEqual([
    toldByText('NFL', 'nflverse'),
  ]);
});

test('a feed of prices that has given nothing for two weeks is how the site is, no news', () => {
  const bovada = (days: number) => [
    { feed: 'Bovada', askedAt: ago(5), failingSince: ago(days * 1440), restingUntil: ago(-5) },
  ];
  expect(gaps({ feeds: bovada(13) })).toHaveLength(1);
  expect(gaps({ feeds: bovada(15) })).toEqual([]);
});

test('where the second feed is silent, too, the league is missed, and not said to go on', () => {
  const [text, ...more] = gaps({ leagues: [{ ...read('NFL', 120), toldBy: 'nflverse' }] });
  expect(text).toContain('We have had no data for NFL');
  expect(more).toEqual([]);
});

test('while results still come in it is said of which days the ratings do not know all', () => {
  const catchingUp = [
    { league: 'NBA', from: '2026-06-14', to: '2026-11-04' },
    { league: 'NFL', from: '2026-02-09', to: '2026-11-03' },
  ];
  expect(gaps({ catchingUp })).toEqual([
    'Results of NBA and NFL are still coming in, newest first: our ratings do not include every game from February 9, 2026, to November 4, 2026, yet.',
  ]);
});

test('of many leagues whose results still come in the number is said', () => {
  const row = { from: '2026-06-14', to: '2026-11-04' };
  const catchingUp = ['NBA', 'NFL', 'NHL', 'EPL', 'UFC'].map((league) => ({ league, ...row }));
  expect(gaps({ catchingUp })[0]).toContain('Results of 5 leagues and sports are still coming in');
});

test('a league out of season is not missed', () => {
  expect(gaps({ leagues: [read('MLB', 7 * 1440), read('WNBA', undefined)] })).toEqual([]);
});

test.each([
  ['Bovada', 'Bovada’s prices'],
  ['Open-Meteo', 'weather forecasts outside'],
  ['Weather.gov', 'the weather service’s own forecasts'],
  ['Jolpica', 'entry lists'],
  ['TheSportsDB', 'boxing'],
])('%s: what is missing without it is said', (feed, what) => {
  const [text, ...more] = gaps({ feeds: [{ feed, askedAt: ago(5), failingSince: ago(90) }] });
  expect(text).toContain(`${feed} has not answered since Nov 22, 11:30 AM EST`);
  expect(text).toContain(what);
  expect(more).toEqual([]);
});

test('a feed that nobody asks any more is not missed, one that is left alone is', () => {
  const jolpica = { feed: 'Jolpica', askedAt: ago(200), failingSince: ago(900) };
  expect(gaps({ feeds: [jolpica] })).toEqual([]);
  expect(gaps({ feeds: [{ ...jolpica, restingUntil: ago(-30) }] })).toHaveLength(1);
});

test('of samples, and before the first slate, nothing is missing', () => {
  const leagues = [read('NFL', 120)];
  expect(gaps({ slate: { ...SLATE, sample: true }, leagues })).toEqual([]);
  expect(gaps({ slate: undefined, leagues })).toEqual([]);
});
