import type { PredictedGame } from '#domain/game/game.ts';
import { confidenceSentence, gameStars, type Stars as Rating } from '#domain/game/stars.ts';
import { Part } from '../Part.tsx';
import { Stars } from '../Stars.tsx';

interface FigureProps {
  readonly confidence: number;
  readonly stars: Rating;
}

/** Confidence out of 100 with its stars. */
export const ConfidenceFigure = ({ confidence, stars }: FigureProps) => (
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

/** Confidence out of 100, its stars and what they mean. */
export function ConfidencePanel({ game }: { readonly game: PredictedGame }) {
  const stars = gameStars(game);
  return (
    <Part title="Confidence Rating" id="confidence">
      <ConfidenceFigure confidence={game.prediction.confidenceRating} stars={stars} />
      <p className="subline mt-2">
        {`${confidenceSentence(stars)}. The rating is the share of simulated games the predicted winner wins.`}
      </p>
    </Part>
  );
}
