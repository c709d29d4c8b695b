import { percent } from '#domain/numbers.ts';
import { aboveFairText, fairDecimalText } from '#domain/prices/fairPrice.ts';

interface Props {
  /** The favourite, as the worked example. */
  readonly name: string;
  /** 0–1 */
  readonly share: number;
}

/** What fair odds say and what they do not, worked through with the favourite. */
export const ValueExplainer = ({ name, share }: Props) => (
  <section className="panel">
    <h3>Finding betting value</h3>
    <div className="content explainer">
      <p>
        Fair odds are 1 divided by the probability. They carry no margin: at that price a bet
        neither wins nor loses in the long run.
      </p>
      <p>
        {`${name} wins ${percent(100 * share, 1)} of our simulations, so the fair price is ${fairDecimalText(share)}. A book that offers less keeps the difference. A price 10% above it is ${aboveFairText(share)}; whether that is value depends on how right our figure is, which no backtest against prices has shown yet.`}
      </p>
      <ul>
        <li>Compare the best price you can get with the fair one, not with last week’s.</li>
        <li>Ask for more room on long shots: their probabilities are the least certain.</li>
        <li>Places paid under dead-heat rules are worth less when ties are split.</li>
      </ul>
    </div>
  </section>
);
