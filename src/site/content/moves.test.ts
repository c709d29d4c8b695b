import { expect, test } from 'vitest';
import { foretells } from '#domain/moves/expectedMove.ts';
import { type MoveFigures, moveFigures } from '#domain/moves/moveFigures.ts';
import { BACKTEST } from './backtest/backtest.ts';
import { movedSeasonsText, moveTrust } from './moves.ts';

const MARKETS = { win: 'moneyline', cover: 'spread', over: 'total' } as const;
const LEAGUES = ['NFL', 'NCAAF', 'NBA', 'WNBA', 'NCAAB', 'MLB', 'NHL', 'EPL', 'MLS'];

const allowedIn = (league: string): readonly string[] =>
  Object.values(MARKETS).filter((market) => foretells(league, market));

test.each(BACKTEST.moves)(
  'in $league a move is expected in the markets that the test on past seasons proves',
  ({ league, rows }) => {
    const proven = rows.filter(({ hit, value }) => hit.low > 0.5 && value.low > 0);
    expect(allowedIn(league)).toEqual(proven.map(({ question }) => MARKETS[question]));
  },
);

/** Leagues with a file of opening lines. */
const OPENED = ['NFL', 'NCAAF', 'MLB', 'NHL'];

test('no move is expected in a league that has no opening lines to test it on', () => {
  expect(LEAGUES.filter((league) => allowedIn(league).length > 0)).toEqual(OPENED);
  expect(OPENED).toEqual(expect.arrayContaining(BACKTEST.moves.map(({ league }) => league)));
});

const tested = {
  moves: [
    {
      league: 'NHL',
      seasons: '2021 + 2022',
      rows: [
        {
          question: 'win' as const,
          moves: 900,
          hit: { mean: 0.81, low: 0.78, high: 0.84 },
          value: { games: 1000, mean: 0.012, low: 0.01, high: 0.014 },
        },
      ],
    },
  ],
};
const graded = (count: number): readonly MoveFigures[] =>
  moveFigures(
    Array.from({ length: count }, (_, at) => ({
      league: 'NHL',
      market: 'moneyline',
      first: 0.5,
      close: at % 4 === 0 ? 0.49 : 0.52,
      result: at % 4 === 0 ? 'miss' : 'hit',
    })),
  );

test('the test on past seasons stands until our own record has enough, with what it has beside it', () => {
  expect(moveTrust('NHL', [], tested)).toEqual([
    expect.objectContaining({ from: 'backtest', seasons: '2021–2022', moves: 900, hit: 81 }),
  ]);
  expect(moveTrust('NHL', graded(8), tested)[0]).toMatchObject({
    from: 'backtest',
    ownSoFar: { hits: 6, misses: 2 },
  });
  expect(moveTrust('NHL', graded(60), tested)).toEqual([
    { market: 'moneyline', from: 'record', moves: 60, hit: 75, value: expect.closeTo(1.25, 9) },
  ]);
  expect(moveTrust('NBA', [], tested)).toEqual([]);
});

test('seasons are said as a span', () => {
  expect(movedSeasonsText('2019 + 2020 + 2022')).toBe('2019–2022');
  expect(movedSeasonsText('2024')).toBe('2024');
});
