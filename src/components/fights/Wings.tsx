import { percent } from '#domain/numbers.ts';

export interface WingRow {
  readonly label: string;
  /** Shares of all simulated fights, 0–1, of the two sides. */
  readonly a: number;
  readonly b: number;
}

interface Props {
  readonly caption: string;
  /** Names of the sides: amber left, blue right. */
  readonly names: readonly [string, string];
  readonly rows: readonly WingRow[];
}

/** The part of the column that a share fills: the largest fills it. */
const Bar = ({ share, full, side }: { share: number; full: number; side: 'a' | 'b' }) => {
  const width = Number(((100 * share) / full).toFixed(2));
  return (
    <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect
        className={side === 'a' ? 'bar-away' : 'bar-home'}
        x={side === 'a' ? Number((100 - width).toFixed(2)) : 0}
        width={width}
        height="1"
      />
    </svg>
  );
};

/** Shares of both sides on one scale, growing outward from the row's label: methods, rounds. */
export function Wings({ caption, names, rows }: Props) {
  const full = Math.max(0.01, ...rows.flatMap(({ a, b }) => [a, b]));
  return (
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
          {rows.map(({ label, a, b }) => (
            <tr key={label}>
              <td className="share">{percent(100 * a, 1)}</td>
              <td>
                <Bar share={a} full={full} side="a" />
              </td>
              <th scope="row">{label}</th>
              <td>
                <Bar share={b} full={full} side="b" />
              </td>
              <td className="share">{percent(100 * b, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
