import { Rung } from './Rung.tsx';

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

/** The rung of a normal distribution. */
export function RangeBar({ mean, sd, ...axis }: Props) {
  const spread = {
    low90: mean - Z90 * sd,
    low50: mean - Z50 * sd,
    middle: mean,
    high50: mean + Z50 * sd,
    high90: mean + Z90 * sd,
  };
  return <Rung spread={spread} {...axis} />;
}
