import { EMPTY_CELL, groupedDigits } from '#components/record/words.ts';
import { ScrollRegion } from '#components/ui/ScrollRegion.tsx';
import type { BacktestContent } from '#content/backtest/backtest.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { shortOfClaim } from './shortOfClaim.ts';

type Table = BacktestContent['edges'][number];
type Row = Table['rows'][number];

const gain = (share: number): string => `${signed(100 * share, 1)}%`;

const EdgeRow = ({ name, bets, full, claimed, realised }: Row) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{groupedDigits(bets)}</td>
    <td>{gain(full)}</td>
    <td>{gain(claimed)}</td>
    <td>
      <b>{realised ? gain(realised.mean) : EMPTY_CELL}</b>
    </td>
    <td>{realised ? `${gain(realised.low)} to ${gain(realised.high)}` : 'too few'}</td>
  </tr>
);

function EdgeTable({ title, rows, notes }: Table) {
  const caption = `Backtest: ${title}`;
  const closing = rows.every(({ measure }) => measure === 'close');
  return (
    <div>
      <h3 className="subheading mt-8">{title}</h3>
      <ScrollRegion label={caption} className="scroll">
        <table className="data-table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Who judges whom</th>
              <th scope="col">Bets</th>
              <th scope="col">Full distance</th>
              <th scope="col">Claimed</th>
              <th scope="col">{closing ? 'Closing-line value' : 'Actual return'}</th>
              <th scope="col">95% range</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <EdgeRow key={row.name} {...row} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {notes.map((note) => (
        <p key={note} className="note mt-3">
          {note}
        </p>
      ))}
    </div>
  );
}

/** What the rule for an edge, and the rules that we left, claimed and returned on past prices of many books. */
export const BacktestEdges = ({ edges }: Pick<BacktestContent, 'edges'>) => (
  <>
    <p className="max-w-[80ch]">
      An edge is a book’s price that has not followed a sharp book that moved. We claim half of the
      distance. Two books that judge each other lose, and so does betting at the sharp book.{' '}
      {shortOfClaim(edges)}
    </p>
    {edges.map((table) => (
      <EdgeTable key={table.title} {...table} />
    ))}
  </>
);
