import { percent } from '#domain/numbers/numbers.ts';
import type { WingRow } from './wingPath.ts';

interface Props {
  /** What it is of, for screen readers: its heading says the rest. */
  readonly label: string;
  /** The sides, one per row. */
  readonly names: readonly [string, string];
  /** Figures, one per column. */
  readonly rows: readonly WingRow[];
}

/** Shares of both sides as plain figures, one line each: methods, rounds. */
export const ShareTable = ({ label, names, rows }: Props) => (
  <table className="data-table bout-shares" aria-label={label}>
    <thead>
      <tr>
        <td />
        {rows.map(({ label }) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(['a', 'b'] as const).map((side, index) => (
        <tr key={side}>
          <th className="whitespace-normal font-[550]" scope="row">
            {names[index]}
          </th>
          {rows.map((row) => (
            <td key={row.label} data-k={row.label}>
              {percent(100 * row[side], 1)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
