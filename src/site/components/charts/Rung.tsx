import { clamp } from '#domain/numbers/numbers.ts';
import { twoDecimals } from './span.ts';

/** Where a distribution lies: its middle, the middle half and the middle nine tenths, in the axis' unit. */
interface Spread {
  readonly low90: number;
  readonly low50: number;
  readonly middle: number;
  readonly high50: number;
  readonly high90: number;
}

interface Props {
  readonly spread: Spread;
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** A ladder rung: line 90 %, block 50 %, tick the middle. Words and ticks of the axis are the caller's. */
export function Rung({ spread, from, to, label }: Props) {
  const at = (value: number): number =>
    twoDecimals(clamp(((value - from) / (to - from)) * 100, 0, 100));
  const block = (low: number, high: number) => ({
    x: at(low),
    width: twoDecimals(at(high) - at(low)),
  });
  return (
    <svg
      className="rung"
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {from < 0 && to > 0 && <path className="mid" d={`M${at(0)} -9V23`} />}
      <rect className="middle-90" {...block(spread.low90, spread.high90)} y="6" height="2" />
      <rect className="middle-50" {...block(spread.low50, spread.high50)} y="3" height="8" />
      <path className="tick" d={`M${at(spread.middle)} 0V14`} />
    </svg>
  );
}

interface RangeProps {
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

/** The rung of a normal distribution. */
export function RangeBar({ mean, sd, ...axis }: RangeProps) {
  const spread = {
    low90: mean - Z90 * sd,
    low50: mean - Z50 * sd,
    middle: mean,
    high50: mean + Z50 * sd,
    high90: mean + Z90 * sd,
  };
  return <Rung spread={spread} {...axis} />;
}
