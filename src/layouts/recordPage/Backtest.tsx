import { BacktestTable } from '#components/record/page/BacktestTable.tsx';
import { ASKED, type AskedKey, askedOf } from '#content/backtest/asked.ts';
import { BACKTEST, type BacktestContent } from '#content/backtest/backtest.ts';
import { fullDate } from '#domain/time.ts';
import { BacktestEdges } from './BacktestEdges.tsx';

const KEYS: readonly AskedKey[] = ['two', 'three', 'each', 'field'];

/** A table a question: scores of different questions are no comparison. */
const Questions = ({ rows }: { readonly rows: BacktestContent['questions'] }) =>
  KEYS.map((key) => {
    const own = rows.filter((row) => askedOf(row) === key);
    return own.length === 0 ? null : (
      <div key={key}>
        <h3 className="subheading mt-6">{ASKED[key].title}</h3>
        <BacktestTable asked={ASKED[key]} rows={own} />
      </div>
    );
  });

/** What stands here before there is a record: past seasons, computed, and nothing that anybody could have read then. */
export const Backtest = ({ content = BACKTEST }: { readonly content?: BacktestContent }) => (
  <section className="panel mt-5" id="backtest">
    <div className="panel-head">
      <h2>The backtest</h2>
      <span className="subline">{`Not a record. Computed ${fullDate(content.computedOn)}, engine ${content.engineVersion}`}</span>
    </div>
    <div className="content">
      <p className="max-w-[80ch] mb-4">
        Past seasons, forecast as if before each game: parameters and weights from the seasons
        before, ratings from the games before. Nobody saw these forecasts before the start and no
        ledger holds them, so they are not a record. Compute them again with{' '}
        <code>npm run backtest</code>, which comes with the source.
      </p>
      <p className="max-w-[80ch]">
        <b>
          Ours is our model pooled with that same closing line, so it can hardly differ from it.
        </b>{' '}
        That it scores like the close says nothing of the model; the model alone does. Where the
        files have no close, ours is the model alone.
      </p>
      <Questions rows={content.questions} />
      <p className="note mt-3 max-w-[80ch]">
        0 is perfect. The Brier score is the squared distance from what happened, (1 − p)², 0 to 1;
        RPS is its kin for three results in order; log loss is −ln of the probability given to what
        happened. All forecasts of a line are of the same answers. Lines of different questions
        cannot be compared: of twenty drivers each one’s win is a small chance, and easily said.
      </p>
      <BacktestEdges edges={content.edges} />
    </div>
  </section>
);
