import { EMPTY_CELL } from '../words.ts';

/** A squared score (Brier, of three results RPS) and log loss of one forecast. */
export interface ForecastLosses {
  readonly squared?: number | undefined;
  readonly log: number;
}

/** The forecasts that the record scores: the published one, the books' closing one, a coin. */
export const FORECASTERS = ['ours', 'close', 'coin'] as const;
type Forecaster = (typeof FORECASTERS)[number];

const SCORES: readonly (keyof ForecastLosses)[] = ['squared', 'log'];

interface Props {
  readonly losses: Readonly<Record<Forecaster, ForecastLosses | undefined>>;
}

/** The scores of a line, in the order of the table's head. */
export const LossCells = ({ losses }: Props) =>
  SCORES.flatMap((score) =>
    FORECASTERS.map((whose) => {
      const text = losses[whose]?.[score]?.toFixed(4) ?? EMPTY_CELL;
      return <td key={`${whose} ${score}`}>{whose === 'ours' ? <b>{text}</b> : text}</td>;
    }),
  );
