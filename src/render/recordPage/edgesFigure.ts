import { groupedDigits } from '#components/record/words.ts';
import type { BacktestContent } from '#content/backtest/backtest.ts';
import { sum } from '#domain/numbers/numbers.ts';

/** Number of bets of all tables that were tested: "31,204 bets on prices of many books". */
export function edgesFigure(edges: BacktestContent['edges']): string {
  const [first] = edges;
  return first
    ? `${groupedDigits(sum(first.rows.map(({ bets }) => bets)))} bets on prices of many books`
    : 'none computed';
}
