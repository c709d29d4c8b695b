import { EdgesTable } from '#components/record/page/EdgesTable.tsx';
import { tallyText } from '#components/record/words.ts';
import type { BacktestContent } from '#content/backtest/backtest.ts';
import { seasonsText, testedName } from '#content/backtest/words.ts';

/** A league's contests, in the plural. */
const CONTESTS: Readonly<Record<string, string>> = {
  UFC: 'bouts',
  Boxing: 'bouts',
  ATP: 'matches',
  WTA: 'matches',
};

/** Claimed and actual returns of past seasons' edges, for each league that had any. */
export const BacktestEdges = ({ edges }: Pick<BacktestContent, 'edges'>) =>
  edges
    .filter(({ rows }) => rows.length > 0)
    .map(({ league, seasons, games, twoBooks, rows }) => {
      const contests = CONTESTS[league] ?? 'games';
      return (
        <div key={league}>
          <h3 className="subheading mt-8">{`${testedName(league)} edges at closing prices`}</h3>
          <EdgesTable
            rows={rows}
            contests={contests}
            caption={`Backtest: claimed and actual return of edges, ${testedName(league)}`}
          />
          <p className="note mt-3">
            {`Seasons ${seasonsText(seasons)}: ${tallyText(games)} priced ${contests}, ${tallyText(twoBooks)} of them by two books.`}
          </p>
        </div>
      );
    });
