import { BacktestTable } from '#components/record/page/BacktestTable.tsx';
import { Disclose } from '#components/ui/Disclose.tsx';
import { BACKTEST, type BacktestContent } from '#content/backtest/backtest.ts';
import { type CalendarDate, fullDate } from '#domain/time/time.ts';
import { BacktestEdges } from './BacktestEdges.tsx';
import { logGroups, squaredGroups } from './backtestGroups.ts';
import { edgesFigure } from './edgesFigure.ts';

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
        Each past game was forecast from what was known before it, then scored by log loss: lower is
        better, 0 is perfect.{' '}
        <b>Ours weighs in that same closing line, so it can hardly differ from it.</b> To judge the
        model, read “model alone” against the close.
      </p>
      <BacktestTable
        caption="Log loss on past seasons, by league"
        groups={logGroups(content, resultsEnd)}
      />
      <p className="note mt-3 max-w-[80ch]">
        Compare only lines under one heading; a coin gives each result the same chance. Where no
        close stands, our files hold none, and ours is the model alone. What has happened since our
        results end reaches our figures only through the market’s prices.
      </p>
    </div>
    <Disclose summary="Edges at closing prices" figure={edgesFigure(content.edges)}>
      <BacktestEdges edges={content.edges} />
    </Disclose>
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
        Log loss is −ln of the probability given to what happened. The Brier score is the squared
        distance from what happened, (1 − p)², 0 to 1; RPS does the same for three results in order.
        All forecasts on a line are of the same games. Different questions cannot be compared: of
        twenty drivers each one’s win is a small chance, and easily said. Nobody could read these
        forecasts at the time and no ledger holds them. <code>npm run backtest</code> in the
        project’s source computes them again.
      </p>
    </Disclose>
  </section>
);
