import { type Cells, orProblem } from '../../data/cells.ts';
import { type CsvProblem, optionalRows } from '../../data/readRows.ts';

/** How a player of the files is called in the product. */
export interface SourceName {
  /** The feed's number, or the source's own with an n before it. */
  readonly productId: string;
  readonly name: string;
  /** "" if the source has none. */
  readonly position: string;
}

/** Columns of a file that names players. */
interface NameColumns {
  readonly id: string;
  readonly name: string;
  readonly position?: string;
  /** Of the feed's number. */
  readonly feedId?: string;
}

/** The product's id of a player. @param feedId "" if it is not known */
export const productId = (sourceId: string, feedId: string): string =>
  /^\d{1,20}$/.test(feedId) ? feedId : `n${sourceId.toLowerCase().replace(/[^0-9a-z]/g, '')}`;

/** Names by the source's id, each as the newest row has it; rows without a name are left out. */
export function sourceNames(path: string, columns: NameColumns): Map<string, SourceName> {
  const cell = (row: Cells, column: string | undefined): string =>
    column === undefined ? '' : (row[column] ?? '');
  const rows = optionalRows(path, {
    required: [columns.id, columns.name],
    read: (row: Cells): (SourceName & { readonly id: string }) | CsvProblem =>
      orProblem(() => ({
        id: cell(row, columns.id),
        productId: productId(cell(row, columns.id), cell(row, columns.feedId)),
        name: cell(row, columns.name),
        position: cell(row, columns.position),
      })),
  });
  return new Map(
    rows.flatMap(({ id, ...named }) => (id && named.name ? [[id, named] as const] : [])),
  );
}
