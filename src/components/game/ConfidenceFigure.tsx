import { Stars } from './Stars.tsx';

/** Confidence out of 100 with its stars. */
export const ConfidenceFigure = ({ confidence }: { readonly confidence: number }) => (
  <>
    <p className="of-100">
      <span className="big">{Math.round(confidence)}</span>
      <span className="sub">of 100</span>
    </p>
    <p className="mt-1">
      <Stars confidence={confidence} />
    </p>
  </>
);
