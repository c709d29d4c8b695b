import { RecordSummary } from '#components/marketing/RecordSummary.tsx';
import { RecordTable } from '#components/record/RecordTable.tsx';
import { CLAIMED_BY_MONTH, CLAIMED_BY_SPORT, CLAIMED_TOTAL } from '#content/marketing/claims.ts';
import { claimedSummary, countedRow, tableRows } from '#content/marketing/record.ts';
import type { RecordFigures } from '#domain/record/figures/recordFigures.ts';
import { monthLabel } from '#domain/record/groups.ts';
import { type GradedRecord, platformStatsOf } from '#domain/record/platformStats.ts';

interface Props {
  readonly figures?: RecordFigures;
  readonly summary?: GradedRecord;
}

/** The specification's static tables, marked as claims, each next to what the ledger counts under that name. */
export function ClaimedAndCounted({ figures, summary }: Props) {
  const total = figures ? [countedRow(CLAIMED_TOTAL.label, figures.picks)] : [];
  const leagues = (figures?.leagues ?? []).map((group) => countedRow(group.key, group));
  const counted = (figures?.months ?? []).map((group) => countedRow(monthLabel(group.key), group));
  const months = tableRows(CLAIMED_BY_MONTH, counted);
  return (
    <section className="mt-12">
      <div className="section-head">
        <h2>Claimed and counted</h2>
        <p>Claims are entered by hand. Counts are computed from the ledger.</p>
      </div>
      <section className="panel">
        <h3>In all</h3>
        <div className="content">
          <RecordSummary rows={claimedSummary(platformStatsOf(summary, 0))} />
        </div>
      </section>
      <div className="grid mt-5">
        <section className="panel">
          <h3>By sport</h3>
          <div className="content">
            <RecordTable
              of="Sport"
              caption="Claimed and counted by sport"
              rows={tableRows([CLAIMED_TOTAL, ...CLAIMED_BY_SPORT], [...total, ...leagues])}
            />
          </div>
        </section>
        <section className="panel">
          <h3>By month</h3>
          <div className="content">
            {months.length > 0 ? (
              <RecordTable of="Month" caption="Claimed and counted by month" rows={months} />
            ) : (
              <p className="muted">No month is claimed, and none has a graded pick yet.</p>
            )}
          </div>
        </section>
      </div>
      <p className="note mt-4 max-w-[80ch]">
        A claimed win rate is labeled Strong from 65%, otherwise Good. The count has its 95% range
        instead: how far luck alone may have moved it. Counted wins, losses and win rates are of the
        moneyline, where a draw in soccer counts as a loss for a side that was picked and a push is
        neither; units and ROI are of every market.
      </p>
    </section>
  );
}
