import type { GradedPick } from '#domain/gradedPick.ts';
import { percent, signed } from '#domain/numbers.ts';
import { longestLosingRun, tally } from '#domain/record/tally.ts';
import { signTone } from '../ui/signTone.ts';

const NONE = '–';

/** Lost before won, with the range that so few picks leave. */
export function RecordStats({ picks }: { readonly picks: readonly GradedPick[] }) {
  const { lost, won, pushed, winRate, range, units, roi } = tally(picks);
  return (
    <dl className="stats step-4">
      <div className="stat">
        <dt>Lost</dt>
        <dd>{lost.toLocaleString('en-US')}</dd>
        <dd className="remark">{pushed === 0 ? 'no push' : `and ${pushed} pushed`}</dd>
      </div>
      <div className="stat">
        <dt>Won</dt>
        <dd>{won.toLocaleString('en-US')}</dd>
        <dd className="remark">
          {winRate === undefined || range === undefined
            ? 'none of them between two sides'
            : `${percent(winRate, 1)} between two sides, 95% range ${percent(range.low)} to ${percent(range.high)}`}
        </dd>
      </div>
      <div className="stat">
        <dt>Units, flat stakes</dt>
        <dd className={signTone(units)}>{units === undefined ? NONE : signed(units, 1)}</dd>
        <dd className="remark">
          {roi === undefined ? 'no graded pick had a price' : `${signed(roi, 1)}% of the stakes`}
        </dd>
      </div>
      <div className="stat">
        <dt>Longest losing run</dt>
        <dd>{longestLosingRun(picks)}</dd>
        <dd className="remark">picks lost one after another</dd>
      </div>
    </dl>
  );
}
