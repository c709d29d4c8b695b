import { verifyLinePath } from '#components/record/words.ts';
import { ScrollRegion } from '#components/ui/ScrollRegion.tsx';
import { leagueName } from '#domain/leagues/leagueName.ts';
import { american, percent } from '#domain/numbers/numbers.ts';
import { writtenText } from '#domain/prices/fairPrice.ts';
import { evText } from '#domain/prices/gameEdges.ts';
import type { TodaysPrice } from '../rules/todaysPrice.ts';
import { localAgoText, localStart } from './localTime.ts';

interface Props {
  readonly prices: readonly TodaysPrice[];
  readonly now: Date;
}

/** Prices that pay, the best return first. */
export const PriceTable = ({ prices, now }: Props) => (
  <ScrollRegion label="Bets worth taking, a table" className="scroll day-list">
    <table className="data-table day-table">
      <caption className="visually-hidden">Bets worth taking, the best return first</caption>
      <thead>
        <tr>
          <th scope="col">Bet</th>
          <th scope="col">Best price</th>
          <th scope="col">Our fair price</th>
          <th scope="col">Return</th>
          <th scope="col" className="wide-only">
            Ledger
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <tr key={price.key}>
            <th scope="row" className="wraps">
              <a href={price.path}>{price.bet}</a>
              <span className="range">
                {leagueName(price.league)}: {price.name}, {localStart(price)}
              </span>
            </th>
            <td>
              <b>{american(price.american)}</b>
              <span className="range">
                {price.book}, {localAgoText(price.seenAt, now)}
              </span>
            </td>
            <td>
              {writtenText(price.fair)}
              <span className="range">{percent(100 * price.share, 1)}</span>
            </td>
            <td className="pos">
              <b>{evText(price)}</b>
            </td>
            <td className="wide-only">
              {price.ledgerLine === undefined ? (
                '–'
              ) : (
                <a href={verifyLinePath(price.ledgerLine)}>#{price.ledgerLine}</a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
