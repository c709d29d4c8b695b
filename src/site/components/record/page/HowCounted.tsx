import { RECORD_SCRIPT } from '#contract/record/paths.ts';

/** How the figures are computed, so that a reader can compute them from the file. */
export const HowCounted = () => (
  <>
    <p>
      Rule 1, every formula with examples: <a href="/settlement">how picks are settled</a>. A script
      that recounts this page from the ledger’s file:{' '}
      <a href={RECORD_SCRIPT}>recompute_record.py</a>. ESPN’s chances and the moves of lines are on
      no ledger line: their tables alone cannot be recounted so.
    </p>
    <dl className="terms counted mt-4">
      <div>
        <dt>What is graded</dt>
        <dd>
          The last prediction on the ledger before the start. Games: winner, spread and total.
          Fights: winner and method. Tennis: winner and sets. Races and golf: the winner. Soccer
          counts 90 minutes, not extra time or penalties. Samples are not graded. A corrected score
          is graded again; the latest counts, and the earlier grade stays on the ledger.
        </dd>
      </div>
      <div>
        <dt>Push and void</dt>
        <dd>
          A push returns the stake because the score lands on the line. A void returns it because
          the pick never took place: called off or forfeited and not played within two days, a
          different opponent, a no contest, a walkover, a pick that did not start. In a game called
          early only baseball’s moneyline counts, after five innings (four and a half if the home
          team leads), as books settle it. A void counts in no rate, no stake and no closing-line
          value. A quarter line wins or loses half.
        </dd>
      </div>
      <div>
        <dt>Win rate</dt>
        <dd>
          Stakes won, out of those won or lost. By league and month it covers the moneyline only:
          one rate over several markets would mean nothing. Soccer’s moneyline has three results, so
          a draw loses a pick of either team. The 95% range (Wilson) treats picks of one day as
          related, and never counts more picks than contests.
        </dd>
      </div>
      <div>
        <dt>Losing run and drawdown</dt>
        <dd>
          Over several markets the run counts moneyline picks only, because picks on one game tend
          to lose together. Picks of a race or golf winner, one chance in ten at best, have their
          own run. Contests that start together are added up before the drawdown is taken.
        </dd>
      </div>
      <div>
        <dt>Units and ROI</dt>
        <dd>
          One unit on each pick at the price published with it; no price, no stake. Voids are not
          stakes. The 95% range treats picks of one day as related and needs 20 picks on 5 days.
        </dd>
      </div>
      <div>
        <dt>Brier and log loss</dt>
        <dd>
          0 is perfect. We score our chances, the books’ last prices without their margin, and a
          coin toss over all possible results, on the same picks: those with a closing price, or all
          if none has one. For soccer’s three results, Brier is the ranked probability score. ESPN’s
          own chance, from its matchup predictor in the hour before the start, is scored on the
          games that have one, once there are fifty. We do not use it in ours.
        </dd>
      </div>
      <div>
        <dt>Closing-line value</dt>
        <dd>
          Published price in decimal odds × the close without margin − 1: what the bet was worth if
          the close is right. Above 0 it beat the close. A pick’s price comes from the last
          prediction before the start, so its value is always about minus the books’ margin and
          proves nothing. Only edges, kept at the price first shown, test whether we beat the line.
        </dd>
      </div>
    </dl>
  </>
);
