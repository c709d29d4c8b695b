import { percent } from '#domain/numbers/numbers.ts';
import { fairAmericanText, NO_FAIR_PRICE } from '#domain/prices/fairPrice.ts';
import { Monogram } from '../../ui/Monogram.tsx';

interface Props {
  readonly side: 'away' | 'home';
  readonly name: string;
  readonly rank?: number | undefined;
  /** % of simulated matches won. */
  readonly win: number;
  /** A bookmaker's price, e.g. "Bovada −150". */
  readonly book?: string | undefined;
}

/** The break-even price of the moneyline; none if the share is 0 or 1. */
function fairText(win: number): string {
  const price = fairAmericanText(win / 100);
  return price === NO_FAIR_PRICE ? '' : `fair ${price}`;
}

/** A player with the moneyline: how often he or she wins, the break-even price, and a book's. */
export const PlayerRow = ({ side, name, rank, win, book }: Props) => (
  <div className={`team ${side}${win >= 50 ? ' favored' : ''} flex flex-wrap items-center gap-2.5`}>
    <Monogram name={name} />
    <span className="name">
      {name}
      <small>
        {[rank === undefined ? '' : `No. ${rank}`, fairText(win), book].filter(Boolean).join(', ')}
      </small>
    </span>
    <span className="percent">{percent(win, 1)}</span>
  </div>
);
