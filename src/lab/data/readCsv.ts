import { parse } from 'csv-parse/sync';

/** What is wrong with a row: the column and the reason. */
export interface CsvProblem {
  readonly column: string;
  readonly problem: string;
}

/** A problem with a line of a text; lines count from 1, the header. */
interface LineProblem extends CsvProblem {
  readonly line: number;
}

/** A CSV text: its columns, its rows by column, and the lines that could not be read. */
interface CsvText {
  readonly header: readonly string[];
  readonly rows: readonly { readonly line: number; readonly record: Record<string, string> }[];
  readonly broken: readonly LineProblem[];
}

/** Column name for a line that is wrong as a whole. */
const WHOLE_ROW = 'row';

/**
 * Reads a CSV text with a header, one row per line. A line with an unmatched quote or the wrong number of cells costs
 * only that line.
 */
export function readCsv(text: string): CsvText {
  const broken: LineProblem[] = [];
  const add = (line: number, problem: string): undefined => {
    broken.push({ line, column: WHOLE_ROW, problem });
  };
  let header: string[] = [];
  const records: { record: Record<string, string>; info: { lines: number } }[] = parse(
    withoutBadQuotes(text, (line) => add(line, 'has a misplaced quote, or one that is not closed')),
    {
      bom: true,
      columns: (names: string[]) => {
        header = names;
        return names;
      },
      info: true,
      // The only errors left: a wrong number of cells.
      on_skip: (error) => add(Number(error?.lines), 'has not as many cells as the header'),
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
    },
  );
  return {
    header,
    rows: records.map(({ record, info }) => ({ line: info.lines, record })),
    broken,
  };
}

/** A line whose quotes, if any, enclose whole cells. */
const CELL = String.raw`(?:\s*"(?:[^"]|"")*"\s*|[^",]*)`;
const WELL_QUOTED = new RegExp(`^${CELL}(?:,${CELL})*$`);

/** The text with badly quoted lines emptied: an open quote would swallow the lines after it. */
function withoutBadQuotes(text: string, found: (line: number) => void): string {
  if (!text.includes('"')) return text;
  const lines = text.split('\n').map((line, index) => {
    if (!line.includes('"') || WELL_QUOTED.test(line)) return line;
    found(index + 1);
    return '';
  });
  return lines.join('\n');
}
