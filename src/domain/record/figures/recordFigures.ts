import { grouped } from '../../lists/grouped.ts';
import { sum } from '../../numbers/numbers.ts';
import { sportLabel } from '../groups.ts';
import { PICK_MARKETS, type PickMarket } from '../picks/pick.ts';
import { contestKeyOf, isWinnerPick, type RecordRow } from '../recordRow.ts';
import { clusteredMean, type MeanEstimate } from './clusteredMean.ts';
import { easternDayOf } from './dayOf.ts';
import { type EdgeRow, edgeTableRows } from './edgeTable.ts';
import { type EspnBeside, espnBeside } from './espnBeside.ts';
import { type GroupFigures, groupFigures } from './groupFigures.ts';
import { type RegradedLines, regradedBy } from './regradedBy.ts';
import { type ReliabilityBin, reliabilityOf } from './reliability.ts';
import { type WorstRun, worstRun } from './worstRun.ts';

/** Picks of one market in a group. */
interface MarketFigures extends GroupFigures {
  readonly market: PickMarket;
}

/** All picks under one name, and each of their markets. */
export interface RecordGroup {
  /** A sport's label, a month (YYYY-MM), or both separated by a bar. */
  readonly key: string;
  /** Its longest losing run counts only the moneyline: several picks of one contest would be lost one after another. */
  readonly all: GroupFigures;
  readonly markets: readonly MarketFigures[];
}

interface EdgeFigures {
  readonly bets: number;
  /** Games and fights that had one; absent in a record computed before they were counted. */
  readonly contests?: number | undefined;
  readonly voided: number;
  /** Profit of one-unit stakes at the prices that may be given on: of the others the ledger says no price, and so no return. */
  readonly units: number;
  readonly rows: readonly EdgeRow<MeanEstimate>[];
  readonly worst: WorstRun;
}

/** Every figure of the record, computed from its lines alone. */
export interface RecordFigures {
  /** Graded predictions: their winner picks. */
  readonly predictions: number;
  /** Lines that were graded more than once: a corrected result, or one called off after all. */
  readonly corrected: number;
  /** What their last grades have changed; absent in a record computed before that was told. */
  readonly regraded?: readonly RegradedLines[] | undefined;
  /** The last line of the ledger that is counted; 0 if none. */
  readonly throughLine: number;
  /** Starts of the first and last contest, ISO 8601; absent if there are none. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly picks: RecordGroup;
  readonly leagues: readonly RecordGroup[];
  /** The latest first. */
  readonly months: readonly RecordGroup[];
  readonly leagueMonths: readonly RecordGroup[];
  /** By market: first all picks, then each market. */
  readonly reliability: readonly {
    readonly market: PickMarket | 'all';
    readonly bins: readonly ReliabilityBin[];
  }[];
  /** Our scores next to ESPN's own chances; absent in a record computed before those were stored. */
  readonly espn?: readonly EspnBeside[] | undefined;
  readonly edges: EdgeFigures;
}

/** The Eastern month in which a line's contest began, "2026-11". */
export const monthOfRow = (row: RecordRow): string => easternDayOf(row).slice(0, 7);

const groupOf = (key: string, rows: readonly RecordRow[]): RecordGroup => ({
  key,
  all: groupFigures(
    rows,
    rows.filter(({ market }) => market === 'moneyline'),
  ),
  markets: PICK_MARKETS.flatMap((market) => {
    const own = rows.filter((row) => row.market === market);
    return own.length > 0 ? [{ market, ...groupFigures(own) }] : [];
  }),
});

const groupsBy = (
  rows: readonly RecordRow[],
  keyOf: (row: RecordRow) => string,
  order: (one: RecordGroup, other: RecordGroup) => number,
): readonly RecordGroup[] =>
  [...grouped(rows, keyOf)].map(([key, own]) => groupOf(key, own)).toSorted(order);

const byKey = (one: RecordGroup, other: RecordGroup): number => (one.key < other.key ? -1 : 1);
const mostPicks = (one: RecordGroup, other: RecordGroup): number =>
  other.all.picks - one.all.picks || byKey(one, other);

function edgeFigures(rows: readonly RecordRow[], contests: number): EdgeFigures {
  const settled = rows.filter(({ outcome }) => outcome !== 'void');
  const bets = settled.flatMap((row) => {
    const { claimed = 0, units: returned } = row;
    if (returned === undefined) return [];
    return [{ game: contestKeyOf(row), cluster: easternDayOf(row), claimed, returned }];
  });
  const interval = (own: typeof bets): MeanEstimate =>
    clusteredMean(own.map(({ cluster, returned }) => ({ day: cluster, value: returned }))) ?? {
      mean: Number.NaN,
    };
  return {
    bets: rows.length,
    contests: new Set(rows.map(contestKeyOf)).size,
    voided: rows.length - settled.length,
    units: sum(bets.map(({ returned }) => returned)),
    rows: edgeTableRows(bets, contests, (own) => interval([...own])),
    worst: worstRun(rows),
  };
}

/** @param rows every line of the record, in the order in which the contests began */
export function recordFiguresOf(rows: readonly RecordRow[]): RecordFigures {
  const picks = rows.filter(({ basis }) => basis === 'pick');
  const edges = rows.filter(({ basis }) => basis === 'edge');
  const predictions = picks.filter(isWinnerPick).length;
  const labelOf = ({ league }: RecordRow): string => sportLabel(league);
  const first = rows[0]?.startTime;
  const last = rows.at(-1)?.startTime;
  return {
    predictions,
    corrected: rows.filter(({ regraded }) => regraded).length,
    regraded: regradedBy(rows),
    throughLine: rows.reduce((most, { gradeLine }) => Math.max(most, gradeLine), 0),
    ...(first && { from: first }),
    ...(last && { to: last }),
    picks: groupOf('all', picks),
    leagues: groupsBy(picks, labelOf, mostPicks),
    months: groupsBy(picks, monthOfRow, (one, other) => byKey(other, one)),
    leagueMonths: groupsBy(picks, (row) => `${labelOf(row)}|${monthOfRow(row)}`, byKey),
    reliability: (['all', ...PICK_MARKETS] as const).flatMap((market) => {
      const own = picks.filter((row) => market === 'all' || row.market === market);
      const bins = reliabilityOf(own);
      return bins.length > 0 ? [{ market, bins }] : [];
    }),
    espn: espnBeside(picks),
    edges: edgeFigures(edges, predictions),
  };
}
