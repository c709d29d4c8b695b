import { percent } from '#domain/numbers/numbers.ts';
import { aboveFairText, fairDecimalText } from '#domain/prices/fairPrice.ts';
import { Panel } from '../game/Panel.tsx';

interface Props {
  /** The favorite, as the worked example. */
  readonly name: string;
  /** 0–1 */
  readonly share: number;
}

/** What fair odds mean and what they do not, with the favorite as an example. */
export const ValueExplainer = ({ name, share }: Props) => (
  <Panel
    title="Finding betting value"
    as="h3"
    fold={`Fair ${fairDecimalText(share)}, not a price on offer`}
  >
    <div className="explainer">
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
  </Panel>
);
