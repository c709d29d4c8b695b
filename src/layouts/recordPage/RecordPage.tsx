import { NothingGraded } from '#components/record/NothingGraded.tsx';
import { ComputedRecord } from '#components/record/page/ComputedRecord.tsx';
import type { RecordFigures } from '#domain/record/figures/recordFigures.ts';
import type { GradedRecord } from '#domain/record/platformStats.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { Backtest } from './Backtest.tsx';
import { ClaimedAndCounted } from './ClaimedAndCounted.tsx';

/** The record that is up; undefined before anything is graded. */
export interface ShownRecord {
  /** When it was computed, ISO 8601 in UTC. */
  readonly asOf: string;
  readonly figures: RecordFigures;
  readonly summary: GradedRecord;
  /** The latest lost picks. */
  readonly losses: readonly RecordRow[];
}

/** The track record: what the ledger counts, the backtest before there is anything to count, and what is claimed. */
export const RecordPage = ({ record }: { readonly record: ShownRecord | undefined }) => (
  <div className="wrap pb-16">
    <div className="head">
      <div>
        <h1>Track Record</h1>
        <p className="subline">
          Every graded pick, losses first, at the price when it was published.
        </p>
      </div>
    </div>
    {record ? (
      <ComputedRecord {...record} />
    ) : (
      <>
        <NothingGraded />
        <Backtest />
      </>
    )}
    <ClaimedAndCounted figures={record?.figures} summary={record?.summary} />
  </div>
);
