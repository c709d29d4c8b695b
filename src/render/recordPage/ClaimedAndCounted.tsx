import { RecordSummary } from '#components/marketing/RecordSummary.tsx';
import { RecordTable } from '#components/record/RecordTable.tsx';
import { CLAIMED_BY_MONTH, CLAIMED_BY_SPORT, CLAIMED_TOTAL } from '#content/marketing/claims.ts';
import { claimedSummary, countedRow, recordTableRows } from '#content/marketing/record.ts';
import type { RecordFigures } from '#domain/record/figures/recordFigures.ts';
import { monthLabel } from '#domain/record/groups.ts';
import { type GradedRecord, platformStatsOf } from '#domain/record/platformStats.ts';
import type { ClaimsShown } from '#site';

interface Props {
  readonly figures?: RecordFigures;
  readonly summary?: GradedRecord;
  readonly claims: ClaimsShown;
}

/** What the ledger counts in all, by sport and by month, next to what is claimed under that name where claims are shown. */
export function ClaimedAndCounted({ figures, summary, claims }: Props) {
  const asGiven = claims === 'as-given';
  const total = figures ? [countedRow(CLAIMED_TOTAL.label, figures.picks)] : [];
  const leagues = (figures?.leagues ?? []).map((group) => countedRow(group.key, group));
  const counted = (figures?.months ?? []).map((group) => countedRow(monthLabel(group.key), group));
  const months = recordTableRows(asGiven ? CLAIMED_BY_MONTH : [], counted);
  const claimed = asGiven ? [CLAIMED_TOTAL, ...CLAIMED_BY_SPORT] : [];
  const sports = recordTableRows(claimed, [...total, ...leagues]);
  const named = asGiven ? 'Claimed and counted' : 'Counted';
  return (
    <section className="mt-12">
      <div className="section-head">
        <h2>{named}</h2>
        <p>
          {asGiven && 'Claims are entered by hand. '}
          Counts are computed from the ledger.
        </p>
      </div>
      <section className="panel">
        <h3>In all</h3>
        <div className="content">
          <RecordSummary
            rows={claimedSummary({ ...platformStatsOf(summary, 0), staked: summary?.staked })}
            shown={claims}
          />
        </div>
      </section>
      <div className="grid mt-5">
        {sports.length > 0 && (
          <section className="panel">
            <h3>By sport</h3>
            <div className="content">
              <RecordTable of="Sport" caption={`${named} by sport`} rows={sports} />
            </div>
          </section>
        )}
        {months.length > 0 && (
          <section className="panel">
            <h3>By month</h3>
            <div className="content">
              <RecordTable of="Month" caption={`${named} by month`} rows={months} />
            </div>
          </section>
        )}
      </div>
      <p className="note mt-4 max-w-[80ch]">
        {asGiven && 'A claimed win rate is labeled Strong from 65%, otherwise Good. '}
        Each counted rate has its 95% range: how far luck alone could move it. Counted wins, losses
        and win rates are for the moneyline: in soccer a draw loses a pick of either team, and a
        push counts as neither. Units and ROI cover every market.
      </p>
    </section>
  );
}
