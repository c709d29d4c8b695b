import { percent } from '#domain/numbers/numbers.ts';
import { samplingErrorText } from '#domain/numbers/samplingError.ts';

interface Props {
  /** Share of simulated games, 0–100. */
  readonly of: number;
  /** Number of simulated games; 0 if unknown. */
  readonly runs: number;
  readonly digits?: number;
  /** A re-run's name for this figure, if it is compared as printed. */
  readonly figure?: string | undefined;
}

/** A simulated share with its sampling error: "57.3% ±0.3". */
export const Share = ({ of, runs, digits = 1, figure }: Props) => (
  <>
    {figure === undefined ? (
      percent(of, digits)
    ) : (
      <data value={of} data-figure={figure}>
        {percent(of, digits)}
      </data>
    )}{' '}
    {runs > 0 && <small className="within">{samplingErrorText(of, runs)}</small>}
  </>
);
