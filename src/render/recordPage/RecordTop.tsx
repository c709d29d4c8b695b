import { SharpEdgeRecordTable } from '#components/edges/SharpEdgeRecord.tsx';
import { NothingGraded } from '#components/record/NothingGraded.tsx';
import { ComputedRecord } from '#components/record/page/ComputedRecord.tsx';
import { Moves } from '#components/record/page/Moves.tsx';
import { BACKTEST } from '#content/backtest/backtest.ts';
import { testVerdict } from '#content/backtest/verdict.ts';
import type { MoveFigures } from '#domain/moves/moveFigures.ts';
import { WRONG_PATH } from '#domain/product/paths.ts';
import type { RecordFigures } from '#domain/record/figures/recordFigures.ts';
import type { GradedRecord } from '#domain/record/platformStats.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import type { SharpEdgeRecord } from '#domain/record/sharpEdgeRecord.ts';
import { type GradedSeason, SeasonGrades } from './SeasonGrades.tsx';
import { testedMoveSeasons, testedMoves } from './testedMoves.ts';

/** The current record; undefined before anything is graded. */
export interface ShownRecord {
  /** When it was computed, ISO 8601 in UTC. */
  readonly asOf: string;
  readonly figures: RecordFigures;
  readonly summary: GradedRecord;
  /** The latest lost picks. */
  readonly losses: readonly RecordRow[];
  /** How expected moves ended, by league. */
  readonly moves: readonly MoveFigures[];
}

/** What the ledger counts, or that there is nothing to count yet. The test on past seasons and the claims follow below. */
export const RecordTop = ({
  record,
  edges = [],
  seasons = [],
}: {
  readonly record: ShownRecord | undefined;
  /** What prices that lagged behind a sharp book came to. */
  readonly edges?: readonly SharpEdgeRecord[];
  /** Seasons that are over, with the scores of their odds. */
  readonly seasons?: readonly GradedSeason[];
}) => (
  <>
    <div className="head">
      <div>
        <h1>Track Record</h1>
        <p className="subline">
          Every graded pick, losses first, at the price when it was published.{' '}
          <a href={WRONG_PATH}>Where we were wrong, each week</a>
        </p>
      </div>
    </div>
    {record ? <ComputedRecord {...record} /> : <NothingGraded verdict={testVerdict()} />}
    <Moves
      figures={record?.moves ?? []}
      tested={testedMoves(BACKTEST.moves)}
      seasons={testedMoveSeasons(BACKTEST.moves)}
    />
    <SharpEdgeRecordTable rows={edges} />
    <SeasonGrades seasons={seasons} />
  </>
);
