import type { BacktestGroup } from '#components/record/page/BacktestTable.tsx';
import { ASKED, type AskedKey, askedOfBacktest } from '#content/backtest/asked.ts';
import type { BacktestContent } from '#content/backtest/backtest.ts';
import { testedName, testedSeasonsText } from '#content/backtest/words.ts';
import type { CalendarDate } from '#domain/time/time.ts';

const KEYS: readonly AskedKey[] = ['two', 'three', 'each', 'field'];

/** The rows of the backtest by question: only those of one question are comparable. */
function groups(
  { questions }: BacktestContent,
  titleOf: (key: AskedKey, rows: BacktestContent['questions']) => string | undefined,
  resultsEnd: Readonly<Record<string, CalendarDate | undefined>> = {},
): readonly BacktestGroup[] {
  return KEYS.flatMap((key) => {
    const asked = questions.filter((row) => askedOfBacktest(row) === key);
    const title = titleOf(key, asked);
    const rows = asked.map((row) => ({
      ...row,
      league: testedName(row.league),
      seasons: testedSeasonsText(row.seasons),
      resultsEnd: resultsEnd[row.league],
    }));
    return title === undefined || rows.length === 0 ? [] : [{ title, rows }];
  });
}

/** The score of equal chances on a question of two or three results: the log loss is the same in every league. */
function coinText([first]: BacktestContent['questions']): string {
  if (!first?.coin) return '';
  const { log } = first.coin;
  return log > Math.LN2
    ? ` · a third each scores ${log.toFixed(3)}`
    : ` · a coin scores ${log.toFixed(3)}`;
}

export const logGroups = (
  content: BacktestContent,
  resultsEnd: Readonly<Record<string, CalendarDate | undefined>>,
): readonly BacktestGroup[] =>
  groups(content, (key, rows) => `${ASKED[key].title}${coinText(rows)}`, resultsEnd);

/** Fields have no squared score. */
export const squaredGroups = (content: BacktestContent): readonly BacktestGroup[] =>
  groups(content, (key) => {
    const asked = ASKED[key];
    return 'squared' in asked ? `${asked.title}: ${asked.squared}` : undefined;
  });
