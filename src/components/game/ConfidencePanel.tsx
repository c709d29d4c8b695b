import { confidenceSentence, starRating } from '#domain/stars.ts';
import { Panel } from './Panel.tsx';
import { Stars } from './Stars.tsx';

/** Confidence out of 100, its stars and what they mean. */
export function ConfidencePanel({ confidence }: { readonly confidence: number }) {
  return (
    <Panel title="Confidence Rating">
      <p className="of-100">
        <span className="big">{Math.round(confidence)}</span>
        <span className="sub">of 100</span>
      </p>
      <p className="mt-1">
        <Stars confidence={confidence} />
      </p>
      <p className="sub mt-2">
        {`${confidenceSentence(starRating(confidence))}. The rating is the share of simulated games the predicted winner wins.`}
      </p>
    </Panel>
  );
}
