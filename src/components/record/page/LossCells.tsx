import { NONE } from '../words.ts';

/** A squared score (Brier, of three results RPS) and log loss of one forecast. */
export interface Losses {
  readonly squared?: number | undefined;
  readonly log: number;
}

/** Whose forecasts are scored: what is published, our model alone, the books' last word, a coin. */
export type Forecaster = 'ours' | 'own' | 'close' | 'coin';

export const FORECASTERS: readonly Forecaster[] = ['ours', 'close', 'coin'];
export const SCORES: readonly (keyof Losses)[] = ['squared', 'log'];

interface Props {
  readonly losses: Readonly<Partial<Record<Forecaster, Losses | undefined>>>;
  readonly of?: readonly Forecaster[];
  readonly scores?: readonly (keyof Losses)[];
}

/** The scores of a line, in the order of the table's head. */
export const LossCells = ({ losses, of = FORECASTERS, scores = SCORES }: Props) =>
  scores.flatMap((score) =>
    of.map((whose) => {
      const text = losses[whose]?.[score]?.toFixed(4) ?? NONE;
      return <td key={`${whose} ${score}`}>{whose === 'ours' ? <b>{text}</b> : text}</td>;
    }),
  );
