import type { Golfer } from '#domain/events/golfTournament.ts';
import { percent } from '#domain/numbers.ts';
import { fairDecimalText, VALUE_RETURN_PER_UNIT, valueFromText } from '#domain/prices/fairPrice.ts';

interface Props {
  readonly title: string;
  readonly shares: readonly { readonly id: string; readonly share: number }[];
  readonly golfers: ReadonlyMap<string, Golfer>;
}

const ROWS = 8;

/** From which price each player would be a value bet: no price is claimed to exist. */
export const ValueTable = ({ title, shares, golfers }: Props) => (
  <section className="panel">
    <h3>{title}</h3>
    <div className="content">
      <p className="note mb-3">
        {`No bookmaker’s price belongs to this tournament, so nothing here is called value outright. Instead: the decimal price from which a bet on the winner returns ${percent(100 * VALUE_RETURN_PER_UNIT)} on average, by our figures.`}
      </p>
      <div className="fit">
        <table className="data-table market">
          <caption className="visually-hidden">{`${title}: price from which a bet has value`}</caption>
          <thead>
            <tr>
              <th scope="col">Player</th>
              <th scope="col">Win</th>
              <th scope="col">Fair odds</th>
              <th scope="col">Value from</th>
            </tr>
          </thead>
          <tbody>
            {shares.slice(0, ROWS).map(({ id, share }) => (
              <tr key={id}>
                <th scope="row">
                  {golfers.get(id)?.name ?? id} <small>{golfers.get(id)?.country}</small>
                </th>
                <td>{percent(100 * share, 1)}</td>
                <td>{fairDecimalText(share)}</td>
                <td>
                  <b>{valueFromText(share)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  </section>
);
