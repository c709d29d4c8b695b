import type { PoolRow } from '#domain/season/pools/poolRows.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';

interface Props {
  /** Names the table. */
  readonly label: string;
  /** Titles of its columns; the first is of the rows' names. */
  readonly heads: readonly string[];
  readonly rows: readonly PoolRow[];
  /** Which of the page's tables it is, for its script. */
  readonly part: string;
  /** Columns that hold words. */
  readonly words?: readonly number[];
}

/** A table of a pool. The page's script draws its rows anew when teams are marked as used. */
export const PoolTable = ({ label, heads, rows, part, words = [] }: Props) => (
  <ScrollRegion className="content scroll season-table pool-table" label={label}>
    <table className="data-table">
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th key={head} scope="col" className={words.includes(column - 1) ? 'left' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-pool-rows={part}>
        {rows.map(({ name, line, cells, game }) => (
          <tr key={`${name} ${line}`} data-game={game}>
            <th scope="row">
              <b>{name}</b>
              <small>{line}</small>
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={column} className={words.includes(column) ? 'left wraps' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
