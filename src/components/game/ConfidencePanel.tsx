import { confidenceSentence, type Stars } from '#domain/stars.ts';
import { ConfidenceFigure } from './ConfidenceFigure.tsx';
import { Panel } from './Panel.tsx';

interface Props {
  readonly confidence: number;
  readonly stars: Stars;
}

/** Confidence out of 100, its stars and what they mean. */
export function ConfidencePanel({ confidence, stars }: Props) {
  return (
    <Panel title="Confidence Rating">
      <ConfidenceFigure confidence={confidence} stars={stars} />
      <p className="subline mt-2">
        {`${confidenceSentence(stars)}. The rating is the share of simulated games the predicted winner wins.`}
      </p>
    </Panel>
  );
}
