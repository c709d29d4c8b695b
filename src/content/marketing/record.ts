import { percent, signed } from '#domain/numbers.ts';
import { CLAIMS, type Claim } from './claims.ts';

/** What the ledger has counted so far; percentages are 0–100. */
interface Counted {
  readonly totalPredictions: number;
  readonly winRate: number | undefined;
  readonly roi: number | undefined;
  readonly units: number | undefined;
}

export interface RecordRow {
  readonly label: string;
  readonly claim: Claim;
  /** The ledger's own figure; undefined while there is none. */
  readonly counted: string | undefined;
}

const rate = (value: number | undefined) => (value === undefined ? undefined : percent(value, 1));

/** Track-record summary of the landing page: each claim beside the ledger's figure. */
export const recordSummary = (counted: Counted): readonly RecordRow[] => [
  { label: 'Win rate', claim: CLAIMS.winRate, counted: rate(counted.winRate) },
  {
    label: 'Units',
    claim: CLAIMS.units,
    counted: counted.units === undefined ? undefined : signed(counted.units, 1),
  },
  {
    label: 'Picks',
    claim: CLAIMS.picks,
    counted:
      counted.totalPredictions > 0 ? counted.totalPredictions.toLocaleString('en-US') : undefined,
  },
  { label: 'ROI', claim: CLAIMS.roi, counted: rate(counted.roi) },
];
