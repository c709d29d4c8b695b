import { leagueName } from '#domain/leagues/leagueName.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { bookWithId } from '#domain/prices/bookmakers.ts';
import { edgeMeans, type SharpEdgeRecord } from '#domain/record/sharpEdgeRecord.ts';
import { EMPTY_CELL, groupedDigits } from '../record/words.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';

const gain = (share: number | undefined): string =>
  share === undefined ? EMPTY_CELL : `${signed(100 * share, 1)}%`;

const CAPTION = 'Prices that lagged behind a sharp book, by league and book';

/** What the edges that were shown claimed and came to, by league and book; nothing before the first. */
export function SharpEdgeRecordTable({ rows }: { readonly rows: readonly SharpEdgeRecord[] }) {
  const all = edgeMeans(rows);
  if (!all) return null;
  const lines = [
    { key: 'all', name: 'All', means: all, of: rows },
    ...rows.map((row) => ({
      key: `${row.league} ${row.book}`,
      name: `${leagueName(row.league)}, ${bookWithId(row.book)?.name ?? row.book}`,
      means: edgeMeans([row]),
      of: [row],
    })),
  ];
  const total = (of: readonly SharpEdgeRecord[], what: 'wins' | 'losses') =>
    of.reduce((sum, row) => sum + row[what], 0);
  return (
    <section className="panel" aria-labelledby="lagging-record">
      <div className="content">
        <h2 id="lagging-record">Prices that lagged behind a sharp book</h2>
        <p className="max-w-[80ch]">
          Each was shown for two minutes. The claim is half of the distance. The close is the
          consensus of the last reading before the start, a sharp book in it. Books that pay this
          limit those who take it.
        </p>
        <ScrollRegion label={CAPTION} className="scroll">
          <table className="data-table">
            <caption className="visually-hidden">{CAPTION}</caption>
            <thead>
              <tr>
                <th scope="col">League and book</th>
                <th scope="col">Lost</th>
                <th scope="col">Won</th>
                <th scope="col">Shown</th>
                <th scope="col">Claimed</th>
                <th scope="col">Closing-line value</th>
                <th scope="col">Actual return</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, name, means, of }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td>
                    <b>{groupedDigits(total(of, 'losses'))}</b>
                  </td>
                  <td>{groupedDigits(total(of, 'wins'))}</td>
                  <td>{groupedDigits(means?.shown ?? 0)}</td>
                  <td>{gain(means?.claimed)}</td>
                  <td>{gain(means?.closingValue)}</td>
                  <td>{gain(means?.returned)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </section>
  );
}
