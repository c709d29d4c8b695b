import { percent, signed } from '#domain/numbers/numbers.ts';
import { type EdgeRow, FEWEST_BETS, holdsClaimed } from '#domain/record/figures/edgeTable.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { Whole } from '../../ui/Whole.tsx';
import { EMPTY_CELL, groupedDigits } from '../words.ts';

const gain = (share: number): string => `${signed(100 * share, 1)}%`;

const INSIDE = { true: 'yes', false: 'no' } as const;

function insideText(row: EdgeRow): string {
  const inside = holdsClaimed(row);
  return inside === undefined ? 'too few' : INSIDE[`${inside}`];
}

interface Props {
  readonly rows: readonly EdgeRow[];
  readonly caption: string;
  /** The contests' name, in the plural. */
  readonly contests?: string;
}

/** Totals of a few bets: their number and claims. The actual return of so few would say nothing. */
function FewEdges({ rows, contests }: Required<Omit<Props, 'caption'>>) {
  const [all] = rows;
  if (!all) return null;
  return (
    <p>
      {`${groupedDigits(all.bets)} ${all.bets === 1 ? 'bet' : 'bets'} in ${percent(100 * all.gameShare, 1)} of the ${contests}, claiming ${gain(all.claimed)} on average: with fewer than ${FEWEST_BETS} bets, the return says nothing.`}
    </p>
  );
}

/** Claimed and actual returns of edges, by claimed return, once there are enough. */
export const EdgesTable = ({ rows, caption, contests = 'contests' }: Props) =>
  rows.some(({ bets }) => bets >= FEWEST_BETS) ? (
    <ScrollRegion label={caption} className="scroll">
      <table className="data-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Claimed return</th>
            <th scope="col">Bets</th>
            <th scope="col">Of contests</th>
            <th scope="col">Claimed</th>
            <th scope="col">Actual return</th>
            <th scope="col">95% range</th>
            <th scope="col">Claim in range</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { bucket, bets, gameShare, claimed, realised } = row;
            const { mean, low, high } = realised ?? {};
            return (
              <tr key={bucket}>
                <th scope="row">
                  <Whole text={bucket === 'all' ? 'All' : bucket.replace(' %', '%')} />
                </th>
                <td>{groupedDigits(bets)}</td>
                <td>{percent(100 * gameShare, 1)}</td>
                <td>{gain(claimed)}</td>
                <td>
                  <b>{mean === undefined ? EMPTY_CELL : gain(mean)}</b>
                </td>
                <td>
                  {low === undefined || high === undefined
                    ? 'too few'
                    : `${gain(low)} to ${gain(high)}`}
                </td>
                <td>{insideText(row)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  ) : (
    <FewEdges rows={rows} contests={contests} />
  );
