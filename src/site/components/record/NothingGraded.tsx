import { Disclose } from '../ui/Disclose.tsx';

interface Props {
  /** The result of the backtest, in a sentence. */
  readonly verdict: string;
}

/** The record on its first day: nothing is graded, what exists until then, and how picks will be counted. */
export const NothingGraded = ({ verdict }: Props) => (
  <section className="sheet first-day" aria-labelledby="nothing-graded">
    <div className="halves">
      <div>
        <h2 id="nothing-graded">No graded bets yet</h2>
        <p>
          Every prediction goes on the ledger before the start and is graded when the result is in,
          losses first. Until the first grade there is no win rate to show.
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a href="/predictions">See predictions awaiting results</a>
          <a href="/verify">Check the ledger</a>
        </p>
      </div>
      <div className="until">
        <h3>Until then, a test</h3>
        <p className="finding text-ink text-18 font-semibold leading-[1.35]">{verdict}</p>
        <p>
          So the figures we publish include the line. <a href="#backtest">League by league</a>
        </p>
      </div>
    </div>
    <Disclose summary="How picks will be counted" figure="losses first, one unit each">
      <dl className="terms grid-cols-1 p-0">
        <div>
          <dt>What is graded</dt>
          <dd>
            The last pick on the ledger before each start: winner, spread, total, how a fight or
            match is won. Samples are never graded.
          </dd>
        </div>
        <div>
          <dt>Win rate</dt>
          <dd>
            Moneyline picks that won, of those that won or lost. A push counts for neither. Soccer’s
            moneyline has three results: a draw loses a pick of either team.
          </dd>
        </div>
        <div>
          <dt>Units</dt>
          <dd>
            One unit on each pick at the price published with it. A pick without a price counts for
            the win rate only.
          </dd>
        </div>
      </dl>
    </Disclose>
  </section>
);
