import type { MoveMarket } from '#domain/moves/expectedMove.ts';
import { isEnough, type MoveFigures } from '#domain/moves/moveFigures.ts';
import type { MoveTrust } from '#domain/moves/moveTrust.ts';
import { BACKTEST, type BacktestContent } from './backtest/backtest.ts';

const QUESTIONS = { moneyline: 'win', spread: 'cover', total: 'over' } as const;
const MARKETS: readonly MoveMarket[] = ['moneyline', 'spread', 'total'];

/** "2019 + 2020 + 2021" → "2019–2021". */
export function movedSeasonsText(seasons: string): string {
  const all = seasons.split(' + ');
  const [first = '', last = first] = [all[0], all.at(-1)];
  return first === last ? first : `${first}–${last}`;
}

/** Of each market with any proof in a league: our record once it has enough moves, else the test on past seasons. */
export function moveTrust(
  league: string,
  record: readonly MoveFigures[],
  { moves: tested }: Pick<BacktestContent, 'moves'> = BACKTEST,
): readonly MoveTrust[] {
  const walk = tested.find((one) => one.league === league);
  return MARKETS.flatMap((market): MoveTrust[] => {
    const own = record.find((one) => one.league === league && one.market === market);
    if (own?.hitRate && own.value !== undefined && isEnough(own)) {
      const moves = own.hits + own.misses;
      return [{ market, from: 'record', moves, hit: own.hitRate.mean, value: own.value }];
    }
    const row = walk?.rows.find(({ question }) => question === QUESTIONS[market]);
    if (!walk || !row) return [];
    return [
      {
        market,
        from: 'backtest',
        seasons: movedSeasonsText(walk.seasons),
        moves: row.moves,
        hit: 100 * row.hit.mean,
        value: 100 * row.value.mean,
        ...(own && { ownSoFar: { hits: own.hits, misses: own.misses } }),
      },
    ];
  });
}
