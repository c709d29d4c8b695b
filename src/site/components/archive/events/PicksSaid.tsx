import { american, percent } from '#domain/numbers/numbers.ts';
import type { Pick } from '#domain/record/picks/pick.ts';
import { Panel } from '../../game/Panel.tsx';
import { EMPTY_CELL, MARKET_TEXT, recordPickText } from '../../record/words.ts';

interface Props {
  readonly picks: readonly Pick[];
  /** Why they have no grades. */
  readonly why: string;
}

/** The picks as the ledger has them, before they are graded. */
export const PicksSaid = ({ picks, why }: Props) => (
  <Panel title="Picks, as published" id="picks">
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Pick</th>
          <th scope="col">Published</th>
          <th scope="col">Price then</th>
        </tr>
      </thead>
      <tbody>
        {picks.map((pick) => (
          <tr key={pick.market}>
            <th scope="row">
              {recordPickText(pick)}
              <span className="range">{MARKET_TEXT[pick.market]}</span>
            </th>
            <td>{percent(pick.probability, 1)}</td>
            <td>
              {pick.price === undefined ? EMPTY_CELL : american(pick.price)}
              {pick.book !== undefined && <span className="range">{pick.book}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="note pt-3">{why}</p>
  </Panel>
);
