import { percent, signed } from '#domain/numbers/numbers.ts';
import type { GroupFigures } from '#domain/record/figures/groupFigures.ts';
import type { RecordGroup } from '#domain/record/figures/recordFigures.ts';
import { CLAIMS, type Claim, type ClaimedRow } from './claims.ts';

/** What the ledger has counted so far; percentages are 0–100. */
interface Counted {
  readonly totalPredictions: number;
  readonly winRate: number | undefined;
  readonly roi: number | undefined;
  readonly units: number | undefined;
  /** Stakes behind the units: said where the units stand beside a number of predictions. */
  readonly staked?: number | undefined;
}

interface RecordRow {
  readonly label: string;
  readonly claim: Claim;
  /** The ledger's own figure; undefined until there is one. */
  readonly counted: string | undefined;
  /** Why there will never be a figure. */
  readonly never?: string;
}

const rate = (value: number | undefined) => (value === undefined ? undefined : percent(value, 1));

const unitsText = (units: number, staked: number | undefined): string =>
  `${signed(units, 1)}${staked === undefined ? '' : ` on ${staked.toLocaleString('en-US')} priced picks`}`;

/** Track-record summary on the landing page: each claim next to the ledger's figure. */
export const claimedSummary = (counted: Counted): readonly RecordRow[] => [
  { label: 'Win rate', claim: CLAIMS.winRate, counted: rate(counted.winRate) },
  {
    label: 'Units',
    claim: CLAIMS.units,
    counted: counted.units === undefined ? undefined : unitsText(counted.units, counted.staked),
  },
  {
    label: 'Picks',
    claim: CLAIMS.picks,
    counted:
      counted.totalPredictions > 0
        ? `${counted.totalPredictions.toLocaleString('en-US')}${counted.staked === undefined ? '' : ' predictions'}`
        : undefined,
  },
  {
    label: 'ROI',
    claim: CLAIMS.roi,
    counted: counted.roi === undefined ? undefined : `${signed(counted.roi, 1)}%`,
  },
  {
    label: 'Rating',
    claim: CLAIMS.rating,
    counted: undefined,
    never: 'this site collects no ratings',
  },
];

/** The counted picks under one name: all of them, and moneyline picks, which determine the rate. */
interface CountedRow {
  readonly label: string;
  readonly all: GroupFigures;
  readonly winners: GroupFigures | undefined;
}

export const countedRow = (label: string, { all, markets }: RecordGroup): CountedRow => ({
  label,
  all,
  winners: markets.find(({ market }) => market === 'moneyline'),
});

/** A row of the record's tables: claimed and counted figures under one name. */
interface TableRow {
  readonly label: string;
  readonly claimed: ClaimedRow | undefined;
  readonly counted: CountedRow | undefined;
}

/** Claimed rows in their order, each with its counted figures, then rows that are only counted. */
export function recordTableRows(
  claimed: readonly ClaimedRow[],
  counted: readonly CountedRow[],
): readonly TableRow[] {
  const counts = new Map(counted.map((row) => [row.label, row]));
  const claims = new Map(claimed.map((row) => [row.label, row]));
  return [...new Set([...claims.keys(), ...counts.keys()])].map((label) => ({
    label,
    claimed: claims.get(label),
    counted: counts.get(label),
  }));
}
