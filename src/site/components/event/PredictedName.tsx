interface Props {
  readonly name: string;
  /** Most frequent way: "most often 2–0, 34.1%". */
  readonly way: string;
  /** True if both sides' shares round to the same number. */
  readonly even: boolean;
}

/** The likely winner, between the two sides. */
export const PredictedName = ({ name, way, even }: Props) => (
  <div className="ending self-center">
    <p className="figure-label">{even ? 'Toss-up' : 'Predicted winner'}</p>
    <p className="predicted-score">{name}</p>
    <p className="figure-label">{way}</p>
  </div>
);
