import { FORECASTERS, type Forecaster } from './LossCells.tsx';

interface Props {
  /** Columns before the scores. */
  readonly before: readonly string[];
  /** Those of them that stand under the first one on a narrow screen. */
  readonly folded?: readonly string[];
  /** Columns after them. */
  readonly after?: readonly string[];
  /** Names of the scores. */
  readonly scores?: readonly string[];
  readonly forecasters?: readonly Forecaster[];
}

const BOTH = ['Brier (soccer: RPS)', 'Log loss'];
const NAMES = { ours: 'ours', own: 'model alone', close: 'close', coin: 'coin' } as const;

const Tall = ({
  of,
  className,
}: {
  readonly of: string;
  readonly className?: string | undefined;
}) => (
  <th scope="col" rowSpan={2} className={className}>
    {of}
  </th>
);

/** The head of a table in which our forecasts are scored beside the close and a coin. */
export const ScoresHead = ({
  before,
  folded = [],
  after = [],
  scores = BOTH,
  forecasters = FORECASTERS,
}: Props) => (
  <thead>
    <tr>
      {before.map((of) => (
        <Tall key={of} of={of} className={folded.includes(of) ? 'wide-only' : undefined} />
      ))}
      {scores.map((score) => (
        <th key={score} scope="colgroup" colSpan={forecasters.length}>
          {score}
        </th>
      ))}
      {after.map((of) => (
        <Tall key={of} of={of} />
      ))}
    </tr>
    <tr>
      {scores.flatMap((score) =>
        forecasters.map((of) => (
          <th key={`${of} ${score}`} scope="col">
            {NAMES[of]}
          </th>
        )),
      )}
    </tr>
  </thead>
);
