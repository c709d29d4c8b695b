import { confidenceSentence, starRating } from '#domain/stars.ts';
import { ConfidenceFigure } from './ConfidenceFigure.tsx';
import { Panel } from './Panel.tsx';

/** Confidence out of 100, its stars and what they mean. */
export function ConfidencePanel({ confidence }: { readonly confidence: number }) {
  return (
    <Panel title="Confidence Rating">
      <ConfidenceFigure confidence={confidence} />
      <p className="sub mt-2">
        {`${confidenceSentence(starRating(confidence))}. The rating is the share of simulated games the predicted winner wins.`}
      </p>
    </Panel>
  );
}
