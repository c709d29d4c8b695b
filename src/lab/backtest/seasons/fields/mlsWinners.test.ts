import { expect, test } from 'vitest';
import type { FileGame } from '../../../fit/row.ts';
import { withWinners } from './mlsWinners.ts';

/** "A 1 B 1", the season's next game of the postseason, a day after the one before. */
function games(season: number, results: string): FileGame[] {
  return results.split(', ').map((text, at): FileGame => {
    const [homeKey = '', homeScore, awayKey = '', awayScore] = text.split(' ');
    return {
      id: String(at),
      league: 'MLS',
      season,
      date: `${season}-11-${String(at + 1).padStart(2, '0')}`,
      homeKey,
      awayKey,
      homeScore: Number(homeScore),
      awayScore: Number(awayScore),
      neutralSite: false,
      postseason: true,
      closing: {
        homeMoneyline: undefined,
        awayMoneyline: undefined,
        drawMoneyline: undefined,
        spread: undefined,
        total: undefined,
        overPrice: undefined,
        underPrice: undefined,
      },
      homeGroup: '',
      awayGroup: '',
      homeTop: true,
      awayTop: true,
      others: {},
    };
  });
}

/** The winners of the games, in order. */
const winners = (season: number, results: string): string =>
  withWinners({ season, regular: [], postseason: games(season, results) })
    .postseason.map(({ homeKey, awayKey, homeScore, awayScore }) =>
      homeScore > awayScore ? homeKey : awayKey,
    )
    .join(' ');

test('a level game was won by the side that plays on', () => {
  expect(winners(2019, 'A 1 B 1, C 2 D 0, B 0 C 1')).toBe('B C C');
});

test('both of two games are won by the side that plays on', () => {
  expect(winners(2015, 'A 2 B 0, B 3 A 0, C 1 B 0')).toBe('B B C');
});

test('best of three: two level games were won by the side that plays on', () => {
  expect(winners(2024, 'A 0 B 0, B 1 A 1, A 1 C 0')).toBe('A A A');
});

test('best of three with a third game: the first two by their scores, a level one by the other side', () => {
  expect(winners(2024, 'A 1 B 0, B 0 A 0, A 1 B 1, B 2 C 1')).toBe('A B B B');
  expect(winners(2024, 'A 0 B 0, B 2 A 0, A 1 B 0, A 2 C 1')).toBe('A B A A');
});
