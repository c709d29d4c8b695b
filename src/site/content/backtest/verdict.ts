import { BACKTEST, type BacktestContent } from './backtest.ts';

/** "in all 16", "in none of 15", "in 3 of 15" */
const share = (count: number, of: number): string =>
  count === of ? `all ${of}` : `${count === 0 ? 'none' : count} of ${of}`;

/** The backtest's verdict on our model alone: number of leagues in which it beat a coin, and the closing line. */
export function testVerdict({ questions }: Pick<BacktestContent, 'questions'> = BACKTEST): string {
  const rows = questions.map(({ ours, own = ours, close, coin }) => ({ own, close, coin }));
  const coins = rows.flatMap(({ own, coin }) => (coin ? [own.log < coin.log] : []));
  const closes = rows.flatMap(({ own, close }) => (close ? [own.log < close.log] : []));
  const yes = (each: readonly boolean[]) => each.filter(Boolean).length;
  return (
    `On past seasons our model alone beat a coin toss in ${share(yes(coins), coins.length)} leagues ` +
    `and the closing line in ${share(yes(closes), closes.length)}.`
  );
}
