import { stringify } from 'csv-stringify/browser/esm/sync';
import type { Bet } from '#domain/record/bet.ts';
import { changedAfter } from '#domain/record/changedAt.ts';
import { type GradedBet, profitCents } from '#domain/record/gradeBet.ts';
import { zoneName, zoneTime } from '#domain/time/zoneTime.ts';
import { plainCell } from '#domain/words/plainCell.ts';
import { betCells, betOfCells, sameBetKey } from '../rules/csvRow.ts';
import { type FileStyle, hasDecimalComma } from '../rules/file/amounts.ts';
import { CSV_COLUMNS, type CsvColumn, OWN_COLUMNS } from '../rules/file/columns.ts';
import { dateOrder, hasWallTime } from '../rules/file/instantOf.ts';
import { hasDecimalOdds } from '../rules/file/prices.ts';
import { type BadRow, readTable, type Table } from './csvLines.ts';

interface ReadCsv {
  /** New bets, and known ones that the file has a result for. */
  readonly bets: readonly Bet[];
  readonly bad: readonly BadRow[];
  /** Rows with a bet that exists already, and how many of them brought its result. */
  readonly known: number;
  readonly results: number;
  /** How the file was read where it leaves that open, and which columns were not. */
  readonly notes: readonly string[];
}

/** Bets as a spreadsheet file with a byte order mark, with their results; no cell can be taken for a formula. */
export function betsCsv(bets: readonly Bet[], graded: ReadonlyMap<string, GradedBet>): string {
  const rows = bets.map((bet) => {
    const grade = graded.get(bet.id);
    return {
      ...betCells(bet),
      ...(grade && {
        outcome: grade.outcome,
        gradedBy: grade.by,
        profit: profitCents(grade) / 100,
        closingProbability: grade.closingProbability,
        closingValue: grade.closingValue,
      }),
      correctedAt: bet.correctedAt,
    };
  });
  return stringify(rows, {
    bom: true,
    header: true,
    columns: [...CSV_COLUMNS, ...OWN_COLUMNS],
    record_delimiter: 'windows',
    cast: { string: plainCell },
  });
}

/** Whether only its reader can say how a bet ended, and has not. */
const awaitsResult = ({ hand, game, market }: Bet): boolean =>
  hand === undefined && (!game || market === 'other');

interface Made {
  readonly now: Date;
  readonly newId: () => string;
  /** The device's zone, IANA. */
  readonly zone: string;
}

const MONTH_FIRST = 'Dates such as 11/12/2026 were read month first.';

/** How a file writes, and what to say of it. */
function styleOf(
  { head, lines }: Table,
  { zone, now }: Made,
): { readonly style: FileStyle; readonly notes: readonly string[] } {
  const cells = (column: CsvColumn): string[] =>
    lines.flatMap(({ cells: own }) => own[column]?.trim() || []);
  const times = [...cells('date'), ...cells('start')];
  const order = dateOrder(times);
  const prices = cells('price');
  const decimalOdds = head.decimal || hasDecimalOdds(prices);
  const notes = [
    ...(times.some(hasWallTime)
      ? [`Times without a zone were read as ${zoneName(zone, now)}, this device’s.`]
      : []),
    ...(order === 'open'
      ? [MONTH_FIRST]
      : order === 'day'
        ? [MONTH_FIRST.replace('month', 'day')]
        : []),
    ...(decimalOdds ? ['Decimal odds were turned into American ones: 1.91 is −110.'] : []),
    ...(head.unread.length > 0 ? [`Not read: ${head.unread.join(', ')}.`] : []),
  ];
  const style = {
    decimalComma: hasDecimalComma([...prices, ...cells('stake'), ...cells('line')]),
    decimalOdds,
    dayFirst: order === 'day',
    instantAt: zoneTime(zone),
  };
  return { style, notes };
}

/**
 * Reads a bets file. Every refused row is named; all others are imported, each once. A bet that is here already gets the file's
 * result if it has none.
 * @param there existing bets
 */
export function readBetsCsv(
  text: string,
  there: readonly Bet[],
  made: Made,
): ReadCsv | { readonly problem: string } {
  const table = readTable(text);
  if ('problem' in table) return table;
  const { style, notes } = styleOf(table, made);
  const byId = new Map(there.map((bet) => [bet.id, bet]));
  const byKey = new Map(there.map((bet) => [sameBetKey(bet), bet]));
  const bets: Bet[] = [];
  const refused: BadRow[] = [...table.bad];
  const settled = new Map<string, Bet>();
  const own = new Set<string>();
  let known = 0;
  for (const { cells, line } of table.lines) {
    const bet = betOfCells(cells, { id: made.newId(), now: made.now, style });
    if ('reason' in bet) {
      refused.push({ line, reason: bet.reason });
      continue;
    }
    // Equal rows without ids in one file may be separate bets; those that exist already are not imported again.
    const before = byId.get(bet.id) ?? byKey.get(sameBetKey(bet));
    if (before || own.has(bet.id)) known += 1;
    else bets.push(bet);
    if (before && awaitsResult(before) && bet.hand !== undefined && !settled.has(before.id)) {
      const changedAt = changedAfter(before.changedAt, made.now);
      settled.set(before.id, { ...before, hand: bet.hand, changedAt });
    }
    own.add(bet.id);
  }
  return {
    bets: [...bets, ...settled.values()],
    bad: refused.toSorted((one, other) => one.line - other.line),
    known,
    results: settled.size,
    notes,
  };
}
