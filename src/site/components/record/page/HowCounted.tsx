/** How the figures are computed, so that a reader can compute them from the file. */
export const HowCounted = () => (
  <dl className="terms counted">
    <div>
      <dt>What is graded</dt>
      <dd>
        The last prediction on the ledger before the start: of a game the winner, the spread and the
        total, of a fight the winner and how, of a match the winner and the sets, of a field the
        winner. Soccer counts 90 minutes, whatever extra time or penalties bring. No sample is
        graded. A corrected score is graded again; the latest counts, and the earlier grade stays on
        the ledger.
      </dd>
    </div>
    <div>
      <dt>Push and void</dt>
      <dd>
        A push gives the stake back by the score. A void does because what was picked did not take
        place: called off or forfeited and not played within two days, someone else in the ring or
        on court, a no contest, a walkover, a pick that did not start. Of a game called early
        nothing stands but baseball’s moneyline, from five innings on (four and a half with the home
        side ahead), as books settle it. A void is in no rate, is no stake and has no closing-line
        value. A quarter line wins or loses half.
      </dd>
    </div>
    <div>
      <dt>Win rate</dt>
      <dd>
        Stakes won of those won or lost. By league and month it is of the moneyline alone: a rate
        over several markets would say nothing. Soccer’s moneyline has three results, so a draw is a
        loss for a side that was picked. The 95% range is Wilson’s, of as many picks as whole days
        together are worth and never of more than there are contests.
      </dd>
    </div>
    <div>
      <dt>Losing run and drawdown</dt>
      <dd>
        Over several markets the run is of moneyline picks alone, as several picks of one game are
        lost together; the pick out of a field, a chance of one in ten at best, has a run of its
        own. Contests of one start time are added up before the drawdown is told.
      </dd>
    </div>
    <div>
      <dt>Units and ROI</dt>
      <dd>
        One unit on each pick at the price published with it; without a price, none. Voids are no
        stake. The 95% range takes whole days together and needs 20 picks on 5 days.
      </dd>
    </div>
    <div>
      <dt>Brier and log loss</dt>
      <dd>
        0 is perfect. Ours, the books’ last prices without their margin, and a coin over all results
        of the question, on the same picks: those that had a close, else all. Of soccer’s three
        results the first is the ranked probability score. ESPN’s own chance of a game, as its
        matchup predictor gives it in the hour before the start, is scored on the games that have
        one, from fifty on; it has no part in ours.
      </dd>
    </div>
    <div>
      <dt>Closing-line value</dt>
      <dd>
        Published price in decimal odds × the close without margin − 1: what the bet was worth if
        the close is right. It beat the close where that is above 0. A pick’s price is that of the
        last prediction before the start, so its value is about minus the books’ margin by
        construction and proves nothing. Only edges, kept at the price they were first shown at,
        test whether the line was beaten.
      </dd>
    </div>
  </dl>
);
