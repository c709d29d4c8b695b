import type { ReliabilityBin } from '#domain/record/figures/reliability.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { Whole } from '../../ui/Whole.tsx';

const SIDE = 320;
const LEFT = 34;
const BOTTOM = 30;
const TICKS = [0, 20, 40, 60, 80, 100];

const x = (percent: number): number => LEFT + (SIDE * percent) / 100;
const y = (percent: number): number => 8 + SIDE - (SIDE * percent) / 100;

/** A dot's area shows its number of picks. */
const radius = (decided: number, most: number): number => 2.5 + 6.5 * Math.sqrt(decided / most);

interface Props {
  readonly bins: readonly ReliabilityBin[];
  /** The picks' subject, for screen readers and the captions. */
  readonly of: string;
}

const text = (percent: number): string => `${percent.toFixed(1)}%`;

/** How often picks of a published probability won: on the diagonal if as often as stated. */
export function ReliabilityChart({ bins, of }: Props) {
  const most = Math.max(1, ...bins.map(({ decided }) => decided));
  return (
    <figure className="reliability">
      <svg
        viewBox={`0 0 ${LEFT + SIDE + 12} ${8 + SIDE + BOTTOM}`}
        role="img"
        aria-label={`Reliability of ${of}: published probability against how often it won, in the table below.`}
      >
        {TICKS.map((tick) => (
          <g key={tick}>
            <path
              className="tick"
              d={`M${x(tick)} ${y(0)}V${y(100)}M${x(0)} ${y(tick)}H${x(100)}`}
            />
            <text x={x(tick)} y={y(0) + 16} textAnchor="middle">
              {tick}
            </text>
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <path className="perfect" d={`M${x(0)} ${y(0)}L${x(100)} ${y(100)}`} />
        {bins.map(({ from, said, won, low, high, decided }) => (
          <g key={from}>
            <path className="whisker" d={`M${x(said)} ${y(low)}V${y(high)}`} />
            <circle className="dot" cx={x(said)} cy={y(won)} r={radius(decided, most)} />
          </g>
        ))}
      </svg>
      <figcaption className="note">
        Across: what we said, %. Up: how often it won, %. The line is a forecast that is always
        right about how often. A dot’s area is its count of picks, its whisker the 95% range.
      </figcaption>
    </figure>
  );
}

export const ReliabilityTable = ({ bins, of }: Props) => (
  <ScrollRegion label={`Reliability of ${of}`} className="scroll">
    <table className="data-table">
      <caption className="visually-hidden">{`Reliability of ${of}`}</caption>
      <thead>
        <tr>
          <th scope="col">Published</th>
          <th scope="col">Picks decided</th>
          <th scope="col">We said, on average</th>
          <th scope="col">Won</th>
          <th scope="col">95% range</th>
        </tr>
      </thead>
      <tbody>
        {bins.map(({ from, to, decided, said, won, low, high }) => (
          <tr key={from}>
            <th scope="row">
              <Whole text={`${from}–${to}%`} />
            </th>
            <td>{decided.toLocaleString('en-US')}</td>
            <td>{text(said)}</td>
            <td>
              <b>{text(won)}</b>
            </td>
            <td>
              <Whole text={`${low.toFixed(0)}–${high.toFixed(0)}%`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
