import { Term } from '../../ui/Term.tsx';
import { FORECASTERS } from './LossCells.tsx';

interface Props {
  /** Columns before the scores. */
  readonly before: readonly string[];
  /** Columns after them. */
  readonly after: readonly string[];
}

const LOG_LOSS = 'Log loss';
const SCORES = ['Brier (soccer: RPS)', LOG_LOSS];

const Tall = ({ of }: { readonly of: string }) => (
  <th scope="col" rowSpan={2}>
    {of}
  </th>
);

/** The head of a table that scores our forecasts next to the close and a coin. */
export const ScoresHead = ({ before, after }: Props) => (
  <thead>
    <tr>
      {before.map((of) => (
        <Tall key={of} of={of} />
      ))}
      {SCORES.map((score) => (
        <th key={score} scope="colgroup" colSpan={FORECASTERS.length}>
          {score === LOG_LOSS ? (
            <Term of="logLoss" at={before.join('-').replaceAll(' ', '-')}>
              {score}
            </Term>
          ) : (
            score
          )}
        </th>
      ))}
      {after.map((of) => (
        <Tall key={of} of={of} />
      ))}
    </tr>
    <tr>
      {SCORES.flatMap((score) =>
        FORECASTERS.map((of) => (
          <th key={`${of} ${score}`} scope="col">
            {of}
          </th>
        )),
      )}
    </tr>
  </thead>
);
