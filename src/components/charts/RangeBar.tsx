import { short } from './span.ts';
import './charts.css';

interface Props {
  /** Middle of the distribution and its standard deviation, in the axis' unit. */
  readonly mean: number;
  readonly sd: number;
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** Normal quantiles: 90 % lie within ±1.645 sd of the mean, 50 % within ±0.674. */
const Z90 = 1.645;
const Z50 = 0.674;

/** A ladder rung: line 90 %, block 50 %, tick the middle. */
export function RangeBar({ mean, sd, from, to, label }: Props) {
  const at = (value: number): number =>
    short(Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100)));
  const block = (z: number) => {
    const left = at(mean - z * sd);
    return { x: left, width: short(at(mean + z * sd) - left) };
  };
  return (
    <svg
      className="rung"
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {from < 0 && to > 0 && <path className="mid" d={`M${at(0)} -9V23`} />}
      <rect className="r90" {...block(Z90)} y="6" height="2" />
      <rect className="r50" {...block(Z50)} y="3" height="8" />
      <path className="tick" d={`M${at(mean)} 0V14`} />
    </svg>
  );
}
