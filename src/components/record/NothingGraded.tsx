/** The record on its first day: what will stand here, and that no win rate does until then. */
export const NothingGraded = () => (
  <section className="first-day" aria-labelledby="nothing-graded">
    <div>
      <h2 id="nothing-graded">No graded bets yet</h2>
      <p>
        Every prediction is written to the ledger before its game starts and graded when the game is
        final. The first loss will stand here before the first win. Until then no win rate is shown,
        because there is none.
      </p>
      <a href="/predictions">See the predictions that wait for their result</a>
    </div>
    <dl className="terms">
      <div>
        <dt>What is graded</dt>
        <dd>
          The last pick on the ledger before each start: winner, spread, total, how a fight or match
          is won. Samples are never graded.
        </dd>
      </div>
      <div>
        <dt>Win rate</dt>
        <dd>
          Moneyline picks that won, of those that won or lost. A push counts for neither. Soccer’s
          moneyline has three results: a draw counts as a loss for a side that was picked.
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
  </section>
);
