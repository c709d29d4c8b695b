import { MONEYLINE } from '#domain/analyzer/bounds.ts';
import type { PriceReading } from '#domain/analyzer/probabilities.ts';
import { moneylineAfterKey, snapMoneyline } from '#domain/analyzer/steps.ts';
import { american, signed } from '#domain/numbers.ts';
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

/** A team's price: its slider, how often the team wins, and how often it would have to. */
export function PriceBlock({ id, name, note, price, reading, onMove }: Props) {
  const { win, needs, edge } = reading;
  const gap = signed(edge - 50, 1);
  return (
    <div className="block">
      <LineSlider
        id={id}
        label={`${name} moneyline`}
        note={note}
        value={price}
        text={`${name} at ${american(price)}`}
        bounds={MONEYLINE}
        snap={snapMoneyline}
        afterKey={moneylineAfterKey}
        onMove={onMove}
      />
      <h3>{`${name} to win at ${american(price)}`}</h3>
      <dl className="figures">
        <Figure label="Simulated games" share={win} graded />
        <Figure
          label="The price needs"
          share={needs}
          note={edge > 50 ? `edge ${gap}` : `no edge, ${gap}`}
        />
      </dl>
    </div>
  );
}
