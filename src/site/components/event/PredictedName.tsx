interface Props {
  readonly name: string;
  /** How that happens most often: "most often 2–0, 34.1%". */
  readonly way: string;
  /** True where both sides' shares round alike. */
  readonly even: boolean;
}

/** Who most likely wins, between the two sides. */
export const PredictedName = ({ name, way, even }: Props) => (
  <div className="ending self-center">
    <p className="figure-label">{even ? 'Toss-up' : 'Predicted winner'}</p>
    <p className="predicted-score">{name}</p>
    <p className="figure-label">{way}</p>
  </div>
);
