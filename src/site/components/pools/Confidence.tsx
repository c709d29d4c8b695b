import type { ConfidencePool } from '#domain/season/pools/pool.ts';
import { confidenceRow } from '#domain/season/pools/poolRows.ts';
import { poolConfidenceText } from '#domain/season/pools/poolText.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { CopyText } from './CopyText.tsx';
import { PoolTable } from './PoolTable.tsx';

interface Props {
  readonly view: SeasonView;
  readonly pool: ConfidencePool;
  /** "NFL, week 13" */
  readonly title: string;
}

/** A round's likeliest results with the points filled in, and what they are expected to score. */
export function Confidence({ view, pool: { picks, expected }, title }: Props) {
  const most = picks.reduce((sum, { points }) => sum + points, 0);
  const rows = picks.map((pick) => {
    const row = confidenceRow(view, pick);
    return { ...row, points: pick.points, cells: [...row.cells, String(pick.points)] };
  });
  const mean = Math.round(expected.mean);
  return (
    <div className="pool-list">
      <p>
        {'Expected '}
        <b>{mean}</b>
        {` of ${most} points; 80% of ${view.recipe.runs.toLocaleString('en-US')} seasons score ${expected.low}–${expected.high}.`}
      </p>
      <div className="panel">
        <PoolTable
          label="Confidence order"
          heads={['Pick', 'Chance', 'Points']}
          rows={rows}
          part="confidence"
        />
      </div>
      <CopyText text={poolConfidenceText(title, rows)} part="confidence" />
    </div>
  );
}
