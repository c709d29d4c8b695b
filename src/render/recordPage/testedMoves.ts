import type { MovesLine } from '#components/record/page/MovesTable.tsx';
import type { BacktestContent } from '#content/backtest/backtest.ts';
import { movedSeasonsText } from '#content/moves.ts';
import { leagueName } from '#domain/leagues/leagueName.ts';

const MARKETS = { win: 'moneyline', cover: 'spread', over: 'total' } as const;

/** The test on past seasons as lines of the record's table. */
export const testedMoves = (moves: BacktestContent['moves']): readonly MovesLine[] =>
  moves.flatMap(({ league, rows }) =>
    rows.map(({ question, moves: moved, hit, value }): MovesLine => {
      const hits = Math.round(hit.mean * moved);
      return {
        key: `${league} ${question}`,
        league,
        market: MARKETS[question],
        misses: moved - hits,
        hits,
        stood: value.games - moved,
        hit: { mean: 100 * hit.mean, low: 100 * hit.low, high: 100 * hit.high },
        value: 100 * value.mean,
      };
    }),
  );

/** "NFL 2018–2021, NHL 2019–2022". */
export const testedMoveSeasons = (moves: BacktestContent['moves']): readonly string[] =>
  moves.map(({ league, seasons }) => `${leagueName(league)} ${movedSeasonsText(seasons)}`);
