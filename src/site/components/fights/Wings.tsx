import { percent } from '#domain/numbers/numbers.ts';
import { type WingRow, wingPath, wingWidths } from './wingPath.ts';

interface Props {
  readonly caption: string;
  /** Names of the sides: amber left, blue right. */
  readonly names: readonly [string, string];
  readonly rows: readonly WingRow[];
}

/** All bars of a side in one drawing, over the rows they stand on. */
const Bars = ({ rows, side }: Pick<Props, 'rows'> & { readonly side: 'a' | 'b' }) => (
  <td rowSpan={rows.length} className="bars">
    <svg viewBox={`0 0 100 ${rows.length}`} preserveAspectRatio="none" aria-hidden="true">
      <path
        className="track"
        d={wingPath(
          rows.map(() => 1),
          side,
        )}
      />
      <path
        className={side === 'a' ? 'bar-away' : 'bar-home'}
        d={wingPath(wingWidths(rows, side), side)}
      />
    </svg>
  </td>
);

/** Shares of both sides on one scale, growing outward from the row's label: methods, rounds. */
export const Wings = ({ caption, names, rows }: Props) => (
  <div className="reflow">
    <table className="wings">
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        <col className="figure" />
        <col />
        <col className="middle" />
        <col />
        <col className="figure" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2} className="of-a">
            {names[0]}
          </th>
          <td />
          <th scope="col" colSpan={2} className="of-b">
            {names[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, a, b }, index) => (
          <tr key={label}>
            <td className="share">{percent(100 * a, 1)}</td>
            {index === 0 && <Bars rows={rows} side="a" />}
            <th scope="row">{label}</th>
            {index === 0 && <Bars rows={rows} side="b" />}
            <td className="share">{percent(100 * b, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
