import { expect, test } from 'vitest';
import { foretells } from '#domain/moves/expectedMove.ts';
import { type MoveFigures, moveFigures } from '#domain/moves/moveFigures.ts';
import { BACKTEST } from './backtest/backtest.ts';
import { moveTrust, seasonsText } from './moves.ts';

const MARKETS = { win: 'moneyline', cover: 'spread', over: 'total' } as const;
const LEAGUES = ['NFL', 'NCAAF', 'NBA', 'WNBA', 'NCAAB', 'MLB', 'NHL', 'EPL', 'MLS'];

test.skipIf(BACKTEST.moves.length === 0)(
  'a move is expected where the test on past seasons proves it, and nowhere else',
  () => {
    const proven = BACKTEST.moves.flatMap(({ league, rows }) =>
      rows
        .filter(({ hit, value }) => hit.low > 0.5 && value.low > 0)
        .map(({ question }) => `${league} ${MARKETS[question]}`),
    );
    const allowed = LEAGUES.flatMap((league) =>
      Object.values(MARKETS)
        .filter((market) => foretells(league, market))
        .map((market) => `${league} ${market}`),
    );
    expect(allowed.toSorted()).toEqual(proven.toSorted());
  },
);

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
  expect(seasonsText('2019 + 2020 + 2022')).toBe('2019–2022');
  expect(seasonsText('2024')).toBe('2024');
});
