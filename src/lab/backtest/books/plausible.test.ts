import { expect, test } from 'vitest';
import { fromAmerican, fromDecimal } from './americanOf.ts';
import { bookOffer } from './offers.ts';
import { plausibility } from './plausible.ts';
import type { SingleMarket } from './singleGames.ts';

const offers = (book: string) => {
  const offer = bookOffer('NFL', book, [-110, -110]);
  return offer ? [offer] : [];
};
/** A game's spread at ten books, one of them so many points off. */
const spreads = (season: number, game: number, off: number): SingleMarket[] =>
  Array.from({ length: 10 }, (_, at) => ({
    league: 'NFL',
    game: `${season}|${game}`,
    season,
    date: `${season}-09-01`,
    market: 'spread',
    line: at === 0 ? -3 + off : -3,
    beyond: 1,
    offers: offers(`book${at}`),
  }));

test('a season whose lines lie far apart is refused, and those before it; nobody names them', () => {
  const games = (season: number, off: number) =>
    Array.from({ length: 20 }, (_, game) => spreads(season, game, off)).flat();
  const found = plausibility([...games(2018, 0.5), ...games(2022, 7), ...games(2023, 0.5)]);
  expect(found.map(({ season, refused }) => [season, refused])).toEqual([
    [2018, true],
    [2022, true],
    [2023, false],
  ]);
});

test('prices of files: decimal, American, and what is neither', () => {
  expect([fromDecimal('2.5'), fromDecimal('1.5')]).toEqual([150, -200]);
  expect(['1', '', 'x'].map(fromDecimal)).toEqual([undefined, undefined, undefined]);
  expect([fromAmerican('-110'), fromAmerican('50'), fromAmerican('')]).toEqual([
    -110,
    undefined,
    undefined,
  ]);
});

test('means of books and forecasts are no books', () => {
  for (const name of ['max', 'avg', 'consensus']) {
    expect(bookOffer('NFL', name, [-110, -110])).toBeUndefined();
  }
  expect(bookOffer('NFL', 'betfair', [100, 100])?.voice.sharp).toBe(true);
});
