import type { TennisStats } from '#contract/answers/tennis/stats.ts';
import { percent } from '#domain/numbers/numbers.ts';

/** The three tennis figures. If one is not available yet, the page says so. */
export function TennisStatsStrip({ stats }: { readonly stats: TennisStats }) {
  const { totalTournaments, averageAccuracy, totalMatches } = stats;
  return (
    <dl className="stats of-three">
      <div className="stat">
        <dt>Active tournaments</dt>
        <dd>{totalTournaments}</dd>
        <dd className="remark">With a match in progress or ahead</dd>
      </div>
      <div className="stat">
        <dt>Prediction accuracy</dt>
        <dd>{averageAccuracy === null ? '–' : percent(averageAccuracy, 1)}</dd>
        <dd className="remark">
          {averageAccuracy === null
            ? 'No predicted match has been graded yet'
            : 'Finished matches our favorite won'}
        </dd>
      </div>
      <div className="stat">
        <dt>Matches analyzed</dt>
        <dd>{totalMatches}</dd>
        <dd className="remark">Simulated point by point</dd>
      </div>
    </dl>
  );
}
