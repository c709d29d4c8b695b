import { stringify } from 'csv-stringify/sync';
import { valueAtClose } from '#domain/record/figures/valueAtClose.ts';
import { WITHHELD } from '#domain/record/picks/pick.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { plainCell } from '#domain/words/plainCell.ts';

/** The columns of the record's file: those of a line, plus the closing-line value computed from them; empty for a void. */
const COLUMNS = [
  'gradeLine',
  'predictionLine',
  'kind',
  'id',
  'part',
  'league',
  'name',
  'startTime',
  'basis',
  'market',
  'pick',
  'how',
  'opponent',
  'line',
  'probability',
  'drawProbability',
  'choices',
  'book',
  'price',
  'claimed',
  'outcome',
  'units',
  'closingProbability',
  'closingDrawProbability',
  'closingPrice',
  'closingLine',
  'homeScore',
  'awayScore',
  'resultVersion',
  'espnProbability',
  'outcomeBefore',
  'voidCause',
] as const satisfies readonly (keyof RecordRow)[];

const OPTIONS = {
  columns: [...COLUMNS, 'closingLineValue'],
  record_delimiter: 'windows',
  cast: { string: plainCell },
} as const;

/** The line of names, after a byte order mark: without it Excel takes UTF-8 for another encoding. */
export const recordCsvHead = (): string => stringify([], { ...OPTIONS, bom: true, header: true });

/** Lines of the record in RFC 4180 form with unchanged digits; no cell can be taken for a formula. */
export const recordCsvLines = (rows: readonly RecordRow[]): string =>
  stringify(
    rows.map(({ priceWithheld, ...row }) => ({
      ...row,
      ...(priceWithheld && { price: WITHHELD }),
      closingLineValue: valueAtClose(row),
    })),
    OPTIONS,
  );
