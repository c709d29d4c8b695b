import type { Golfer } from '#domain/events/golfTournament.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { aboveFairText, fairAmericanText, ROOM_PER_UNIT } from '#domain/prices/fairPrice.ts';
import { Panel } from '../game/Panel.tsx';

interface Props {
  readonly title: string;
  readonly shares: readonly { readonly id: string; readonly share: number }[];
  readonly golfers: ReadonlyMap<string, Golfer>;
}

const ROWS = 8;

/** Text of the closed panel: "Scottie Scheffler, fair +245". */
const keyFigure = ([first]: Props['shares'], golfers: Props['golfers']): string =>
  first ? `${golfers.get(first.id)?.name ?? first.id}, fair ${fairAmericanText(first.share)}` : '';

/** A fair price for each player, without a claim that it is available or has value. */
export const ValueTable = ({ title, shares, golfers }: Props) => (
  <Panel title={title} as="h3" fold={keyFigure(shares, golfers)}>
    <p className="note mb-3">
      {`No outright prices of this tournament reach us, and no backtest has shown that our figures beat any: we claim no value here. What we can say is the price that would be fair by our figures, and the one ${percent(100 * ROOM_PER_UNIT)} above it, which leaves room for their error.`}
    </p>
    <div className="fit">
      <table className="data-table market">
        <caption className="visually-hidden">{`${title}: fair prices of the winner`}</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Win</th>
            <th scope="col">Fair odds</th>
            <th scope="col">{`${percent(100 * ROOM_PER_UNIT)} above`}</th>
          </tr>
        </thead>
        <tbody>
          {shares.slice(0, ROWS).map(({ id, share }) => (
            <tr key={id}>
              <th scope="row">
                {golfers.get(id)?.name ?? id} <small>{golfers.get(id)?.country}</small>
              </th>
              <td>{percent(100 * share, 1)}</td>
              <td>{fairAmericanText(share)}</td>
              <td>{aboveFairText(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
);
