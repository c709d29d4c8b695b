import { percent } from '#domain/numbers/numbers.ts';
import { type WingRow, wingPath, wingWidths } from './wingPath.ts';

interface Props {
  readonly caption: string;
  /** Names of the sides: amber left, blue right. */
  readonly names: readonly [string, string];
  readonly rows: readonly WingRow[];
}

/** All bars of a side in one drawing, aligned with their rows. */
const Bars = ({ rows, side }: Pick<Props, 'rows'> & { readonly side: 'a' | 'b' }) => (
  <td rowSpan={rows.length} className="bars h-6.5 py-0.75 relative">
    <svg viewBox={`0 0 100 ${rows.length}`} preserveAspectRatio="none" aria-hidden="true">
      <path
        className="track fill-sunken"
        d={wingPath(
          rows.map(() => 1),
          side,
        )}
      />
      <path
        className={side === 'a' ? 'area-away' : 'area-home'}
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
        <col className="figure w-14" />
        <col />
        <col className="middle w-24" />
        <col />
        <col className="figure w-14" />
      </colgroup>
      <thead>
        <tr>
          <th
            scope="col"
            colSpan={2}
            className="text-12 font-tight font-semibold pb-1 text-left text-away-text"
          >
            {names[0]}
          </th>
          <td className="h-6.5 py-0.75" />
          <th
            scope="col"
            colSpan={2}
            className="text-12 font-tight font-semibold pb-1 text-right text-home-text"
          >
            {names[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, a, b }, index) => (
          <tr key={label}>
            <td className="share h-6.5 py-0.75 font-[680]">{percent(100 * a, 1)}</td>
            {index === 0 && <Bars rows={rows} side="a" />}
            <th scope="row">{label}</th>
            {index === 0 && <Bars rows={rows} side="b" />}
            <td className="share h-6.5 py-0.75 font-[680]">{percent(100 * b, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
