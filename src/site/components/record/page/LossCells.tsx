import { EMPTY_CELL } from '../words.ts';
import { blockCell } from './linesCell.ts';

/** A squared score (Brier, of three results RPS) and log loss of one forecast. */
export interface ForecastLosses {
  readonly squared?: number | undefined;
  readonly log: number;
}

/** The forecasts that the record scores: the published one, the books' closing one, a coin. */
export const FORECASTERS = ['ours', 'close', 'coin'] as const;
type Forecaster = (typeof FORECASTERS)[number];

/** Each score with its short name on a phone. */
const SCORES = [
  ['squared', 'Brier'],
  ['log', 'Log loss'],
] as const satisfies readonly (readonly [keyof ForecastLosses, string])[];

interface Props {
  readonly losses: Readonly<Record<Forecaster, ForecastLosses | undefined>>;
}

/** The scores of a line, in the order of the table's head. */
export const LossCells = ({ losses }: Props) =>
  SCORES.flatMap(([score, name]) =>
    FORECASTERS.map((whose) => {
      const text = losses[whose]?.[score]?.toFixed(4) ?? EMPTY_CELL;
      return (
        <td key={`${whose} ${score}`} {...blockCell(`${name}, ${whose}`)}>
          {whose === 'ours' ? <b>{text}</b> : text}
        </td>
      );
    }),
  );
