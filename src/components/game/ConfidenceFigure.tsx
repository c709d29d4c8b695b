import type { Stars as Rating } from '#domain/stars.ts';
import { Stars } from './Stars.tsx';

interface Props {
  readonly confidence: number;
  readonly stars: Rating;
}

/** Confidence out of 100 with its stars. */
export const ConfidenceFigure = ({ confidence, stars }: Props) => (
  <>
    <p className="of-100">
      <span className="big">{Math.round(confidence)}</span>
      <span className="subline">of 100</span>
    </p>
    <p className="mt-1">
      <Stars stars={stars} />
    </p>
  </>
);
