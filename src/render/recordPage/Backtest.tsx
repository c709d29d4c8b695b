import { BacktestTable } from '#components/record/page/BacktestTable.tsx';
import { Disclose } from '#components/ui/Disclose.tsx';
import { BACKTEST, type BacktestContent } from '#content/backtest/backtest.ts';
import { type CalendarDate, fullDate } from '#domain/time/time.ts';
import { BacktestEdges } from './BacktestEdges.tsx';
import { logGroups, squaredGroups } from './backtestGroups.ts';
import { edgesFigure } from './edgesFigure.ts';
import { SeasonsTested } from './SeasonsTested.tsx';

interface Props {
  readonly content?: BacktestContent;
  /** Last day of our results today, by the backtest's names of leagues. */
  readonly resultsEnd?: Readonly<Record<string, CalendarDate | undefined>>;
}

/** Forecasts on past seasons: computed afterward, nothing anybody could have read then. */
export const Backtest = ({ content = BACKTEST, resultsEnd = {} }: Props) => (
  <section className="panel mt-5" id="backtest">
    <div className="panel-head">
      <h2>The test on past seasons</h2>
      <span className="subline">{`A test, not a record. Computed ${fullDate(content.computedOn)}`}</span>
    </div>
    <div className="content">
      <p className="mb-3 max-w-[80ch]">
        We forecast each past game from what was known before it. The score is log loss: lower is
        better, 0 is perfect.{' '}
        <b>Ours includes the closing line, so it can hardly differ from it.</b> To judge the model,
        compare “model alone” with the close.
      </p>
      <BacktestTable
        caption="Log loss on past seasons, by league"
        groups={logGroups(content, resultsEnd)}
      />
      <p className="note mt-3 max-w-[80ch]">
        Compare only lines under one heading. “Coin” gives each result the same chance. –: no
        closing odds on file. News after the date shown reaches us only through odds.
      </p>
    </div>
    <Disclose summary="Edges on past prices of many books" figure={edgesFigure(content.edges)}>
      <BacktestEdges edges={content.edges} />
    </Disclose>
    {content.seasons && (
      <Disclose summary="Season odds on past seasons" figure={`${content.seasons.length} leagues`}>
        <SeasonsTested seasons={content.seasons} />
      </Disclose>
    )}
    <Disclose summary="Brier and RPS scores" figure="the same forecasts, scored another way">
      <BacktestTable
        caption="Brier and RPS scores on past seasons, by league"
        groups={squaredGroups(content)}
        squared
      />
    </Disclose>
    <Disclose
      summary="How it is scored, and how to run it again"
      figure={`engine ${content.engineVersion}`}
    >
      <p className="max-w-[80ch]">
        Log loss is −ln of the chance we gave to what happened. The Brier score is the squared miss,
        (1 − p)², 0 to 1; RPS does the same for three results in order. All forecasts on one line
        are of the same games. Different sports cannot be compared: with twenty drivers in a race,
        “he does not win” is nearly always right. These forecasts were made afterward, so none is on
        the ledger. <code>npm run backtest</code> in the project’s source computes them again.
      </p>
    </Disclose>
  </section>
);
