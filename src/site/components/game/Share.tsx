import { percent } from '#domain/numbers/numbers.ts';

interface Props {
  /** Share of simulated games, 0–100. */
  readonly of: number;
  /** A re-run's name for this figure, if it is compared as printed. */
  readonly figure?: string | undefined;
}

/** A simulated share in a headline: "57.3%". How far luck may have moved it is said once, with the method. */
export const Share = ({ of, figure }: Props) =>
  figure === undefined ? (
    percent(of, 1)
  ) : (
    <data value={of} data-figure={figure}>
      {percent(of, 1)}
    </data>
  );
