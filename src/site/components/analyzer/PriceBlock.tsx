import { MONEYLINE_BOUNDS } from '#domain/analyzer/bounds.ts';
import type { PriceReading } from '#domain/analyzer/probabilities.ts';
import { moneylineAfterKey, snapMoneyline } from '#domain/analyzer/steps.ts';
import { american, percent } from '#domain/numbers/numbers.ts';
import { centsPerDollarText } from '#domain/prices/centsPerDollarText.ts';
import { expectedReturnPerUnit } from '#domain/prices/staking.ts';
import { Disclose } from '../ui/Disclose.tsx';
import { Figure } from './Figure.tsx';
import { LineSlider } from './LineSlider.tsx';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** American */
  readonly price: number;
  readonly reading: PriceReading;
  readonly onMove?: ((price: number) => void) | undefined;
}

/** A team's price: its slider, how often the team wins, what $1 returns, and how often it would have to win. */
export function PriceBlock({ id, name, note, price, reading, onMove }: Props) {
  const { win, needs, edge } = reading;
  const returns = expectedReturnPerUnit(win / 100, price);
  return (
    <div className="block">
      <LineSlider
        id={id}
        label={`${name} moneyline`}
        note={note}
        value={price}
        text={`${name} at ${american(price)}`}
        bounds={MONEYLINE_BOUNDS}
        snap={snapMoneyline}
        afterKey={moneylineAfterKey}
        onMove={onMove}
      />
      <h3 className="text-15 mt-1">{`${name} to win at ${american(price)}`}</h3>
      <dl className="figures">
        <Figure
          label="Simulated games"
          share={win}
          note={`${centsPerDollarText(returns)} per $1`}
        />
      </dl>
      <Disclose summary="Break-even" of={name}>
        <p className="note">
          {`This price breaks even at ${percent(needs, 1)}, ${Math.abs(edge - 50).toFixed(1)} points ${edge > 50 ? 'below' : 'above'} our chance.`}
        </p>
      </Disclose>
    </div>
  );
}
