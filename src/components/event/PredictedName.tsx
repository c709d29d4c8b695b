interface Props {
  readonly name: string;
  /** How that happens most often: "most often 2–0, 34.1%". */
  readonly way: string;
}

/** Who most likely wins, between the two sides. */
export const PredictedName = ({ name, way }: Props) => (
  <div className="ending">
    <p className="figure-label">Predicted winner</p>
    <p className="predicted-score">{name}</p>
    <p className="figure-label">{way}</p>
  </div>
);
