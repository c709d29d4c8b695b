import { tallyText } from '#components/record/words.ts';
import type { BacktestContent } from '#content/backtest/backtest.ts';
import { testedName } from '#content/backtest/words.ts';

/** Number of past seasons' edges by league: "18 bets in MLB, 15 in UFC". */
export function edgesFigure(edges: BacktestContent['edges']): string {
  const counts = edges.flatMap(({ league, rows: [all] }) =>
    all ? [`${tallyText(all.bets)} in ${testedName(league)}`] : [],
  );
  return counts.length > 0 ? `bets: ${counts.join(', ')}` : 'none in any league';
}
